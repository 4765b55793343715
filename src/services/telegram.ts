import type { AxiosStatic } from 'axios';
import type { TelegramSettings } from '#lib/env.ts';
import { isOffline } from '#lib/is-offline.ts';
import { formatTelegramText, type TelegramFields } from './format-telegram-text.ts';
import type { Failure, Outcome } from './outcome.ts';
import { readTelegramAnswer } from './read-telegram-answer.ts';

/** Longer addresses are answered with 414. */
const longestUrl = 7_000;

/**
 * Sends a contact message to the owner's Telegram chat, once: there is no idempotency key, so trying again is left to the
 * visitor. Follows https://core.telegram.org/bots/api#sendmessage. The request stays a "simple" one (no header of our
 * own), so that browsers ask no permission first.
 *
 * @param message as `cleanText` leaves it
 * @param timeout milliseconds to wait for the answer
 * @returns how it ended; nothing is thrown
 */
export async function sendContactMessage(
  message: TelegramFields,
  settings: TelegramSettings | undefined,
  timeout = 15_000,
): Promise<Outcome> {
  if (!settings) return failed('not-configured', 'No bot token and chat id in this build');
  if (isOffline()) return failed('offline', 'The browser is offline');
  const axios = await loadAxios().catch(() => undefined);
  if (!axios && isOffline()) return failed('offline', 'The browser is offline');
  if (!axios) return failed('chunk-load', 'The HTTP client could not be loaded');

  const url = `${settings.apiBase}/bot${settings.token}/sendMessage`;
  const fields = { chat_id: settings.chatId, text: formatTelegramText(message), parse_mode: 'html' };
  const config = {
    timeout,
    // Tells a time-out from a request that the browser gave up.
    transitional: { forcedJSONParsing: true, clarifyTimeoutError: true },
    validateStatus: () => true,
  };
  let isBlocked = false;
  const noteBlocked = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI.startsWith(settings.apiBase);
  };
  globalThis.document?.addEventListener('securitypolicyviolation', noteBlocked);
  try {
    const isLong = axios.getUri({ url, params: fields }).length > longestUrl;
    const { status, data } = await (isLong
      ? axios.post<unknown>(url, new URLSearchParams(fields), config)
      : axios.post<unknown>(url, undefined, { ...config, params: fields }));
    return readTelegramAnswer(status, data);
  } catch (error) {
    // What axios throws quotes the whole address, so only its code goes on.
    const code = axios.isAxiosError(error) ? error.code : undefined;
    if (!code) return failed('unexpected', 'The request could not be made');
    if (isBlocked) return failed('blocked', 'A content security policy forbids the request');
    if (code !== 'ETIMEDOUT') return uncertain('no-answer', 'No answer from Telegram');
    return uncertain('timeout', `No answer from Telegram within ${timeout} ms`);
  } finally {
    globalThis.document?.removeEventListener('securitypolicyviolation', noteBlocked);
  }
}

/** Fetches the HTTP client ahead of need. Once it is there, a message needs nothing more from this site. */
export async function loadAxios(): Promise<AxiosStatic> {
  return (await import('axios')).default;
}

function failed(reason: Failure, problem: string): Outcome {
  return { kind: 'failed', reason, problem };
}

function uncertain(reason: 'timeout' | 'no-answer', problem: string): Outcome {
  return { kind: 'uncertain', reason, problem };
}
