import { beforeEach, expect, test, vi } from 'vitest';
import { contactSettings, geminiApi, geminiSettings, telegramApi } from '#lib/env.ts';

const names =
  'TELEGRAM_BOT_TOKEN TELEGRAM_CHAT_ID TELEGRAM_API_BASE GEMINI_API_KEY GEMINI_MODEL GEMINI_API_BASE CONTACT_ENDPOINT';

const set = (...values: (string | undefined)[]) => {
  for (const [index, name] of names.split(' ').entries()) vi.stubEnv(`VITE_${name}`, values[index]);
};

beforeEach(() => set());

test('neither service is configured without settings, with TODO or with blanks', () => {
  expect([contactSettings(), geminiSettings()]).toEqual([undefined, undefined]);
  set('TODO', ' ', '', ' TODO ', '', '');
  expect([contactSettings(), geminiSettings()]).toEqual([undefined, undefined]);
});

const direct = { kind: 'telegram', apiBase: telegramApi, isRelay: false };

test('Telegram needs both token and chat, or a relay that has them, and an endpoint replaces it', () => {
  set(' 1:a ');
  expect(contactSettings()).toBeUndefined();
  set(undefined, '42');
  expect(contactSettings()).toBeUndefined();
  set(' 1:a ', ' 42 ');
  expect(contactSettings()).toEqual({ ...direct, token: '1:a', chatId: '42' });
  set(' 1:a ', ' 42 ', 'https://API.telegram.org:443/');
  expect(contactSettings()).toMatchObject({ token: '1:a', isRelay: false });
  set('1:a', '42', 'https://relay.example/telegram//');
  const apiBase = 'https://relay.example/telegram';
  expect(contactSettings()).toEqual({ kind: 'telegram', token: '', chatId: '', apiBase, isRelay: true });
  vi.stubEnv('VITE_CONTACT_ENDPOINT', ' https://formspree.io/f/abc ');
  expect(contactSettings()).toEqual({ kind: 'endpoint', url: 'https://formspree.io/f/abc' });
});

test('Gemini needs a key or a relay, and has a default model', () => {
  const api = geminiApi;
  set(undefined, undefined, undefined, 'key');
  expect(geminiSettings()).toEqual({ apiKey: 'key', model: 'gemini-1.5-flash', apiBase: api });
  set(undefined, undefined, undefined, 'key', 'other', 'https://relay.example.com/');
  expect(geminiSettings()).toEqual({ apiKey: 'relay', model: 'other', apiBase: 'https://relay.example.com' });
  set(undefined, undefined, undefined, undefined, undefined, `${api}/`);
  expect(geminiSettings()).toBeUndefined();
});
