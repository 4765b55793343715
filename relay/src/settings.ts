/** https://developers.cloudflare.com/workers/runtime-apis/bindings/rate-limit/ */
type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** https://developers.cloudflare.com/durable-objects/ */
type DurableObjects = { getByName(name: string): { fetch(url: string): Promise<Response> } };

/** Settings and secrets of the host; `wrangler.jsonc` and `.env.example` explain each. */
export type Settings = {
  SITE_ORIGINS?: string;
  TELEGRAM_BOT_TOKEN?: string;
  TELEGRAM_CHAT_ID?: string;
  GEMINI_API_KEY?: string;
  GEMINI_MODELS: string;
  GEMINI_OUTPUT_TOKENS: number;
  GEMINI_SECONDS: number;
  GEMINI_PER_DAY: number;
  TELEGRAM_SECONDS: number;
  TELEGRAM_PER_DAY: number;
  TELEGRAM_RATE?: RateLimit;
  GEMINI_RATE?: RateLimit;
  DAY_TOTAL?: DurableObjects;
};
