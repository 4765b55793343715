import type { GeminiSettings } from '#lib/env.ts';
import { fallbackModel } from '#lib/service-defaults.ts';
import { ChatError } from './chat-error.ts';
import { loadGemini, streamFromGemini } from './gemini-stream.ts';
import { readGeminiError } from './read-gemini-error.ts';

export { loadGemini };

type Question = {
  question: string;
  persona: string;
  settings: GeminiSettings;
  signal?: AbortSignal;
  /** Milliseconds before the one retry of an overloaded model. */
  retryDelay?: number;
};

/** In session storage, so that later page loads of the visit don't ask the retired model first. */
const retiredKey = 'retired-model';
let retiredModel: string | undefined;

/**
 * Asks the model one question, without history, and yields the pieces of its answer as they arrive. Follows
 * https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent. `fallbackModel` replaces a retired model
 * for the rest of the visit, page loads included; an overloaded one gets one retry. Leaving the loop early also ends the request.
 * @throws ChatError without key or URL. What was yielded before stays valid.
 */
export async function* streamAnswer({
  settings,
  signal,
  retryDelay = 2_000,
  ...words
}: Question): AsyncGenerator<string> {
  const sdk = await loadGemini();
  let isRetried = false;

  for (;;) {
    const model = isRetired(settings.model) ? fallbackModel : settings.model;
    let hasText = false;
    try {
      for await (const text of streamFromGemini(sdk, { ...words, settings, model, signal })) {
        hasText = true;
        yield text;
      }
      return;
    } catch (error) {
      if (signal?.aborted) throw new ChatError('stopped', 'Stopped by the visitor');
      const failure = readGeminiError(sdk, error);
      if (hasText) throw afterText(failure);
      if (failure.reason === 'model-retired' && model !== fallbackModel) {
        retire(model);
      } else if (failure.reason === 'overloaded' && !isRetried) {
        isRetried = true;
        await pause(retryDelay, signal);
      } else {
        throw failure;
      }
    }
  }
}

function isRetired(model: string): boolean {
  try {
    retiredModel ??= sessionStorage.getItem(retiredKey) ?? undefined;
  } catch {
    // Storage is closed, as in some private windows.
  }
  return model === retiredModel;
}

function retire(model: string): void {
  retiredModel = model;
  try {
    sessionStorage.setItem(retiredKey, model);
  } catch {}
}

/** After the first text, a malformed event means that the rest is missing. */
function afterText(failure: ChatError): ChatError {
  return failure.reason === 'malformed' ? new ChatError('cut-short', failure.message) : failure;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => resolve());
  });
}
