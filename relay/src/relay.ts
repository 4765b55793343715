import { gemini } from './gemini.ts';
import { isRateLimited } from './is-rate-limited.ts';
import { ServiceError } from './service-error.ts';
import type { Settings } from './settings.ts';
import { telegram } from './telegram.ts';

/**
 * Keeps the secrets of the two services. `POST /bot/sendMessage` messages the owner, `POST
 * /v1beta/models/{model}:streamGenerateContent` asks a model, and everything else is an error. Errors have the service's
 * format, so the site needs no extra code for them. Runs on Cloudflare Workers or, with few changes, on any host with
 * `Request` and `Response`.
 */
export default {
  async fetch(request: Request, settings: Settings): Promise<Response> {
    const isPreflight = request.method === 'OPTIONS';
    const { status, headers, body } = isPreflight
      ? new Response(null, { status: 204 })
      : await answer(request, settings);
    const type = headers.get('content-type');
    return new Response(body, { status, headers: { ...corsHeaders, ...(type && { 'content-type': type }) } });
  },
};

/** `*` is safe: other origins only ever get an error. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'content-type, x-goog-api-key, x-goog-api-client',
  'access-control-max-age': '86400',
};

async function answer(request: Request, settings: Settings): Promise<Response> {
  const { pathname } = new URL(request.url);
  const service = pathname.startsWith('/v1beta/') ? gemini : telegram;
  try {
    if (!service.call.test(pathname))
      throw new ServiceError(404, 'Not Found: the relay does not forward this call');
    if (request.method !== 'POST')
      throw new ServiceError(405, 'Method Not Allowed: the relay accepts POST only');
    if (!isFromSite(request, settings)) {
      throw new ServiceError(403, 'Forbidden: this page’s origin is not in SITE_ORIGINS');
    }
    if (await isRateLimited(request, settings[service.rate], service.requestsPerMinute)) {
      throw new ServiceError(429, 'Too Many Requests: retry after 60', 60);
    }
    return await service.forward(request, settings);
  } catch (error) {
    const known =
      error instanceof ServiceError ? error : new ServiceError(500, 'Internal Error: the relay failed');
    return Response.json(service.errorBody(known), { status: known.status });
  }
}

function isFromSite(request: Request, { SITE_ORIGINS = '' }: Settings): boolean {
  const origins = SITE_ORIGINS.split(/[\s,]+/)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return origins.includes(request.headers.get('origin') ?? '');
}
