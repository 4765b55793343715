import * as z from 'zod/mini';
import { telegramApi } from '../../src/lib/env.ts';
import { callService } from './call-service.ts';
import { knownPhrase, parse, seconds } from './known-errors.ts';
import { readText } from './read-text.ts';
import type { Service } from './service.ts';
import { ServiceError } from './service-error.ts';

/** Maximum characters of a message, after entities are parsed: https://core.telegram.org/bots/api#sendmessage */
const longestText = 4096;

/** The Bot API: messages to the owner's chat only. */
export const telegram: Service = {
  name: 'TELEGRAM',
  path: /^\/bot[^/]*\/sendMessage$/,
  largestBody: 64 * 1024,
  requestsPerMinute: 5,

  async prepare({ url, body }, settings) {
    const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId, TELEGRAM_SECONDS: timeout } = settings;
    if (!token || !chatId) {
      throw new ServiceError(401, 'Unauthorized: the relay has no TELEGRAM_BOT_TOKEN or TELEGRAM_CHAT_ID');
    }
    const text = withoutEntities(url.searchParams.get('text') ?? new URLSearchParams(body).get('text') ?? '');
    if (text.trim() === '') throw new ServiceError(400, 'Bad Request: message text is empty');
    if (text.length > longestText) throw new ServiceError(400, 'Bad Request: message is too long');

    const fields = {
      chat_id: chatId,
      text: withEntities(text),
      parse_mode: 'html',
      link_preview_options: '{"is_disabled":true}',
    };
    const call = `${telegramApi}/bot${token}/sendMessage`;
    return async () => readAnswer(await callService(call, { body: new URLSearchParams(fields) }, timeout));
  },

  errorBody: ({ status, message, retryAfter }) => ({
    ok: false,
    error_code: status,
    description: message,
    ...(retryAfter && { parameters: { retry_after: retryAfter } }),
  }),
};

const answerSchema = z.object({
  ok: z.boolean(),
  description: z.catch(z.string(), ''),
  parameters: z.catch(
    z.object({ retry_after: z.optional(z.number()), migrate_to_chat_id: z.optional(z.int()) }),
    {},
  ),
});

/** The parts of a description that the doctor explains. */
const phrases = [
  'chat not found',
  'group chat was upgraded to a supergroup chat',
  'bot was blocked by the user',
  'message is too long',
];

async function readAnswer(response: Response): Promise<Response> {
  const text = await readText(response.body, 64 * 1024).catch(() => {
    throw new ServiceError(504, 'Gateway Timeout: the response from Telegram was cut off');
  });
  const { status } = response;
  const answer = answerSchema.safeParse(parse(text));
  if (answer.data?.ok && status === 200) return Response.json({ ok: true });
  if (!answer.success || status < 400) {
    throw new ServiceError(status === 504 ? 504 : 502, 'Bad Gateway: the response is not from Telegram');
  }
  const { description, parameters } = answer.data;
  const newId = parameters.migrate_to_chat_id;
  if (newId) console.error(`The group became a supergroup. Set TELEGRAM_CHAT_ID to ${newId} and redeploy.`);
  throw new ServiceError(status, knownPhrase(description, phrases), seconds(parameters.retry_after));
}

/** The site escapes its text, but a script that imitates the site might not: decode it, then escape it again. */
function withoutEntities(html: string): string {
  return html.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => characters[name] ?? entity);
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function withEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
