import type { GeminiSettings } from '#lib/env.ts';
import { isOffline } from '#lib/is-offline.ts';
import { ChatError } from './chat-error.ts';
import { streamFromGemini } from './gemini-stream.ts';
import { readGeminiError } from './read-gemini-error.ts';

/** An alias that Google keeps pointing at a model in service. */
export const fallbackModel = 'gemini-flash-lite-latest';

type Question = {
  /** What the visitor asked. */
  question: string;
  /** The bot's hidden instructions. */
  persona: string;
  settings: GeminiSettings;
  /** Stops the answer, and the network traffic with it. */
  signal?: AbortSignal;
  /** Milliseconds without anything from the model until the answer counts as stalled. */
  stallAfter?: number;
  /** Milliseconds before an overloaded model is asked once more. */
  retryDelay?: number;
};

const retiredModels = new Set<string>();

/**
 * Asks the model one question, without any history, and yields the pieces of its answer as they come. Follows
 * https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent. A model that is no longer served is
 * replaced by `fallbackModel` for the rest of the visit; an overloaded one is asked once more. Leaving the loop early
 * also ends the request.
 *
 * @throws ChatError with the reason; nothing else, and never with the key or the URL. What was yielded before stays valid.
 */
export async function* streamAnswer({
  settings,
  signal,
  stallAfter = 20_000,
  retryDelay = 2_000,
  ...words
}: Question): AsyncGenerator<string> {
  const sdk = await loadGemini();
  let isRetried = false;

  for (;;) {
    const model = retiredModels.has(settings.model) ? fallbackModel : settings.model;
    let hasText = false;
    try {
      for await (const text of streamFromGemini(sdk, { ...words, settings, model, signal, stallAfter })) {
        hasText = true;
        yield text;
      }
      return;
    } catch (error) {
      if (signal?.aborted) throw new ChatError('stopped', 'Stopped by the visitor');
      const failure = readGeminiError(sdk, error);
      if (hasText) throw afterText(failure);
      if (failure.reason === 'model-retired' && model !== fallbackModel) {
        retiredModels.add(model);
      } else if (failure.reason === 'overloaded' && !isRetried) {
        isRetried = true;
        await pause(retryDelay, signal);
      } else {
        throw failure;
      }
    }
  }
}

/** Fetches the SDK ahead of need. */
export async function loadGemini() {
  try {
    return await import('@google/generative-ai');
  } catch {
    if (isOffline()) throw new ChatError('offline', 'The browser is offline');
    throw new ChatError('chunk-load', 'The SDK could not be loaded');
  }
}

/** Once there was text, a broken event means that the rest is missing. */
function afterText(failure: ChatError): ChatError {
  return failure.reason === 'malformed' ? new ChatError('cut-short', failure.message) : failure;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => resolve());
  });
}
