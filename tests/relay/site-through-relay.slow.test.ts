import { HttpResponse, http } from 'msw';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { longestQuestion } from '#features/chat/question-form.tsx';
import { longestPersona } from '#files/persona.ts';
import { contactSettings, geminiSettings } from '#lib/env.ts';
import { streamAnswer } from '#services/gemini.ts';
import { sendToTelegram } from '#services/telegram.ts';
import { geminiErrors } from '#tests/mocks/gemini-format.ts';
import { answerInPieces, startGeminiServer } from '#tests/mocks/gemini-server.ts';
import { server } from '#tests/mocks/server.ts';
import { startTelegramServer } from '#tests/mocks/telegram-server.ts';
import { site, startRelay } from './start-relay.ts';

const address = 'https://relay.example';
const message = { name: 'A & B', email: 'a@b.example', message: '5 < 6' };

const [telegram, gemini] = await Promise.all([startTelegramServer(), startGeminiServer()]);
const relay = await startRelay({ telegram: telegram.url, gemini: gemini.url });
const urls: string[] = [];

beforeEach(() => {
  urls.length = 0;
  telegram.respondWith('deliver');
  gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
  vi.stubEnv('VITE_TELEGRAM_API_BASE', `${address}/`);
  vi.stubEnv('VITE_GEMINI_API_BASE', address);
  vi.stubEnv('VITE_GEMINI_API_KEY', 'TODO');
  fromPageOf(site);
});

afterAll(() => Promise.all([relay.dispose(), telegram.close(), gemini.close()]));

test('a site with only the address of the relay delivers messages, and keeps them out of URLs', async () => {
  expect(await send()).toEqual({ kind: 'delivered' });

  expect(urls).toEqual([`${address}/bot/sendMessage`]);
  expect(telegram.requests.at(-1)?.delivered).toBe('Nama: A & B\nEmail: a@b.example\nPesan: 5 < 6');
});

test('a site with only the address of the relay answers, although its own model is retired', async () => {
  expect(await answer()).toBe('Sugeng rawuh!');
  expect(gemini.requests.at(-1)?.question).toBe('Halo');
  // The longest question with the longest persona passes too.
  expect(await answer('?'.repeat(longestQuestion), 'é'.repeat(longestPersona))).toBe('Sugeng rawuh!');
});

test('the site understands refusals of the relay and of the services', async () => {
  for (const answer of [{ status: 502, html: '<h1>nginx</h1>' }, 'hang-up', 'cut'] as const) {
    telegram.respondWith(answer);
    expect(await send()).toMatchObject({ kind: 'uncertain' });
  }
  expect(await send('a'.repeat(5000))).toMatchObject({ kind: 'failed', reason: 'too-long' });

  gemini.respondWith({ failure: geminiErrors.quotaPerMinute });
  await expect(answer()).rejects.toMatchObject({ reason: 'quota', retryAfter: 35 });
  gemini.respondWith('hang-up');
  await expect(answer()).rejects.toMatchObject({ reason: 'server' });

  fromPageOf('https://stranger.example');
  expect(await send()).toMatchObject({ reason: 'settings' });
  await expect(answer()).rejects.toMatchObject({ reason: 'key-refused' });
});

async function send(text = message.message) {
  const settings = contactSettings();
  return settings?.kind === 'telegram' && sendToTelegram({ ...message, message: text }, settings);
}

async function answer(question = 'Halo', persona = 'A bot'): Promise<string> {
  const settings = geminiSettings();
  if (!settings) throw new Error('No settings');
  let text = '';
  for await (const piece of streamAnswer({ question, persona, settings })) text += piece;
  return text;
}

/** Adds the origin as a browser does, and records the URLs. */
function fromPageOf(origin: string) {
  server.use(
    http.post(`${address}/*`, async ({ request }) => {
      urls.push(request.url);
      const asked = new URL(request.url.slice(address.length), await relay.ready);
      const body = await request.text();
      const response = await relay.dispatchFetch(asked, { method: 'POST', headers: { origin }, body });
      const { status, headers } = response;
      return new HttpResponse(await response.text(), { status, headers: [...headers] });
    }),
  );
}
