import * as z from 'zod/mini';
import { knownPhrase, seconds } from './known-errors.ts';
import { ServiceError } from './service-error.ts';

/** https://cloud.google.com/apis/design/errors#error_codes */
export const statusNames: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  405: 'UNIMPLEMENTED',
  408: 'DEADLINE_EXCEEDED',
  413: 'INVALID_ARGUMENT',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

/** What the site and the doctor tell apart. */
const phrases = [
  'location is not supported',
  'not available in your country',
  'reported as leaked',
  'project has been denied access',
];

const reasons = [
  'API_KEY_INVALID',
  'API_KEY_HTTP_REFERRER_BLOCKED',
  'API_KEY_IP_ADDRESS_BLOCKED',
  'API_KEY_SERVICE_BLOCKED',
  'SERVICE_DISABLED',
];

const text = z.catch(z.string(), '');
const detail = z.object({
  reason: text,
  retryDelay: text,
  violations: z.catch(z.array(z.object({ quotaId: text })), []),
});
const errorSchema = z.object({
  error: z.object({
    code: z.catch(z.int(), 0),
    message: text,
    details: z.catch(z.array(z.catch(detail, { reason: '', retryDelay: '', violations: [] })), []),
  }),
});

/**
 * Rebuilds an error of Gemini from what is known: https://ai.google.dev/gemini-api/docs/troubleshooting.
 *
 * @param status of the response; in a stream, which began with 200, the error's own code counts
 */
export function readGeminiError(status: number, body: unknown): ServiceError {
  const { data } = errorSchema.safeParse(body);
  const code = status < 400 ? (data?.error.code ?? 0) : status;
  if (!data || code < 400 || code > 599) {
    return new ServiceError(status >= 500 ? status : 502, 'Bad Gateway: the response is not from Gemini');
  }
  const { message, details } = data.error;
  const isDaily = details.some(({ violations }) => violations.some(({ quotaId }) => /PerDay/.test(quotaId)));
  const known = details.map(({ reason }) => reason).find((reason) => reasons.includes(reason));
  const isInvalid = /API key (not valid|expired|not found)/i.test(message);
  const reason = isDaily ? 'PerDay' : (known ?? (isInvalid ? 'API_KEY_INVALID' : undefined));
  const delay = details.map(({ retryDelay }) => /^(\d{1,6}(\.\d+)?)s$/.exec(retryDelay)?.[1]).find(Boolean);
  return new ServiceError(code, knownPhrase(message, phrases), {
    ...(reason && { reason }),
    ...seconds(Number(delay)),
  });
}
