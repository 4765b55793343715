import { gemini } from './gemini.ts';
import { isTooOften } from './is-too-often.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import { telegram } from './telegram.ts';

/**
 * Keeps the secrets of the two services: `POST /bot/sendMessage` writes to the owner's chat, `POST
 * /v1beta/models/{model}:streamGenerateContent` asks a model, and everything else is refused. Refusals have the format of
 * the service, so that the site reads both in one way. It runs on Cloudflare Workers, and with few changes wherever there
 * are `Request` and `Response`.
 */
export default {
  async fetch(request: Request, settings: Settings): Promise<Response> {
    const isPreflight = request.method === 'OPTIONS';
    const { status, headers, body } = isPreflight
      ? new Response(null, { status: 204 })
      : await answer(request, settings);
    const type = headers.get('content-type');
    return new Response(body, { status, headers: { ...forPages, ...(type && { 'content-type': type }) } });
  },
};

/** Other sites may read the response too: for them it is always a refusal with its reason. */
const forPages = {
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
      throw new Refusal(404, 'Not Found: the relay does not forward this call');
    if (request.method !== 'POST') throw new Refusal(405, 'Method Not Allowed: the relay accepts POST only');
    if (!isFromSite(request, settings)) {
      throw new Refusal(403, 'Forbidden: SITE_ORIGINS of the relay does not name the address of this page');
    }
    if (await isTooOften(request, settings[service.rate], service.requestsAMinute)) {
      throw new Refusal(429, 'Too Many Requests: retry after 60', 60);
    }
    return await service.forward(request, settings);
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal(500, 'Internal Error: the relay failed');
    return Response.json(service.inItsFormat(refusal), { status: refusal.status });
  }
}

function isFromSite(request: Request, { SITE_ORIGINS = '' }: Settings): boolean {
  const origins = SITE_ORIGINS.split(/[\s,]+/)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin);
  return origins.includes(request.headers.get('origin') ?? '');
}
