// @vitest-environment jsdom
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { sendToEndpoint } from '#services/contact-endpoint.ts';
import { server } from '#tests/mocks/server.ts';

const sari = { name: 'Sari', email: 'sari@example.com', message: 'Halo!\n👋🏽' };
const send = (url: string) => sendToEndpoint(sari, { kind: 'endpoint', url });

test.each([
  // Web3Forms expects its key among the fields.
  ['https://forms.example/submit?access_key=k-1&name=x', { access_key: 'k-1' }],
  ['/api/contact', {}],
])('sends the fields once, as JSON, to %s', async (url, others) => {
  const bodies: unknown[] = [];
  server.use(
    http.post(new URL(url, location.href).href.replace(/\?.*/, ''), async ({ request }) => {
      expect(request.headers.get('content-type')).toBe('application/json');
      expect(request.headers.get('accept')).toBe('application/json');
      bodies.push(await request.json());
      return HttpResponse.json({ ok: true });
    }),
  );
  expect(await send(url)).toEqual({ kind: 'delivered' });
  expect(bodies).toEqual([{ ...others, ...sari }]);
});

const failed = (reason: string) => ({ kind: 'failed', reason });

test.each<[status: number, body: object | null, outcome: object, headers?: Record<string, string>]>([
  [204, null, { kind: 'delivered' }],
  [202, { success: true }, { kind: 'delivered' }],
  // FormSubmit answers so until the owner has confirmed the address.
  [200, { success: 'false', message: 'This form needs Activation.' }, failed('rejected')],
  [422, { errors: [{ field: 'email' }] }, failed('rejected')],
  [404, { error: 'Form not found' }, failed('settings')],
  [403, {}, failed('settings')],
  [413, {}, failed('too-long')],
  [429, {}, { kind: 'waiting', seconds: 17 }, { 'retry-after': '17' }],
  [429, {}, { kind: 'waiting', seconds: 60 }],
  [500, {}, { kind: 'uncertain', reason: 'no-answer' }],
])('maps status %i with %j to %j', async (status, body, outcome, headers = {}) => {
  const answer = () => new HttpResponse(body && JSON.stringify(body), { status, headers });
  server.use(http.post('https://forms.example/f/abc', answer));
  const found = await send('https://forms.example/f/abc');
  expect(found).toMatchObject(outcome);
  if ('problem' in found) expect(found.problem).toBe(`The form service answered ${status}`);
});
