import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { geminiApi, telegramApi } from '#lib/env.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { checkSettings, settingErrors } from '../../scripts/vite/check-settings.ts';
import { settingWarnings } from '../../scripts/vite/settings-plugin.ts';

const token = `123456789:${'A'.repeat(35)}`;
const relay = 'https://relay.example.com';

test('names files of settings that Windows programs wrote, and a path that Git Bash changed', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, '.env'), '\ufeffVITE_SITE_URL=https://ana.example');
  writeFileSync(join(folder, '.env.local'), Buffer.from('VITE_BASE_PATH=/a/', 'utf16le'));
  mkdirSync(join(folder, '.env.production'));
  const errors = settingErrors({ VITE_BASE_PATH: 'C:/Program Files/Git/portfolio/' }, folder);
  const start = [/^\.env begins with a byte/, /^\.env\.local begins/, /^Git Bash changes VITE_BASE_PATH/];
  expect(errors.slice(0, 3)).toEqual(start.map((one) => expect.stringMatching(one)));
});

const bot = { VITE_TELEGRAM_BOT_TOKEN: token, VITE_TELEGRAM_CHAT_ID: '-10042' };

test.each<[env: Record<string, string>, connections: string[]]>([
  [{}, []],
  [{ ...bot, VITE_GEMINI_API_KEY: 'TODO' }, [telegramApi]],
  [{ VITE_GEMINI_API_KEY: 'key' }, [geminiApi]],
  [{ VITE_TELEGRAM_API_BASE: relay, VITE_GEMINI_API_BASE: relay }, [relay, relay]],
  [{ ...bot, VITE_CONTACT_ENDPOINT: 'https://formspree.io/f/abc' }, ['https://formspree.io/f/abc']],
  [{ VITE_CONTACT_ENDPOINT: '/api/contact', VITE_TELEGRAM_API_BASE: relay }, []],
  [{ VITE_ANALYTICS: 'goatcounter:ana' }, ['https://ana.goatcounter.com']],
])('pages may send requests only to the hosts that they use: %j', (env, connections) => {
  expect(checkSettings(env).hosts.connections).toEqual(
    connections.map((one) => expect.stringContaining(one)),
  );
});

// biome-ignore format: a table
test.each<[Record<string, string>, RegExp]>([
  ...['portfolio', '/portfolio', 'https://example.com/portfolio/', '/port folio/', '//'].map((path) => [{ VITE_BASE_PATH: path }, /VITE_BASE_PATH is ".*".*\/portfolio\//] as [Record<string, string>, RegExp]),
  ...['example.com', 'https://example.com/portfolio', 'ftp://example.com', 'https://', 'https://example.com;'].map((url) => [{ VITE_SITE_URL: url }, /VITE_SITE_URL is ".*".*https:\/\/example\.com/] as [Record<string, string>, RegExp]),
  [{ VITE_TELEGRAM_BOT_TOKEN: token }, /VITE_TELEGRAM_CHAT_ID is not set/],
  [{ VITE_TELEGRAM_BOT_TOKEN: token, VITE_TELEGRAM_CHAT_ID: 'TODO' }, /VITE_TELEGRAM_CHAT_ID is not set/],
  [{ VITE_TELEGRAM_CHAT_ID: '42' }, /VITE_TELEGRAM_BOT_TOKEN is not set/],
  [{ VITE_TELEGRAM_BOT_TOKEN: 'not a token', VITE_TELEGRAM_CHAT_ID: '42' }, /is not a token from @BotFather/],
  [{ VITE_TELEGRAM_BOT_TOKEN: token, VITE_TELEGRAM_CHAT_ID: 'me' }, /VITE_TELEGRAM_CHAT_ID is "me".*123456789/],
  [{ VITE_ANALYTICS: 'google:UA-1' }, /VITE_ANALYTICS is .*goatcounter:code/],
  [{ VITE_GEMINI_MODEL: 'Gemini 3.5' }, /VITE_GEMINI_MODEL is "Gemini 3\.5".*gemini-3\.5-flash-lite/],
  [{ VITE_GEMINI_API_BASE: 'relay' }, /VITE_GEMINI_API_BASE is "relay"/],
  ...['formspree.io/f/abc', '//formspree.io', 'mailto:ana@example.com'].map((url) => [{ VITE_CONTACT_ENDPOINT: url }, /VITE_CONTACT_ENDPOINT is ".*formspree\.io\/f\/abcdwxyz/] as [Record<string, string>, RegExp]),
])('rejects invalid settings with an example: %j', (env, problem) => {
  expect(settingErrors(env)).toEqual([expect.stringMatching(problem)]);
});

test('lists every problem at once, and repeats no token', () => {
  const env = { VITE_BASE_PATH: 'x', VITE_TELEGRAM_BOT_TOKEN: `${token} ` };
  expect(() => checkSettings(env)).toThrow(/^Settings errors:\n- VITE_BASE_PATH.*\n- VITE_TELEGRAM/);
  expect(settingErrors({ VITE_TELEGRAM_BOT_TOKEN: `x${token}` }).join()).not.toContain(token);
});

test.each([
  [{ VITE_TELEGRAM_API_BASE: relay }, ['VITE_TELEGRAM_BOT_TOKEN', 'VITE_TELEGRAM_CHAT_ID']],
  [{ VITE_GEMINI_API_BASE: relay }, ['VITE_GEMINI_API_KEY']],
  [{ VITE_CONTACT_ENDPOINT: '/api/contact' }, ['VITE_TELEGRAM_BOT_TOKEN', 'VITE_TELEGRAM_CHAT_ID']],
  [{ VITE_TELEGRAM_API_BASE: 'https://API.telegram.org/', VITE_GEMINI_API_BASE: '' }, []],
])('a build with a relay or an endpoint leaves out the secrets that it does not need: %j', (env, names) => {
  const secrets = { VITE_TELEGRAM_BOT_TOKEN: token, VITE_TELEGRAM_CHAT_ID: '42', VITE_GEMINI_API_KEY: 'key' };
  expect(checkSettings({ ...secrets, ...env }).leftOut).toEqual(names);
});

test('says what a build leaves out, and which script of index.html its policy blocks', () => {
  const env = { VITE_GEMINI_API_BASE: relay, VITE_GEMINI_API_KEY: 'key', VITE_ANALYTICS: 'goatcounter:ana' };
  const scripts = ['//www.google.com/tag.js', 'https://gc.zgo.at/count.js', '/x.js'];
  const html = scripts.map((src) => `<script async src="${src}"></script>`).join('');
  expect(settingWarnings(checkSettings(env), html)).toEqual([
    expect.stringContaining('VITE_GEMINI_API_KEY. Delete them here.'),
    expect.stringContaining('loads //www.google.com/tag.js, which the content security policy blocks'),
  ]);
});
