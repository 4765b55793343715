import type { Failure, Outcome } from './outcome.ts';

/** Seconds; nobody waits longer for a form. */
const longestWait = 3_600;

/**
 * What an answer of the bot API says became of a message.
 *
 * Follows https://core.telegram.org/bots/api#making-requests: delivered means status 200 and `ok: true`; everything else
 * carries `ok: false`, `error_code`, `description` and sometimes `parameters.retry_after` (seconds), which is read from the
 * body as page scripts cannot see the header. Proxies, and Telegram itself for 414 and 5xx, may answer with a page of HTML.
 * Only what refuses the request, and a failure in Telegram's own words, says that the message has not arrived.
 *
 * @param status the HTTP status
 * @param body the parsed JSON, or the text when it was none
 */
export function readTelegramAnswer(status: number, body: unknown): Outcome {
  const answer = isRecord(body) ? body : {};
  if (status === 200 && answer.ok === true) return { kind: 'delivered' };

  const said = description(answer);
  const problem = `Telegram answered ${status}${said && `: ${said}`}`;
  const failed = (reason: Failure): Outcome => ({ kind: 'failed', reason, problem });
  if (status === 429) return { kind: 'waiting', seconds: wait(answer), problem };
  if (status === 401 || status === 403 || status === 404) return failed('settings');
  if (status === 413 || status === 414 || /too long/i.test(said)) return failed('too-long');
  if (status >= 400 && status < 500) return failed('rejected');

  const isTelegrams = answer.ok === false && typeof answer.error_code === 'number';
  // Whatever its form, these are said by a gateway that has not heard what became of the request.
  const isGateways = status === 502 || status === 504;
  if (isTelegrams && !isGateways) return failed(status === 200 ? 'rejected' : 'server');
  return { kind: 'uncertain', reason: 'no-answer', problem };
}

/** What Telegram says in words; nothing when it quotes an address, which would hold the token. */
function description(answer: Record<string, unknown>): string {
  const text = answer.description;
  return typeof text === 'string' && !/bot\d|:\/\//i.test(text) ? text.slice(0, 200) : '';
}

function wait({ parameters }: Record<string, unknown>): number {
  const seconds = isRecord(parameters) ? Number(parameters.retry_after) : Number.NaN;
  return seconds > 0 ? Math.min(Math.ceil(seconds), longestWait) : 60;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
