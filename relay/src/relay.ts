import { gemini } from './gemini.ts';
import { giveBack, limitDay, limitVisitor } from './limits.ts';
import { readText } from './read-text.ts';
import type { Service } from './service.ts';
import { ServiceError } from './service-error.ts';
import type { Settings } from './settings.ts';
import { siteAddresses } from './site-addresses.ts';
import { telegram } from './telegram.ts';

export { DayTotal } from './limits.ts';

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
  'x-content-type-options': 'nosniff',
};

async function answer(request: Request, settings: Settings): Promise<Response> {
  const url = new URL(request.url);
  const service = url.pathname.startsWith('/v1beta/') ? gemini : telegram;
  try {
    return await forward(request, url, service, settings);
  } catch (error) {
    const known =
      error instanceof ServiceError ? error : new ServiceError(500, 'Internal Error: the relay failed');
    return Response.json(service.errorBody(known), { status: known.status });
  }
}

async function forward(request: Request, url: URL, service: Service, settings: Settings): Promise<Response> {
  if (!service.path.test(url.pathname))
    throw new ServiceError(404, 'Not Found: the relay does not forward this call');
  if (request.method !== 'POST')
    throw new ServiceError(405, 'Method Not Allowed: the relay accepts POST only');
  const site = siteOf(request, settings);
  await limitVisitor(request.headers.get('cf-connecting-ip') ?? '', service, settings);
  const body = await readText(request.body, service.largestBody);
  const call = await service.prepare({ url, body, site }, settings);
  await limitDay(service, settings);
  return call(request.signal).catch(async (error) => {
    // Otherwise, a script could leave each time, and ask without limit.
    if (!request.signal.aborted) await giveBack(service, settings);
    throw error;
  });
}

/** @throws ServiceError 403 for any page but those of the site */
function siteOf(request: Request, { SITE_ORIGINS }: Settings): URL {
  const { addresses, unread } = siteAddresses(SITE_ORIGINS);
  const site = addresses.find(({ origin }) => origin === request.headers.get('origin'));
  if (site) return site;
  if (unread.length > 0) console.log(`Not an http or https address in SITE_ORIGINS: ${unread.join(' ')}`);
  const hint = unread.length > 0 ? ', which has an entry that is no http or https address' : '';
  throw new ServiceError(403, `Forbidden: this page’s origin is not in SITE_ORIGINS${hint}`);
}
