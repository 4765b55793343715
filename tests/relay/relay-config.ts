import { readFileSync } from 'node:fs';
import type { Settings } from '../../relay/src/settings.ts';

export const site = 'https://site.example';

export const secrets = {
  SITE_ORIGINS: `http://localhost:5173, ${site}/`,
  TELEGRAM_BOT_TOKEN: '123456:TEST-token',
  TELEGRAM_CHAT_ID: '4242',
  GEMINI_API_KEY: 'SECRET-KEY',
};

/** The deployed configuration. */
export const config: {
  compatibility_date: string;
  compatibility_flags: string[];
  vars: Settings;
  durable_objects: { bindings: { name: string; class_name: string }[] };
  ratelimits: { name: string; simple: { limit: number; period: 60 } }[];
} = JSON.parse(readFileSync('relay/wrangler.jsonc', 'utf8').replace(/^\s*\/\/.*$/gm, ''));

export const message = '/bot/sendMessage';
export const question = '/v1beta/models/gemini-3.5-flash-lite:streamGenerateContent?alt=sse';

export function say(text: unknown) {
  return { role: 'user', parts: [{ text }] };
}
