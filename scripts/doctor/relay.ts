import { type Answer, ask, explain, type KnownErrors } from './ask.ts';
import { type CheckResult, resultsOf } from './check-result.ts';
import { geminiError, testQuestion } from './gemini.ts';
import type { Options, ServiceSettings } from './services.ts';
import { telegramError, testMessage } from './telegram.ts';

const { ok, error } = resultsOf('services');

/** Checks the relay of the contact form. */
export function checkTelegramRelay(settings: ServiceSettings, options: Options): Promise<CheckResult> {
  const url = `${settings.telegramBase.url}/bot/sendMessage`;
  const body = options.isSending ? `text=${testMessage}` : '';
  return checkRelay('The form relay', url, body, settings, options, telegramError);
}

/** Checks the relay of the chat. */
export function checkGeminiRelay(settings: ServiceSettings, options: Options): Promise<CheckResult> {
  const { geminiBase, model } = settings;
  const url = `${geminiBase.url}/v1beta/models/${model}:streamGenerateContent?alt=sse`;
  const body = options.isSending ? testQuestion : '';
  return checkRelay('The chat relay', url, body, settings, options, (answer) => geminiError(answer, model));
}

/** Makes one request like the site. The relay checks the body last, so an empty one tests origin and settings. */
async function checkRelay(
  service: string,
  url: string,
  body: string,
  { siteOrigin: origin = 'http://localhost:5173' }: ServiceSettings,
  { isSending, timeout = isSending ? 30 : 10 }: Options,
  explainService: (answer: Answer) => CheckResult,
): Promise<CheckResult> {
  const headers = { origin, 'content-type': 'text/plain' };
  const answer = await ask(url, { method: 'POST', body, headers }, timeout);
  const allowedOrigin = answer.headers.get('access-control-allow-origin') ?? '';
  if (!answer.failure && ![origin, '*'].includes(allowedOrigin)) {
    return error(
      `${service} sends no CORS headers, so every request from the site fails.`,
      'Check its address in the settings, then redeploy it: relay/README.md.',
    );
  }
  if (answer.status === 200) return ok(`${service} works.`);
  if (answer.status === 400 && !isSending) return ok(`${service} accepts requests from ${origin}.`);
  const setting = /has no ([A-Z_]+)/.exec(answer.text)?.[1] ?? '';
  const isFromRelay =
    answer.failure || /SITE_ORIGINS|GEMINI_MODELS|has no [A-Z_]+|retry after 60/.test(answer.text);
  return isFromRelay ? explain(answer, relayErrors, { service, origin, setting }) : explainService(answer);
}

// biome-ignore format: a table
const relayErrors: KnownErrors = {
  'no http or https address': 'SITE_ORIGINS of the relay has an entry that is no http or https address. → Write full addresses, such as {origin}, in relay/.env and redeploy: relay/README.md.',
  'no persona.txt': 'The relay finds no persona.txt on the site. → Deploy the site with this version, and put its full address, with its path, in SITE_ORIGINS: relay/README.md.',
  SITE_ORIGINS: '{service} rejects pages from {origin}. → Add it to SITE_ORIGINS in relay/.env and redeploy: relay/README.md.',
  GEMINI_MODELS: '{service} does not allow the site’s model. → Add VITE_GEMINI_MODEL to GEMINI_MODELS in relay/wrangler.jsonc and redeploy.',
  'has no': '{service} has no {setting}. → Set it in relay/.env and redeploy: relay/README.md.',
  '^429': '{service} is rate-limiting us. → Try again in a minute.',
};
