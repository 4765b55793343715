/** The wire format of https://ai.google.dev/api/generate-content#method:-models.streamgeneratecontent with `alt=sse`. */

/** One event with a piece of text. The last event of an answer has a finish reason. */
export function geminiEvent(text: string, finishReason?: string): string {
  const content = { parts: [{ text }], role: 'model' };
  return sse({ candidates: [{ content, ...(finishReason && { finishReason }), index: 0 }], ...origin });
}

/** The last event of an answer without text, as after SAFETY. */
export function geminiEnd(finishReason: string): string {
  return sse({ candidates: [{ finishReason, index: 0 }], ...origin });
}

/** The events of a complete answer, one for each piece of text. */
export function geminiEvents(...pieces: string[]): string[] {
  return pieces.map((text, index) => geminiEvent(text, index === pieces.length - 1 ? 'STOP' : undefined));
}

export function sse(value: unknown): string {
  return `data: ${JSON.stringify(value)}\r\n\r\n`;
}

const info = (reason: string) => ({ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason });
const keyInvalid = info('API_KEY_INVALID');
const otherToken = info('ACCESS_TOKEN_TYPE_UNSUPPORTED');
const otherSite = info('API_KEY_HTTP_REFERRER_BLOCKED');
const retryInfo = { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '34.074824224s' };
const spent = 'You exceeded your current quota, please check your plan and billing details.';

export const geminiErrors = {
  invalidKey: failure(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', keyInvalid),
  region: failure(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.'),
  badRequest: failure(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.'),
  unauthenticated: failure(401, 'UNAUTHENTICATED', 'Invalid authentication credentials.', otherToken),
  leakedKey: failure(403, 'PERMISSION_DENIED', 'Your API key was reported as leaked. Please use another.'),
  referrer: failure(403, 'PERMISSION_DENIED', 'Requests from https://a.example/ are blocked.', otherSite),
  retiredModel: failure(404, 'NOT_FOUND', 'models/gemini-1.5-flash is not found for API version v1beta.'),
  quota: failure(429, 'RESOURCE_EXHAUSTED', spent),
  quotaPerMinute: failure(429, 'RESOURCE_EXHAUSTED', spent, quotaFailure('PerMinute'), retryInfo),
  quotaPerDay: failure(429, 'RESOURCE_EXHAUSTED', spent, quotaFailure('PerDay'), retryInfo),
  overloaded: failure(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.'),
  deadline: failure(504, 'DEADLINE_EXCEEDED', 'The request timed out. Please try again.'),
};

export type GeminiFailure = ReturnType<typeof failure>;

const origin = { usageMetadata: { totalTokenCount: 421 }, modelVersion: 'gemini-3.5-flash-lite' };

function failure(code: number, status: string, message: string, ...details: object[]) {
  return { error: { code, message, status, ...(details.length > 0 && { details }) } };
}

function quotaFailure(period: 'PerMinute' | 'PerDay') {
  const quotaId = `GenerateRequests${period}PerProjectPerModel-FreeTier`;
  return { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] };
}
