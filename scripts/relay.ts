/**
 * A relay that keeps the bot token and the Gemini key off the public site: see docs/security.md. It runs as it is on
 * Cloudflare Workers, and with few changes wherever there are `Request` and `Response`. Its secrets come from the host.
 */
type Secrets = {
  /** The only site that may use the relay: `https://example.com`. */
  SITE_ORIGIN: string;
  TELEGRAM_BOT_TOKEN: string;
  TELEGRAM_CHAT_ID: string;
  GEMINI_API_KEY: string;
};

export default {
  async fetch(request: Request, secrets: Secrets): Promise<Response> {
    if (request.headers.get('origin') !== secrets.SITE_ORIGIN) return new Response(null, { status: 403 });
    const headers = new Headers({
      'access-control-allow-origin': secrets.SITE_ORIGIN,
      'access-control-allow-headers': 'content-type, x-goog-api-key, x-goog-api-client',
    });
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });

    const answer = await forward(request, secrets);
    headers.set('content-type', answer.headers.get('content-type') ?? 'application/json');
    return new Response(answer.body, { status: answer.status, headers });
  },
};

/** Only the two calls that the site makes, each with the secret in place of what the site sent. */
async function forward(request: Request, secrets: Secrets): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'POST') return new Response(null, { status: 405 });

  if (/^\/bot[^/]+\/sendMessage$/.test(pathname)) {
    const text = searchParams.get('text') ?? new URLSearchParams(await request.text()).get('text') ?? '';
    const fields = { chat_id: secrets.TELEGRAM_CHAT_ID, text, parse_mode: 'html' };
    return fetch(`https://api.telegram.org/bot${secrets.TELEGRAM_BOT_TOKEN}/sendMessage`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
  }
  if (/^\/v1beta\/models\/[\w.-]+:streamGenerateContent$/.test(pathname)) {
    return fetch(`https://generativelanguage.googleapis.com${pathname}?alt=sse`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': secrets.GEMINI_API_KEY },
      body: await request.text(),
    });
  }
  return new Response(null, { status: 404 });
}
