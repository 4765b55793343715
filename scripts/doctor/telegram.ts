import { type Answer, ask, explain, type KnownErrors } from './ask.ts';
import { type CheckResult, resultsOf } from './check-result.ts';
import type { Options, ServiceSettings } from './services.ts';

const { ok, warning } = resultsOf('services');

export const testMessage = 'A test of your contact form.';

/**
 * Checks bot and chat: https://core.telegram.org/bots/api#getme, `getChat`, and `sendChatAction`, which needs the same right
 * as a message but leaves none.
 */
export async function checkTelegram(
  { token, chatId, telegramBase }: ServiceSettings,
  { isSending = false, timeout }: Options = {},
): Promise<CheckResult[]> {
  const call = (method: string, fields: Record<string, string> = {}) =>
    ask(
      `${telegramBase.url}/bot${token}/${method}?${new URLSearchParams(fields)}`,
      { method: 'POST' },
      timeout,
    );

  const me = await call('getMe');
  if (me.json.ok !== true) return [telegramError(me)];
  const name = `@${resultOf(me).username}`;

  const chat = await call('getChat', { chat_id: chatId });
  if (chat.json.ok !== true) return [telegramError(chat, name)];

  const sent = isSending
    ? await call('sendMessage', { chat_id: chatId, text: testMessage })
    : await call('sendChatAction', { chat_id: chatId, action: 'typing' });
  if (sent.json.ok !== true) return [telegramError(sent, name)];
  const { type } = resultOf(chat);
  return [
    ok(isSending ? `${name} sent a test message to your chat.` : `${name} may write to your chat.`),
    ...(type === 'private'
      ? []
      : [
          warning(
            `VITE_TELEGRAM_CHAT_ID is a ${type}: everybody in it reads what visitors write.`,
            `Use the id of your own chat with ${name}: docs/customise.md.`,
          ),
        ]),
  ];
}

/** Explains an error of the Bot API, or of a relay in front of it. */
export function telegramError(answer: Answer, bot = 'your bot'): CheckResult {
  return explain(answer, telegramErrors, { service: 'Telegram', bot, id: newIdOf(answer) });
}

const telegramErrors: KnownErrors = {
  migrate_to_chat_id:
    'The group became a supergroup with the id {id}, and messages do not arrive. → Set VITE_TELEGRAM_CHAT_ID to {id} and build again.',
  'to a supergroup':
    'The group became a supergroup with a new id, and messages do not arrive. → Find the id in the log of the relay (npx wrangler@4.86.0 tail --config relay/wrangler.jsonc), set TELEGRAM_CHAT_ID in relay/.env and deploy it again.',
  'chat not found':
    'The bot does not know your chat. → Write any message to {bot} first, then check VITE_TELEGRAM_CHAT_ID: docs/customise.md.',
  '^401':
    'The bot token was revoked, or belongs to no bot. → Get the token from @BotFather (/mybots, API Token).',
  '^403': 'The bot may not write to you. → Open {bot} in Telegram and press Restart or Unblock.',
  '^404': 'The bot token is malformed. → Copy all of it from @BotFather.',
  '^429': 'Telegram is rate-limiting us. → Try again in a few minutes.',
};

/** https://core.telegram.org/bots/api#responseparameters */
function newIdOf({ json }: Answer): string {
  return /"migrate_to_chat_id":(-?\d+)/.exec(JSON.stringify(json))?.[1] ?? '';
}

function resultOf({ json }: Answer): Record<string, unknown> {
  return { ...(json.result as object) };
}
