import { type Answer, ask } from './ask.ts';
import { type Finding, findingsOf } from './report.ts';
import type { ServiceSettings } from './settings.ts';

const { fine, mend } = findingsOf('services');

const silent = 'The chat answers every question with an error, or from the content of the site.';

/** The key and the model: https://ai.google.dev/api/models#method:-models.get */
export async function checkGemini(
  { apiKey, model, geminiBase, siteOrigin }: ServiceSettings,
  patience: number,
): Promise<Finding[]> {
  const headers = { 'x-goog-api-key': apiKey, ...(siteOrigin && { referer: `${siteOrigin}/` }) };
  const answer = await ask(`${geminiBase.url}/v1beta/models/${model}`, { headers }, patience);
  if (answer.status !== 200 || !answer.json?.name) return [geminiFault(answer, model)];
  const methods = answer.json.supportedGenerationMethods;
  if (Array.isArray(methods) && !methods.includes('generateContent')) {
    return [
      mend(`${model} does not write answers.`, silent, 'Set VITE_GEMINI_MODEL to gemini-3.5-flash-lite.'),
    ];
  }
  return [fine(`The key is good, and ${model} is there.`)];
}

/** What an answer of the Gemini API, or of a relay before it, says is wrong. */
export function geminiFault({ status, json, text, failure }: Answer, model: string): Finding {
  if (failure === 'silence')
    return mend('Gemini is silent.', silent, 'Try again later, or from another network.');
  if (failure) {
    return mend(
      'Gemini cannot be reached from here.',
      silent,
      'Check your connection and VITE_GEMINI_API_BASE.',
    );
  }
  if (!json?.error) {
    return mend(
      `Something else answers in Gemini’s place (status ${status}).`,
      silent,
      'Check VITE_GEMINI_API_BASE, and whether your network wants you to sign in.',
    );
  }
  if (/API_KEY_INVALID|API key (not valid|expired)/i.test(text)) {
    return mend(
      'The Gemini key is not valid.',
      silent,
      'Create one at https://aistudio.google.com/apikey and set VITE_GEMINI_API_KEY.',
    );
  }
  if (/location is not supported|not available in your country/i.test(text)) {
    return mend(
      'Gemini is not offered where you are.',
      'Visitors there get no answer of the model.',
      'Switch on billing for the key, or try from another country.',
    );
  }
  if (status === 401 || status === 403) {
    return mend(
      'The Gemini key is refused.',
      silent,
      'Look at its restrictions on https://console.cloud.google.com/apis/credentials: your site’s address, and the Generative Language API. A key that was found in public must be replaced.',
    );
  }
  if (status === 404) {
    return mend(
      `${model} is retired or unknown.`,
      'Each visit asks it in vain before another model answers.',
      'Set VITE_GEMINI_MODEL to gemini-3.5-flash-lite and build again.',
    );
  }
  if (status === 429) {
    return mend(
      'The quota of the Gemini key is spent.',
      silent,
      'Wait until midnight Pacific time, or raise the quota at https://aistudio.google.com.',
    );
  }
  return mend(`Gemini refuses with status ${status}.`, silent, 'Run this again in a few minutes.');
}
