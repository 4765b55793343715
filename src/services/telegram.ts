import type { TelegramSettings } from '#lib/env.ts';
import { type ContactMessage, deliver, failed, type Outcome, uncertain, waiting } from './delivery.ts';

const longestUrl = 7_000;

/**
 * Sends a contact message to the owner's Telegram chat. Follows https://core.telegram.org/bots/api#sendmessage. The fields
 * go in the query to Telegram itself. A relay, whose host may log URLs, gets the text in the body and adds the rest. Without
 * a custom header there is no preflight. `message` is as `cleanText` leaves it. Never throws.
 */
export function sendToTelegram(message: ContactMessage, settings: TelegramSettings): Promise<Outcome> {
  const { apiBase, isRelay, token, chatId } = settings;
  const url = `${apiBase}/bot${token}/sendMessage`;
  const text = formatText(message);
  const fields = isRelay ? { text } : { chat_id: chatId, text, parse_mode: 'html' };
  return deliver(
    'Telegram',
    (axios) => {
      const isLong = axios.getUri({ url, params: fields }).length > longestUrl;
      return isRelay || isLong ? { url, data: new URLSearchParams(fields) } : { url, params: fields };
    },
    readAnswer,
  );
}

/**
 * The message for the owner: one labeled line per field, escaped for `parse_mode=html`, where only `&`, `<` and `>` need
 * entities: https://core.telegram.org/bots/api#html-style. The limit of 4,096 characters applies after decoding.
 */
function formatText({ name, email, message }: ContactMessage): string {
  return [`Nama: ${escapeHtml(name)}`, `Email: ${escapeHtml(email)}`, `Pesan: ${escapeHtml(message)}`].join(
    '\n',
  );
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Maps a response of the Bot API to the outcome of a message.
 *
 * Follows https://core.telegram.org/bots/api#making-requests: delivered means status 200 and `ok: true`; everything else
 * has `ok: false`, `error_code`, `description` and sometimes `parameters.retry_after` (seconds), which is read from the body
 * because page scripts cannot see the header. Proxies, and Telegram itself for 414 and 5xx, may answer with HTML. Only a
 * 4xx, or an error in Telegram's format other than 502 and 504, proves that the message did not arrive.
 */
function readAnswer(status: number, body: unknown): Outcome {
  const answer: Record<string, unknown> = Object(body);
  if (status === 200 && answer.ok === true) return { kind: 'delivered' };

  // Nothing that the service wrote: it may contain the token.
  const problem = `Telegram answered ${status}`;
  const isTooLong = status === 413 || status === 414 || /too long/i.test(String(answer.description));
  if (status === 429) return waiting(Number(Object(answer.parameters).retry_after), problem);
  if (status === 401 || status === 403 || status === 404) return failed('settings', problem);
  if (isTooLong) return failed('too-long', problem);
  if (status >= 400 && status < 500) return failed('rejected', problem);

  const isFromTelegram = answer.ok === false && typeof answer.error_code === 'number';
  // Gateway errors do not say whether the message arrived.
  const isFromGateway = status === 502 || status === 504;
  if (isFromTelegram && !isFromGateway) return failed(status === 200 ? 'rejected' : 'server', problem);
  return uncertain('no-answer', problem);
}
