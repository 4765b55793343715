import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '#tests/mocks/server.ts';
import relay from '../../scripts/relay.ts';

const secrets = {
  SITE_ORIGIN: 'https://raka.example.com',
  TELEGRAM_BOT_TOKEN: '123456:SECRET',
  TELEGRAM_CHAT_ID: '4242',
  GEMINI_API_KEY: 'SECRET-KEY',
};

function ask(path: string, options: RequestInit = {}, origin = secrets.SITE_ORIGIN) {
  const request = new Request(`https://relay.example.com${path}`, {
    method: 'POST',
    ...options,
    headers: { origin, ...options.headers },
  });
  return relay.fetch(request, secrets);
}

test.each(['query', 'body'])(
  'a message with its fields in the %s goes to the owner’s own chat',
  async (where) => {
    const received: Record<string, string>[] = [];
    server.use(
      http.post('https://api.telegram.org/bot123456:SECRET/sendMessage', async ({ request }) => {
        received.push(Object.fromEntries(new URLSearchParams(await request.text())));
        return HttpResponse.json({ ok: true, result: {} });
      }),
    );
    const fields = new URLSearchParams({
      chat_id: 'relay',
      text: 'Nama: A & B\nPesan: 1+1',
      parse_mode: 'html',
    });
    const path = '/botrelay/sendMessage';
    const response = await (where === 'query' ? ask(`${path}?${fields}`) : ask(path, { body: fields }));

    expect(await response.json()).toEqual({ ok: true, result: {} });
    expect(response.headers.get('access-control-allow-origin')).toBe(secrets.SITE_ORIGIN);
    expect(received).toEqual([{ chat_id: '4242', text: 'Nama: A & B\nPesan: 1+1', parse_mode: 'html' }]);
  },
);

test('a refusal of Telegram comes back with its status and body', async () => {
  const body = { ok: false, error_code: 429, parameters: { retry_after: 5 } };
  server.use(
    http.post('https://api.telegram.org/bot123456:SECRET/sendMessage', () =>
      HttpResponse.json(body, { status: 429 }),
    ),
  );
  const response = await ask('/botrelay/sendMessage?text=x');

  expect(response.status).toBe(429);
  expect(await response.json()).toEqual(body);
});

test('a question to the chat goes on with the real key and streams back', async () => {
  server.use(
    http.post(
      'https://generativelanguage.googleapis.com/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent',
      async ({ request }) => {
        expect(request.headers.get('x-goog-api-key')).toBe('SECRET-KEY');
        expect(new URL(request.url).search).toBe('?alt=sse');
        expect(await request.json()).toEqual({ contents: [] });
        return new HttpResponse('data: {}\r\n\r\n', { headers: { 'content-type': 'text/event-stream' } });
      },
    ),
  );
  const response = await ask('/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent?alt=sse', {
    body: '{"contents":[]}',
    headers: { 'x-goog-api-key': 'relay' },
  });

  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(await response.text()).toBe('data: {}\r\n\r\n');
});

test('browsers may ask first', async () => {
  const response = await ask('/v1beta/models/x:streamGenerateContent', { method: 'OPTIONS' });

  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('x-goog-api-key');
});

test.each([
  ['another site', '/botrelay/sendMessage?text=x', {}, 'https://stranger.example', 403],
  ['another call of the bot', '/botrelay/getUpdates', {}, secrets.SITE_ORIGIN, 404],
  ['a path that climbs', '/v1beta/models/../../files:streamGenerateContent', {}, secrets.SITE_ORIGIN, 404],
  ['another method', '/botrelay/sendMessage?text=x', { method: 'GET' }, secrets.SITE_ORIGIN, 405],
])('%s is refused', async (_, path, options, origin, status) => {
  expect((await ask(path, options, origin)).status).toBe(status);
});
