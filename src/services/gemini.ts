import type { GenerateContentResponse } from '@google/generative-ai';
import { isOffline } from '#lib/browser-state.ts';
import type { GeminiSettings } from '#lib/env.ts';
import { fallbackModel } from '#lib/service-defaults.ts';

type Sdk = typeof import('@google/generative-ai');

/** Why a question got no complete answer. */
export type ChatFailure =
  | 'offline'
  | 'unreachable'
  | 'invalid-key'
  | 'key-refused'
  | 'region'
  | 'model-retired'
  | 'quota'
  | 'daily-quota'
  | 'overloaded'
  | 'server'
  | 'rejected'
  | 'blocked'
  | 'empty'
  | 'cut-short'
  | 'too-long'
  | 'stalled'
  | 'malformed'
  | 'chunk-load';

/** A failed question. Safe to log: message and cause contain neither key nor URL. */
export class ChatError extends Error {
  readonly reason: ChatFailure;
  /** Seconds until a retry makes sense, if known. */
  readonly retryAfter: number | undefined;

  constructor(reason: ChatFailure, message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

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
 * @throws ChatError without key or URL, or the reason of the signal. What was yielded before stays valid.
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
      signal?.throwIfAborted();
      const failure = readError(sdk, error);
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
export function loadGemini(): Promise<Sdk> {
  return loadChunks(import('@google/generative-ai'));
}

/** Waits for imports of code that a question needs. @throws ChatError `offline` or `chunk-load` */
export async function loadChunks<Chunks>(chunks: Promise<Chunks>): Promise<Chunks> {
  try {
    return await chunks;
  } catch {
    if (isOffline()) throw new ChatError('offline', 'The browser is offline');
    throw new ChatError('chunk-load', 'A part of the chat could not be loaded');
  }
}

/** Makes one request and yields its text in pieces. @throws ChatError, the signal's reason, or whatever the SDK throws */
async function* streamFromGemini(sdk: Sdk, request: StreamRequest): AsyncGenerator<string> {
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

      const { text, end } = readChunk(value);
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

type GeminiChunk = {
  text: string;
  /** Set on the last chunk of an answer. */
  end?: 'complete' | ChatFailure;
};

/**
 * Reads one event of the stream. The SDK's own `text()` hides most reasons why an answer ends early.
 * Follows https://ai.google.dev/api/generate-content#FinishReason.
 */
function readChunk({ candidates, promptFeedback }: GenerateContentResponse): GeminiChunk {
  const [candidate] = candidates ?? [];
  if (!candidate) return promptFeedback?.blockReason ? { text: '', end: 'blocked' } : { text: '' };

  const parts = candidate.content?.parts ?? [];
  const text = parts.map((part) => (isThought(part) ? '' : (part.text ?? ''))).join('');
  const reason: string | undefined = candidate.finishReason;
  return reason && reason !== 'FINISH_REASON_UNSPECIFIED'
    ? { text, end: ends[reason] ?? 'cut-short' }
    : { text };
}

const ends: Record<string, GeminiChunk['end']> = {
  STOP: 'complete',
  MAX_TOKENS: 'cut-short',
  SAFETY: 'blocked',
  RECITATION: 'blocked',
  LANGUAGE: 'blocked',
  BLOCKLIST: 'blocked',
  PROHIBITED_CONTENT: 'blocked',
  SPII: 'blocked',
  IMAGE_SAFETY: 'blocked',
};

/** Thinking models send their thoughts as parts that the SDK's types do not include. */
function isThought(part: object): boolean {
  return 'thought' in part && part.thought === true;
}

/**
 * Converts what the SDK threw to a `ChatError`. Drops its messages, which contain URL and JSON.
 * Follows https://ai.google.dev/gemini-api/docs/troubleshooting.
 */
function readError(sdk: Sdk, error: unknown): ChatError {
  if (error instanceof ChatError) return error;
  if (error instanceof sdk.GoogleGenerativeAIFetchError) {
    return fromStatus(error.status ?? 0, error.message, error.errorDetails);
  }
  if (isOffline()) return new ChatError('offline', 'The connection was lost');
  const text = String(error);
  if (text.includes('Error fetching from')) return new ChatError('unreachable', 'No connection to the model');
  if (text.includes('Error reading from')) return new ChatError('cut-short', 'The connection broke');
  return new ChatError('malformed', 'The answer is not in the API’s format');
}

/** Reads an `{"error": …}` inside a stream that began with status 200. */
function readStreamedError(chunk: object): ChatError | undefined {
  if (!('error' in chunk) || !isRecord(chunk.error)) return undefined;
  const { code, message, details } = chunk.error;
  return fromStatus(Number(code), String(message), details);
}

function fromStatus(status: number, message: string, details: unknown): ChatError {
  const facts = Array.isArray(details) ? details.filter(isRecord) : [];
  if (
    facts.some(({ reason }) => reason === 'API_KEY_INVALID') ||
    /API key (not valid|expired)/i.test(message)
  ) {
    return new ChatError('invalid-key', `Status ${status}: the key is not valid`);
  }
  if (/location is not supported|not available in your country/i.test(message)) {
    return new ChatError('region', `Status ${status}: not available in the visitor’s country`);
  }
  if (status === 429) {
    return isDailyQuota(facts)
      ? new ChatError('daily-quota', 'Status 429: the daily quota is used up')
      : new ChatError('quota', 'Status 429: the quota is used up', secondsToWait(facts));
  }
  if (status === 401 || status === 403) return new ChatError('key-refused', `Status ${status}: key refused`);
  if (status === 404) return new ChatError('model-retired', 'Status 404: no such model');
  if (status === 503) return new ChatError('overloaded', 'Status 503: the model is overloaded');
  if (status >= 400 && status < 500) return new ChatError('rejected', `Status ${status}: question rejected`);
  return new ChatError('server', `Status ${status}: the service failed`);
}

/** Whether QuotaFailure names a quota such as `GenerateRequestsPerDayPerProjectPerModel-FreeTier`: RetryInfo is wrong then. */
function isDailyQuota(facts: Record<string, unknown>[]): boolean {
  return facts
    .flatMap(({ violations }) => (Array.isArray(violations) ? violations.filter(isRecord) : []))
    .some(({ quotaId }) => String(quotaId).includes('PerDay'));
}

/** The seconds of RetryInfo: `"34.07s"`. */
function secondsToWait(facts: Record<string, unknown>[]): number | undefined {
  const delay = facts
    .map(({ retryDelay }) => Number.parseFloat(String(retryDelay)))
    .find((seconds) => seconds > 0);
  return delay && Math.ceil(delay);
}

/** Whether a value is an object other than an array, as parsed from JSON of unknown shape. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
