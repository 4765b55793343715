import { isOffline } from '#lib/is-offline.ts';
import { ChatError } from './chat-error.ts';
import type { Sdk } from './gemini-stream.ts';

/**
 * Converts what the SDK threw to a `ChatError`. Drops its messages, which contain URL and JSON.
 * Follows https://ai.google.dev/gemini-api/docs/troubleshooting.
 */
export function readGeminiError(sdk: Sdk, error: unknown): ChatError {
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
export function readStreamedError(chunk: object): ChatError | undefined {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
