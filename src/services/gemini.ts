import type { GenerateContentResponse } from '@google/generative-ai';
import { isOffline } from '#lib/browser-state.ts';
import { fallbackModel, type GeminiSettings } from '#lib/env.ts';

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

let retiredModel: string | undefined;

/**
 * Asks the model one question, without history, and yields the pieces of its answer as they arrive. Follows
 * https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent. `fallbackModel` replaces a retired model
 * until the page is closed; an overloaded one gets one retry. Leaving the loop early also ends the request.
 * @throws ChatError without key or URL, or the reason of the signal. What was yielded before stays valid.
 */
export async function* streamAnswer({ retryDelay = 2_000, ...question }: Question): AsyncGenerator<string> {
  const { settings, signal } = question;
  const sdk = await loadGemini();
  let isRetried = false;

  for (;;) {
    const model = settings.model === retiredModel ? fallbackModel : settings.model;
    let hasText = false;
    try {
      for await (const text of streamFromGemini(sdk, model, question)) {
        hasText = true;
        yield text;
      }
      return;
    } catch (error) {
      signal?.throwIfAborted();
      const failure = readError(sdk, error);
      // After the first text, a malformed event means that the rest is missing.
      if (hasText && failure.reason === 'malformed') throw new ChatError('cut-short', failure.message);
      if (hasText) throw failure;
      if (failure.reason === 'model-retired' && model !== fallbackModel) {
        retiredModel = model;
      } else if (failure.reason === 'overloaded' && !isRetried) {
        isRetried = true;
        await pause(retryDelay, signal);
      } else {
        throw failure;
      }
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => resolve());
  });
}

/** Milliseconds to wait for the next chunk before the answer counts as stalled. */
const stallAfter = 20_000;

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
async function* streamFromGemini(sdk: Sdk, model: string, question: Question): AsyncGenerator<string> {
  const { signal } = question;
  // The SDK ignores a signal that is already aborted, and only the signal passed to it ends the request.
  signal?.throwIfAborted();
  const network = new AbortController();
  signal?.addEventListener('abort', () => network.abort(), { signal: network.signal });

  try {
    const opened = open(sdk, model, question, network.signal);
    // The SDK also collects the answer in a promise that rejects when the stream does, although nothing awaits it.
    opened.then(({ response }) => response).catch(() => {});
    const chunks = (await beforeStall(opened)).stream;
    let hasText = false;
    for (;;) {
      const { done, value } = await beforeStall(chunks.next());
      if (done)
        throw new ChatError(hasText ? 'cut-short' : 'empty', 'The stream ended without a finish reason');
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

function open(sdk: Sdk, model: string, { question, persona, settings }: Question, signal: AbortSignal) {
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

/** The last chunk of an answer has an `end`. */
type GeminiChunk = { text: string; end?: 'complete' | 'blocked' | 'cut-short' };

/**
 * Reads one event of the stream. The SDK's own `text()` hides most reasons why an answer ends early.
 * Follows https://ai.google.dev/api/generate-content#FinishReason.
 * @throws ChatError for an `{"error": …}` inside a stream that began with status 200
 */
function readChunk(chunk: GenerateContentResponse): GeminiChunk {
  if ('error' in chunk && isRecord(chunk.error)) {
    const { code, message, details } = chunk.error;
    throw fromStatus(Number(code), String(message), details);
  }
  const [candidate] = chunk.candidates ?? [];
  if (!candidate) return chunk.promptFeedback?.blockReason ? { text: '', end: 'blocked' } : { text: '' };

  const parts = candidate.content?.parts ?? [];
  const text = parts.map((part) => (isThought(part) ? '' : (part.text ?? ''))).join('');
  const reason: string | undefined = candidate.finishReason;
  if (!reason || reason === 'FINISH_REASON_UNSPECIFIED') return { text };
  if (reason === 'STOP') return { text, end: 'complete' };
  return { text, end: blocks.test(reason) ? 'blocked' : 'cut-short' };
}

const blocks = /^(SAFETY|RECITATION|LANGUAGE|BLOCKLIST|PROHIBITED_CONTENT|SPII|IMAGE_SAFETY)$/;

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
