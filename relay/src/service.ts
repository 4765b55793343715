import type { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** One of the two that the relay speaks for. */
export type Service = {
  /** The path of the only call that is passed on. */
  call: RegExp;
  /** The host's own limit of rate, and what holds for a visitor where the host has none. */
  rate: 'TELEGRAM_RATE' | 'GEMINI_RATE';
  requestsAMinute: number;
  /** @throws Refusal */
  forward(request: Request, settings: Settings): Promise<Response>;
  inItsFormat(refusal: Refusal): object;
};
