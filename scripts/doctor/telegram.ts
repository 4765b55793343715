import { type Answer, ask, explain, type KnownErrors } from './ask.ts';
import { type CheckResult, resultsOf } from './check-result.ts';
import type { Options, ServiceSettings } from './services.ts';

const { ok, warning } = resultsOf('services');

export const testMessage = 'A test of your contact form.';

/**
 * Checks token and chat with one request: `sendChatAction` needs the same permission as a message, but sends none.
 * Follows https://core.telegram.org/bots/api#sendchataction and `#sendmessage`.
 */
export async function checkTelegram(
  { token, chatId, telegramBase }: ServiceSettings,
  { isSending = false, timeout }: Options = {},
): Promise<CheckResult[]> {
  const method = isSending ? 'sendMessage' : 'sendChatAction';
  const fields = { chat_id: chatId, ...(isSending ? { text: testMessage } : { action: 'typing' }) };
  const url = `${telegramBase.url}/bot${token}/${method}?${new URLSearchParams(fields)}`;
  const answer = await ask(url, { method: 'POST' }, timeout);
  if (answer.json.ok !== true) return [telegramError(answer)];
  const works = ok(
    isSending ? 'A test message was sent to your chat.' : 'The bot can send messages to your chat.',
  );
  // Ids of groups and channels are negative: https://core.telegram.org/bots/api#chat
  if (!/^[-@]/.test(chatId)) return [works];
  const fix = 'Use the id of your own chat with the bot: docs/customise.md.';
  return [
    works,
    warning('VITE_TELEGRAM_CHAT_ID is a group: everyone in it can read visitors’ messages.', fix),
  ];
}

/** Explains an error of the Bot API, or of a relay in front of it. */
export function telegramError(answer: Answer): CheckResult {
  return explain(answer, telegramErrors, { service: 'Telegram', id: newIdOf(answer) });
}

// biome-ignore format: a table
const telegramErrors: KnownErrors = {
  migrate_to_chat_id: 'The group became a supergroup with the id {id}, so messages no longer arrive. → Set VITE_TELEGRAM_CHAT_ID to {id} and build again.',
  'to a supergroup': 'The group became a supergroup with a new id, so messages no longer arrive. → Find the id in the log of the relay (npx wrangler tail, in relay/), set TELEGRAM_CHAT_ID in relay/.env and redeploy.',
  'chat not found': 'The bot does not know your chat. → Send it any message first, then check VITE_TELEGRAM_CHAT_ID: docs/customise.md.',
  '^401': 'The bot token was revoked or is wrong. → Get the token from @BotFather (/mybots, API Token).',
  '^403': 'The bot is not allowed to message you. → Open it in Telegram and press Restart or Unblock.',
  '^404': 'The bot token is malformed. → Copy the complete token from @BotFather.',
  '^429': 'Telegram is rate-limiting us. → Try again in a few minutes.',
};

/** https://core.telegram.org/bots/api#responseparameters */
function newIdOf({ json }: Answer): string {
  return /"migrate_to_chat_id":(-?\d+)/.exec(JSON.stringify(json))?.[1] ?? '';
}
