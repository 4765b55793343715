import { ContactError } from './contact-error.ts';

/**
 * Throws what an answer of the bot API says went wrong; a delivered message throws nothing.
 *
 * Follows https://core.telegram.org/bots/api#making-requests: delivered means status 200 and `ok: true`; everything else
 * carries `error_code`, `description` and sometimes `parameters.retry_after` (seconds). The wait is read from the body,
 * as page scripts cannot see the header. Proxies, and Telegram itself for 414 and 5xx, may answer with a page of HTML.
 *
 * @param status the HTTP status
 * @param body the parsed JSON, or the text when it was none
 * @throws ContactError
 */
export function readTelegramAnswer(status: number, body: unknown): void {
  const answer = isRecord(body) ? body : undefined;
  if (status === 200 && answer?.ok === true) return;

  const said = description(answer);
  const message = `Telegram answered ${status}${said && `: ${said}`}`;
  if (status === 429) throw new ContactError('rate-limited', message, { retryAfter: retryAfter(answer) });
  // A gateway that gave up waiting does not know whether Telegram has the message.
  if (status >= 500) throw new ContactError('server', message, { mayHaveArrived: status === 504 });
  if (status === 401 || status === 404) throw new ContactError('settings', message);
  if (status === 403) throw new ContactError('forbidden', message);
  if (status === 413 || status === 414 || /too long/i.test(said)) throw new ContactError('too-long', message);
  if (status >= 400) throw new ContactError('rejected', message);
  if (!answer) throw new ContactError('not-json', `${message}, which is not JSON`);
  throw new ContactError('refused', message);
}

/** What Telegram says in words; nothing when it quotes an address, which would hold the token. */
function description(answer: Record<string, unknown> | undefined): string {
  const text = answer?.description;
  return typeof text === 'string' && !/bot\d|:\/\//i.test(text) ? text.slice(0, 200) : '';
}

function retryAfter(answer: Record<string, unknown> | undefined): number | undefined {
  const parameters = answer?.parameters;
  const seconds = isRecord(parameters) ? Number(parameters.retry_after) : Number.NaN;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
