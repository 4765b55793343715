import { type Answer, ask } from './ask.ts';
import { geminiFault } from './gemini.ts';
import { checkLimits, post, type Relay, type Trial } from './relay-limits.ts';
import { type Finding, findingsOf } from './report.ts';
import type { ServiceSettings } from './settings.ts';
import { telegramFault } from './telegram.ts';

const { fine, advice, mend } = findingsOf('services');

const everyRequest = 'Every request of the site is refused.';

/** The relay of the contact form, without a message unless one is asked for. */
export async function checkTelegramRelay(
  { telegramBase, siteOrigin }: ServiceSettings,
  isSending: boolean,
  patience: number,
): Promise<Finding[]> {
  const relay = {
    name: 'The relay of the form',
    url: `${telegramBase.url}/bot/sendMessage`,
    patience,
    siteOrigin: siteOrigin ?? 'http://localhost:5173',
  };
  return checkRelay(relay, telegramFault, {
    test: isSending ? 'text=A+test+of+your+contact+form.' : undefined,
    limits: [
      ['a message that is too long', relay.url, `text=${'a'.repeat(5000)}`, [400, 413]],
      ['another call of the bot', `${telegramBase.url}/bot/getUpdates`, '', [404]],
    ],
  });
}

/** The relay of the chat, without a question unless one is asked for. */
export async function checkGeminiRelay(
  { geminiBase, siteOrigin, model }: ServiceSettings,
  isSending: boolean,
  patience: number,
): Promise<Finding[]> {
  const call = (name: string) => `${geminiBase.url}/v1beta/models/${name}:streamGenerateContent?alt=sse`;
  const relay = {
    name: 'The relay of the chat',
    url: call(model),
    patience,
    siteOrigin: siteOrigin ?? 'http://localhost:5173',
  };
  const question = (text: string) => JSON.stringify({ contents: [{ role: 'user', parts: [{ text }] }] });
  return checkRelay(relay, (answer) => geminiFault(answer, model), {
    test: isSending ? question('Say: here.') : undefined,
    limits: [
      ['a question that is too long', relay.url, question('a'.repeat(100_000)), [400, 413]],
      ['a model that the owner did not name', call('not-a-model-of-this-site'), question(''), [404]],
    ],
  });
}

async function checkRelay(
  relay: Relay,
  faultOf: (answer: Answer, bot: string) => Finding,
  { test, limits }: { test: string | undefined; limits: Trial[] },
): Promise<Finding[]> {
  const { name, siteOrigin } = relay;
  const preflight = await checkPreflight(relay);
  if (preflight.level === 'mend') return [preflight];

  const empty = await post(relay, '');
  if (empty.status === 429) {
    return [
      preflight,
      advice(
        `${name} has had enough of us for now.`,
        'Its other limits were not tried.',
        'Run this again in a minute.',
      ),
    ];
  }
  const said = sayingOf(empty);
  if (empty.status !== 400) return [preflight, refusalOf(relay, empty, said) ?? faultOf(empty, 'your bot')];
  const entered = fine(`${name} lets pages of ${siteOrigin} in.`);

  const sent = test === undefined ? [] : [await sendTest(relay, test, faultOf)];
  return [preflight, entered, ...sent, ...(await checkLimits(relay, limits))];
}

async function checkPreflight({ name, url, siteOrigin, patience }: Relay): Promise<Finding> {
  const headers = {
    origin: siteOrigin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-goog-api-client,x-goog-api-key',
  };
  const answer = await ask(url, { method: 'OPTIONS', headers }, patience);
  if (answer.failure) {
    return mend(
      `${name} does not answer.`,
      'Nothing gets through it.',
      'Check its address in the settings; deploy it: relay/README.md.',
    );
  }
  const origin = answer.headers.get('access-control-allow-origin');
  const allowed = answer.headers.get('access-control-allow-headers')?.toLowerCase() ?? '';
  if (
    answer.status < 300 &&
    (origin === '*' || origin === siteOrigin) &&
    allowed.includes('x-goog-api-key')
  ) {
    return fine(`${name} answers browsers.`);
  }
  return mend(
    `${name} does not let browsers ask (preflight: status ${answer.status}).`,
    'Every request of the site fails as if the network were down.',
    'Check its address in the settings; deploy it again: relay/README.md.',
  );
}

/** What only a relay says. */
function refusalOf({ name, siteOrigin }: Relay, { status }: Answer, said: string): Finding | undefined {
  const again = 'and deploy it again: relay/README.md.';
  if (said.includes('SITE_ORIGINS')) {
    return mend(
      `${name} does not know ${siteOrigin}.`,
      everyRequest,
      `Add it to SITE_ORIGINS in relay/.env ${again}`,
    );
  }
  const missing = /has no ([A-Z_]+)/.exec(said)?.[1];
  if (missing) {
    return mend(`${name} has no ${missing}.`, everyRequest, `Fill in relay/.env ${again}`);
  }
  if (said.includes('GEMINI_MODELS')) {
    return mend(
      `${name} does not allow the model of the site.`,
      'Each visit asks it in vain before another model answers.',
      `Add VITE_GEMINI_MODEL to GEMINI_MODELS in relay/wrangler.jsonc ${again}`,
    );
  }
  if (status < 500) return undefined;
  return mend(
    `${name} fails with status ${status}.`,
    'Every request of the site fails.',
    `Look at npx wrangler@4.86.0 tail --config relay/wrangler.jsonc, ${again}`,
  );
}

async function sendTest(relay: Relay, body: string, faultOf: (answer: Answer, bot: string) => Finding) {
  const answer = await post(relay, body, { seconds: 30 });
  if (answer.status === 200)
    return fine(`${relay.name} passes on; look for the test in your chat, or in its answer.`);
  return refusalOf(relay, answer, sayingOf(answer)) ?? faultOf(answer, 'your bot');
}

function sayingOf({ json }: Answer): string {
  const error = json?.error;
  const message =
    typeof error === 'object' && error && 'message' in error ? error.message : json?.description;
  return typeof message === 'string' ? message : '';
}
