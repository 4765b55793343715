import { currentModel, geminiApi } from '../../src/lib/service-defaults.ts';
import { type Answer, ask, explain, type KnownErrors } from './ask.ts';
import { type CheckResult, resultsOf } from './check-result.ts';
import type { Options, ServiceSettings } from './services.ts';

const { ok, warning } = resultsOf('services');

const newKey = 'Create a new key (AQ.…) at https://aistudio.google.com/apikey and replace the old one.';
const credentials = 'https://console.cloud.google.com/apis/credentials';

export const testQuestion = JSON.stringify({ contents: [{ role: 'user', parts: [{ text: 'Say: here.' }] }] });

/** Checks key and model: https://ai.google.dev/api/models#method:-models.get, and with `isSending` a question. */
export async function checkGemini(
  { apiKey, model, geminiBase, siteOrigin }: ServiceSettings,
  { isSending = false, timeout }: Options = {},
): Promise<CheckResult[]> {
  const headers = {
    'x-goog-api-key': apiKey,
    'content-type': 'application/json',
    // For keys restricted to websites.
    ...(siteOrigin && { referer: `${siteOrigin}/` }),
  };
  const url = `${geminiBase.url}/v1beta/models/${model}`;
  const found = await ask(url, { headers }, timeout);
  if (!found.json.name) return [geminiError(found, model)];
  if (isSending) {
    const asked = await ask(
      `${url}:generateContent`,
      { method: 'POST', headers, body: testQuestion },
      timeout,
    );
    if (!asked.json.candidates) return [geminiError(asked, model)];
  }
  const good = ok(`The Gemini key is valid, and ${model} is available.`);
  if (!apiKey.startsWith('AIza')) return [good];
  return [good, warning('The Gemini key (AIza…) is an older type that Google is retiring.', newKey)];
}

/** Explains an error of the Gemini API, or of a relay in front of it. */
export function geminiError(answer: Answer, model: string): CheckResult {
  return explain(answer, geminiErrors, { service: 'Gemini', model });
}

/** Kinds of keys: https://ai.google.dev/gemini-api/docs/api-key */
// biome-ignore format: a table
const geminiErrors: KnownErrors = {
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
};
