import { telegramApi } from '../../src/lib/service-defaults.ts';
import { callService } from './call-service.ts';
import { readText } from './read-text.ts';
import type { Service } from './service.ts';
import { ServiceError } from './service-error.ts';

/** Maximum characters of a message, after entities are parsed: https://core.telegram.org/bots/api#sendmessage */
const longestText = 4096;

/** The Bot API: messages to the owner's chat only. */
export const telegram: Service = {
  call: /^\/bot[^/]*\/sendMessage$/,
  rate: 'TELEGRAM_RATE',
  requestsPerMinute: 5,

  async forward(request, { TELEGRAM_BOT_TOKEN: token, TELEGRAM_CHAT_ID: chatId, TELEGRAM_SECONDS: seconds }) {
    if (!token || !chatId) {
      throw new ServiceError(401, 'Unauthorized: the relay has no TELEGRAM_BOT_TOKEN or TELEGRAM_CHAT_ID');
    }
    const body = await readText(request);
    const text = withoutEntities(
      new URL(request.url).searchParams.get('text') ?? new URLSearchParams(body).get('text') ?? '',
    );
    if (text.trim() === '') throw new ServiceError(400, 'Bad Request: message text is empty');
    if (text.length > longestText) throw new ServiceError(400, 'Bad Request: message is too long');

    const fields = { chat_id: chatId, text: withEntities(text), parse_mode: 'html' };
    const url = `${telegramApi}/bot${token}/sendMessage`;
    return readAnswer(await callService(url, { body: new URLSearchParams(fields) }, seconds));
  },

  errorBody: ({ status, message, retryAfter }) => ({
    ok: false,
    error_code: status,
    description: message,
    ...(retryAfter && { parameters: { retry_after: retryAfter } }),
  }),
};

/** Only what the site needs: the rest contains the owner's name and chat id. */
async function readAnswer(response: Response): Promise<Response> {
  const answer = parse(
    await response.text().catch(() => {
      throw new ServiceError(504, 'Gateway Timeout: the response from Telegram was cut off');
    }),
  );
  if (answer?.ok === true) return Response.json({ ok: true });
  if (answer?.ok !== false) {
    throw new ServiceError(
      response.status === 504 ? 504 : 502,
      'Bad Gateway: the response is not from Telegram',
    );
  }
  const { retry_after: retryAfter, migrate_to_chat_id: newId } = answer.parameters ?? {};
  if (newId) console.error(`The group became a supergroup. Set TELEGRAM_CHAT_ID to ${newId} and redeploy.`);
  throw new ServiceError(response.status, answer.description ?? '', retryAfter);
}

type Answer = {
  ok?: boolean;
  description?: string;
  parameters?: { retry_after?: number; migrate_to_chat_id?: number };
};

function parse(text: string): Answer | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The site escapes its text, but a script that imitates the site might not: decode it, then escape it again. */
function withoutEntities(html: string): string {
  return html.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => characters[name] ?? entity);
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function withEntities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
