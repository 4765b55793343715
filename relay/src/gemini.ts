import * as z from 'zod/mini';
import { geminiApi } from '../../src/lib/env.ts';
import { callService } from './call-service.ts';
import { readGeminiError, statusNames } from './gemini-error.ts';
import { eventStream } from './gemini-events.ts';
import { parse } from './known-errors.ts';
import { personaOf } from './persona.ts';
import { readText } from './read-text.ts';
import type { Service } from './service.ts';
import { ServiceError } from './service-error.ts';

/** Maximum characters of a question; the site's field takes 1,000. */
const longestQuestion = 2_000;

/** What the relay reads of a request: the rest, the site's persona included, is replaced. */
const requestSchema = z.object({
  contents: z.array(
    z.object({ role: z.string(), parts: z.array(z.object({ text: z.optional(z.string()) })) }),
  ),
});

/** The Gemini API: one question to an allowed model, with the owner's persona and settings. */
export const gemini: Service = {
  name: 'GEMINI',
  path: /^\/v1beta\/models\/[\w.-]+:streamGenerateContent$/,
  // The site's request contains its persona, as one to Google does.
  largestBody: 256 * 1024,
  requestsPerMinute: 20,

  async prepare({ url, body, site }, settings) {
    const { GEMINI_API_KEY: key, GEMINI_MODELS, GEMINI_OUTPUT_TOKENS, GEMINI_SECONDS } = settings;
    if (!key) throw new ServiceError(403, 'Forbidden: the relay has no GEMINI_API_KEY');
    const model = url.pathname.split(/[/:]/)[3] ?? '';
    // The site handles 404 as a retired model and tries its fallback.
    if (!GEMINI_MODELS.split(/[\s,]+/).includes(model)) {
      throw new ServiceError(404, 'Not Found: this model is not in GEMINI_MODELS');
    }
    const question = questionIn(body);
    const persona = await personaOf(site);
    const request = {
      contents: [
        { role: 'model', parts: [{ text: persona }] },
        { role: 'user', parts: [{ text: question }] },
      ],
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' }],
      generationConfig: { maxOutputTokens: GEMINI_OUTPUT_TOKENS },
    };
    const headers = { 'content-type': 'application/json', 'x-goog-api-key': key };
    const call = `${geminiApi}/v1beta/models/${model}:streamGenerateContent?alt=sse`;
    return async (visitor) => {
      const init = { headers, body: JSON.stringify(request) };
      const response = await callService(call, init, GEMINI_SECONDS, visitor);
      if (!response.ok) {
        const body = await readText(response.body, 64 * 1024).catch(() => '');
        throw readGeminiError(response.status, parse(body));
      }
      const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
      if (!isStream || !response.body)
        throw new ServiceError(502, 'Bad Gateway: the response is not from Gemini');
      return eventStream(response.body, gemini.errorBody);
    };
  },

  errorBody: ({ status, message, retryAfter, reason }) => ({
    error: {
      code: status,
      message,
      status: statusNames[status] ?? 'UNKNOWN',
      details: [
        ...(reason === 'PerDay' ? [{ violations: [{ quotaId: 'RequestsPerDay' }] }] : []),
        ...(reason && reason !== 'PerDay' ? [{ reason }] : []),
        ...(retryAfter ? [{ retryDelay: `${retryAfter}s` }] : []),
      ],
    },
  }),
};

function questionIn(body: string): string {
  const { data } = requestSchema.safeParse(parse(body));
  const content = data?.contents.findLast(({ role }) => role === 'user');
  const question = content?.parts.map(({ text = '' }) => text).join('') ?? '';
  if (!question.trim()) throw new ServiceError(400, 'Bad Request: no question');
  if (question.length > longestQuestion)
    throw new ServiceError(413, 'Request Entity Too Large: the question');
  return question;
}
