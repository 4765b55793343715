import { geminiApi } from '../../src/lib/service-defaults.ts';
import { callService } from './call-service.ts';
import { readText } from './read-text.ts';
import type { Service } from './service.ts';
import { ServiceError } from './service-error.ts';

/** Maximum characters of a question and its persona. */
const longestText = 60_000;

/** The Gemini API: text only, allowed models only, with the owner's settings. */
export const gemini: Service = {
  call: /^\/v1beta\/models\/[\w.-]+:streamGenerateContent$/,
  rate: 'GEMINI_RATE',
  requestsPerMinute: 20,

  async forward(request, settings) {
    const { GEMINI_API_KEY: key, GEMINI_MODELS, GEMINI_OUTPUT_TOKENS, GEMINI_SECONDS } = settings;
    if (!key) throw new ServiceError(403, 'Forbidden: the relay has no GEMINI_API_KEY');
    const { pathname } = new URL(request.url);
    const model = pathname.split(/[/:]/)[3] ?? '';
    // The site handles 404 as a retired model and tries its fallback.
    if (!GEMINI_MODELS.split(/[\s,]+/).includes(model)) {
      throw new ServiceError(404, `Not Found: ${model} is not in GEMINI_MODELS`);
    }
    const body = {
      contents: readContents(await readText(request)),
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' }],
      generationConfig: { maxOutputTokens: GEMINI_OUTPUT_TOKENS },
    };
    const response = await callService(
      `${geminiApi}${pathname}?alt=sse`,
      {
        headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
        body: JSON.stringify(body),
      },
      GEMINI_SECONDS,
    );
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    return response.ok && isStream ? response : readError(response);
  },

  errorBody: ({ status, message, retryAfter }) => ({
    error: {
      code: status,
      message,
      status: statusNames[status] ?? 'UNKNOWN',
      ...(retryAfter && {
        details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: `${retryAfter}s` }],
      }),
    },
  }),
};

/** https://cloud.google.com/apis/design/errors#error_codes */
const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** Only roles and text: files, tools and other costly parts are dropped. */
function readContents(body: string) {
  const contents = parse(body)?.contents;
  if (!Array.isArray(contents) || contents.length === 0) {
    throw new ServiceError(400, 'Bad Request: no contents');
  }
  const words = contents.map((content: { role?: unknown; parts?: unknown } | undefined) => ({
    role: content?.role === 'model' ? 'model' : 'user',
    parts: [{ text: textOf(content?.parts) }],
  }));
  if (words.reduce((length, { parts }) => length + (parts[0]?.text.length ?? 0), 0) > longestText) {
    throw new ServiceError(413, 'Request Entity Too Large: the question is too long');
  }
  return words;
}

function textOf(parts: unknown): string {
  if (!Array.isArray(parts)) return '';
  return parts.map((part: { text?: unknown } | undefined) => part?.text ?? '').join('');
}

/** Forwards an error from Gemini, and replaces any other. */
async function readError(response: Response): Promise<Response> {
  const text = await response.text();
  if (!response.ok && parse(text)?.error) return new Response(text, response);
  throw new ServiceError(
    response.status >= 500 ? response.status : 502,
    'Bad Gateway: the response is not from Gemini',
  );
}

function parse(text: string): { contents?: unknown; error?: unknown } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
