import type { GenerateContentResponse } from '@google/generative-ai';
import type { GeminiSettings } from '#lib/env.ts';
import { isOffline } from '#lib/is-offline.ts';
import { ChatError } from './chat-error.ts';
import { readGeminiChunk } from './read-gemini-chunk.ts';
import { readStreamedError } from './read-gemini-error.ts';

export type Sdk = typeof import('@google/generative-ai');
export type GeminiResponse = GenerateContentResponse;

/** Milliseconds to wait for the next chunk before the answer counts as stalled. */
const stallAfter = 20_000;

type StreamRequest = {
  question: string;
  persona: string;
  settings: GeminiSettings;
  model: string;
  signal: AbortSignal | undefined;
};

/** Loads the SDK, which no other file uses. @throws ChatError `offline` or `chunk-load` */
export async function loadGemini(): Promise<Sdk> {
  try {
    return await import('@google/generative-ai');
  } catch {
    if (isOffline()) throw new ChatError('offline', 'The browser is offline');
    throw new ChatError('chunk-load', 'The SDK could not be loaded');
  }
}

/** Makes one request and yields its text in pieces. @throws ChatError, the signal's reason, or whatever the SDK throws */
export async function* streamFromGemini(sdk: Sdk, request: StreamRequest): AsyncGenerator<string> {
  const { signal } = request;
  // The SDK ignores a signal that is already aborted, and only the signal passed to it ends the request.
  signal?.throwIfAborted();
  const network = new AbortController();
  signal?.addEventListener('abort', () => network.abort(), { signal: network.signal });

  try {
    const opened = open(sdk, request, network.signal);
    // The SDK also collects the answer in a promise that rejects when the stream does, although nothing awaits it.
    opened.then(({ response }) => response).catch(() => {});
    const chunks = (await beforeStall(opened)).stream;
    let hasText = false;
    for (;;) {
      const { done, value } = await beforeStall(chunks.next());
      if (done)
        throw new ChatError(hasText ? 'cut-short' : 'empty', 'The stream ended without a finish reason');
      const streamedError = readStreamedError(value);
      if (streamedError) throw streamedError;

      const { text, end } = readGeminiChunk(value);
      if (text) yield text;
      hasText ||= text.trim() !== '';
      if (end === 'complete' && hasText) return;
      if (end === 'blocked') throw new ChatError('blocked', 'The question or the answer was blocked');
      if (end) throw new ChatError(hasText ? 'cut-short' : 'empty', 'The model ended early');
    }
  } finally {
    network.abort();
  }
}

function open(sdk: Sdk, { question, persona, settings, model }: StreamRequest, signal: AbortSignal) {
  const safetySettings = [
    {
      category: sdk.HarmCategory.HARM_CATEGORY_HARASSMENT,
      threshold: sdk.HarmBlockThreshold.BLOCK_ONLY_HIGH,
    },
  ];
  return new sdk.GoogleGenerativeAI(settings.apiKey)
    .getGenerativeModel({ model, safetySettings }, { baseUrl: settings.apiBase })
    .generateContentStream(
      {
        contents: [
          { role: 'model', parts: [{ text: persona }] },
          { role: 'user', parts: [{ text: question }] },
        ],
      },
      { signal },
    );
}

async function beforeStall<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stall = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChatError('stalled', `Nothing for ${stallAfter} ms`)), stallAfter);
  });
  try {
    return await Promise.race([promise, stall]);
  } finally {
    clearTimeout(timer);
  }
}
