import type { RateLimit } from './is-rate-limited.ts';

/** Settings and secrets of the host; `wrangler.jsonc` and `.env.example` explain each. */
export type Settings = {
  SITE_ORIGINS?: string;
  TELEGRAM_BOT_TOKEN?: string;
  TELEGRAM_CHAT_ID?: string;
  GEMINI_API_KEY?: string;
  GEMINI_MODELS: string;
  GEMINI_OUTPUT_TOKENS: number;
  GEMINI_SECONDS: number;
  TELEGRAM_SECONDS: number;
  TELEGRAM_RATE?: RateLimit;
  GEMINI_RATE?: RateLimit;
};
