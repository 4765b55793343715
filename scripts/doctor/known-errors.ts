import { currentModel, geminiApi } from '../../src/lib/service-defaults.ts';
import type { Answer } from './ask.ts';
import { type CheckResult, error } from './check-result.ts';

/** Explains an error response of a service, or of the relay in front of it. `values` fill placeholders. */
export function explain(
  { status, text, json, failure }: Answer,
  kind: keyof typeof errors,
  values: Record<string, string> = {},
): CheckResult {
  const isUnknown = json.error === undefined && json.ok === undefined;
  const subject = failure ?? `${status} ${isUnknown ? 'unknown' : text}`;
  const known = Object.entries({ ...common, ...errors[kind] });
  const [, hint = other] = known.find(([pattern]) => new RegExp(pattern, 'i').test(subject)) ?? [];
  // https://core.telegram.org/bots/api#responseparameters
  const id = /"migrate_to_chat_id":\s*(-?\d+)/.exec(text)?.[1] ?? '';
  const setting = /has no ([A-Z_]+)/.exec(text)?.[1] ?? '';
  return error(hint, { service: kind, status, text, id, setting, ...values });
}

const newKey = 'Create a new key (AQ.…) at https://aistudio.google.com/apikey and replace the old one.';
const credentials = 'https://console.cloud.google.com/apis/credentials';
const other = '{service} responded with status {status}: {text} → Try again in a few minutes.';

// biome-ignore format: a table
const common = {
  '^timeout': '{service} does not respond. → Try again later, or from another network.',
  '^unreachable': '{service} can’t be reached from here. → Check your connection and the address in the settings.',
  '^\\d+ unknown': 'Something other than {service} responded. → Check the address in the settings, and whether your network has a sign-in page.',
};

/** By pattern for `{status} {body}`. Kinds of keys: https://ai.google.dev/gemini-api/docs/api-key */
// biome-ignore format: a table
const errors: Record<'Telegram' | 'Gemini' | 'relay', Record<string, string>> = {
  Telegram: {
    migrate_to_chat_id: 'The group became a supergroup with the id {id}, so messages no longer arrive. → Set VITE_TELEGRAM_CHAT_ID to {id} and build again.',
    'to a supergroup': 'The group became a supergroup with a new id, so messages no longer arrive. → Find the id in the log of the relay (npx wrangler tail, in relay/), set TELEGRAM_CHAT_ID in relay/.env and redeploy.',
    'chat not found': 'The bot does not know your chat. → Send it any message in Telegram, then run npm run doctor again.',
    'webhook is active': 'The bot has a webhook, so its chats can’t be listed. → Use a bot for this form alone.',
    '^401': 'The bot token was revoked or is wrong. → Get the token from @BotFather (/mybots, API Token).',
    '^403': 'The bot is not allowed to message you. → Open it in Telegram and press Restart or Unblock.',
    '^404': 'The bot token is malformed. → Copy the complete token from @BotFather.',
    '^429': 'Telegram is rate-limiting us. → Try again in a few minutes.',
  },
  Gemini: {
    'API_KEY_INVALID|API key (not valid|expired|not found)': `The Gemini key is not valid. → ${newKey}`,
    'location is not supported|not available in your country': 'Gemini is not available in your country without billing. → Enable billing for the key, or run this from another country.',
    'API_KEY_(HTTP_REFERRER|IP_ADDRESS)_BLOCKED': `The Gemini key does not allow requests from here. → Add the address of your site to its website restriction at ${credentials}. The key of a relay must have none.`,
    API_KEY_SERVICE_BLOCKED: `The API restriction of the Gemini key excludes the Gemini API. → Add "Generative Language API" to it at ${credentials}.`,
    SERVICE_DISABLED: `The Gemini API is not enabled in the key’s project. → Enable it at https://console.cloud.google.com/apis/library/${new URL(geminiApi).host}.`,
    'reported as leaked': `Google blocked the Gemini key because it was leaked. → ${newKey}`,
    'project has been denied access': 'Google denied your project access to Gemini. → Create a key in a new project at https://aistudio.google.com/apikey.',
    '^401': `Google rejected the Gemini key. → Check that it is complete and that its service account is enabled at ${credentials}. Otherwise: ${newKey}`,
    '^403': `Google rejected the Gemini key. Older keys (AIza…) need an API restriction. → ${newKey}`,
    '^404': `{model} is retired or unknown. → Set VITE_GEMINI_MODEL to ${currentModel} and build again.`,
    '^429': 'The Gemini quota is used up. → Wait until midnight Pacific time, or raise the quota at https://aistudio.google.com.',
  },
  relay: {
    'no persona.txt': 'The relay finds no persona.txt on the site. → Deploy the site with this version, and put its full address, with its path, in SITE_ORIGINS: relay/README.md.',
    'SITE_ORIGINS.*no http': '{service} rejects pages from {origin}, and an entry of SITE_ORIGINS is not an http or https address. → Write SITE_ORIGINS={origin} in relay/.env and redeploy: relay/README.md.',
    SITE_ORIGINS: '{service} rejects pages from {origin}. → Add it to SITE_ORIGINS in relay/.env and redeploy: relay/README.md.',
    GEMINI_MODELS: '{service} does not allow the site’s model. → Add VITE_GEMINI_MODEL to GEMINI_MODELS in relay/wrangler.jsonc and redeploy.',
    'has no': '{service} has no {setting}. → Set it in relay/.env and redeploy: relay/README.md.',
    '^429': '{service} is rate-limiting us. → Try again in a minute.',
  },
};
