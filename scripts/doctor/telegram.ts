import { type Answer, ask } from './ask.ts';
import { type Finding, findingsOf } from './report.ts';
import type { ServiceSettings } from './settings.ts';

const { fine, mend } = findingsOf('services');

const lost = 'No message of the contact form arrives.';

/** The bot and its chat: https://core.telegram.org/bots/api#getme, `getChat` and, when asked for, `sendMessage`. */
export async function checkTelegram(
  { token, chatId, telegramBase }: ServiceSettings,
  isSending: boolean,
  patience: number,
): Promise<Finding[]> {
  const call = (method: string, fields: Record<string, string> = {}) =>
    ask(
      `${telegramBase.url}/bot${token}/${method}?${new URLSearchParams(fields)}`,
      { method: 'POST' },
      patience,
    );

  const me = await call('getMe');
  const bot = resultOf(me);
  if (!bot) return [telegramFault(me, 'the bot')];
  const name = `@${String(bot.username)}`;
  const known = fine(`The token is that of ${name}.`);

  const chat = await call('getChat', { chat_id: chatId });
  const found = resultOf(chat);
  if (!found) return [known, telegramFault(chat, name)];
  const type = String(found.type);
  const reached =
    type === 'private'
      ? fine(`${name} knows your chat.`)
      : mend(
          `VITE_TELEGRAM_CHAT_ID names a ${type}, not a private chat.`,
          'What visitors write is read by everybody in it.',
          `Use the number of your own chat with ${name}: docs/customise.md.`,
        );
  if (!isSending) return [known, reached];

  const sent = await call('sendMessage', { chat_id: chatId, text: 'A test of your contact form.' });
  return [
    known,
    reached,
    resultOf(sent) ? fine('A test message is in your chat.') : telegramFault(sent, name),
  ];
}

/** What an answer of the Bot API, or of a relay before it, says is wrong. */
export function telegramFault({ status, json, failure }: Answer, bot: string): Finding {
  const said = String(json?.description ?? '');
  if (failure === 'silence')
    return mend('Telegram is silent.', lost, 'Try again later, or from another network.');
  if (failure) {
    return mend(
      'Telegram cannot be reached from here.',
      lost,
      'Check your connection and VITE_TELEGRAM_API_BASE.',
    );
  }
  if (json?.ok === undefined) {
    return mend(
      `Something else answers in Telegram’s place (status ${status}, no JSON).`,
      lost,
      'Check VITE_TELEGRAM_API_BASE, and whether your network wants you to sign in.',
    );
  }
  if (status === 401) {
    return mend(
      'The bot token was revoked, or belongs to no bot.',
      lost,
      'Ask @BotFather for the token (/mybots, API Token) and set VITE_TELEGRAM_BOT_TOKEN.',
    );
  }
  if (status === 404) {
    return mend(
      'The bot token is malformed.',
      lost,
      'Copy it again from @BotFather, from the first digit to the last letter, into VITE_TELEGRAM_BOT_TOKEN.',
    );
  }
  if (/chat not found/i.test(said)) {
    return mend(
      'The bot does not know your chat.',
      lost,
      `Write any message to ${bot} first, then check VITE_TELEGRAM_CHAT_ID: docs/customise.md.`,
    );
  }
  if (status === 403) {
    return mend(
      'The bot may not write to you.',
      lost,
      `Open ${bot} in Telegram and press Restart or Unblock.`,
    );
  }
  if (status === 429) {
    return mend(
      'Telegram wants a pause.',
      'Messages are refused meanwhile.',
      'Run this again in a few minutes.',
    );
  }
  return mend(
    `Telegram refuses with status ${status}${said && `: ${said}`}.`,
    lost,
    'Run this again in a few minutes.',
  );
}

function resultOf({ status, json }: Answer): Record<string, unknown> | undefined {
  if (status !== 200 || json?.ok !== true || typeof json.result !== 'object') return undefined;
  return { ...json.result };
}
