import type { Failure, Outcome } from './outcome.ts';

const longestWait = 86_400;

/**
 * Maps a response of the Bot API to the outcome of a message.
 *
 * Follows https://core.telegram.org/bots/api#making-requests: delivered means status 200 and `ok: true`; everything else
 * has `ok: false`, `error_code`, `description` and sometimes `parameters.retry_after` (seconds), which is read from the body
 * because page scripts cannot see the header. Proxies, and Telegram itself for 414 and 5xx, may answer with HTML. Only a
 * 4xx, or an error in Telegram's format, proves that the message did not arrive.
 */
export function readTelegramAnswer(status: number, body: unknown): Outcome {
  const answer = isRecord(body) ? body : {};
  if (status === 200 && answer.ok === true) return { kind: 'delivered' };

  const text = String(answer.description);
  // Nothing that the service wrote: it may contain the token.
  const problem = `Telegram answered ${status}`;
  const failed = (reason: Failure): Outcome => ({ kind: 'failed', reason, problem });
  if (status === 429) return { kind: 'waiting', seconds: wait(answer), problem };
  if (status === 401 || status === 403 || status === 404) return failed('settings');
  if (status === 413 || status === 414 || /too long/i.test(text)) return failed('too-long');
  if (status >= 400 && status < 500) return failed('rejected');

  const isFromTelegram = answer.ok === false && typeof answer.error_code === 'number';
  // Gateway errors do not say whether the message arrived.
  const isFromGateway = status === 502 || status === 504;
  if (isFromTelegram && !isFromGateway) return failed(status === 200 ? 'rejected' : 'server');
  return { kind: 'uncertain', reason: 'no-answer', problem };
}

function wait({ parameters }: Record<string, unknown>): number {
  const seconds = isRecord(parameters) ? Number(parameters.retry_after) : Number.NaN;
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : 60;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
