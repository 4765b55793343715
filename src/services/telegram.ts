import type { AxiosStatic } from 'axios';
import type { TelegramSettings } from '#lib/env.ts';
import { isOffline } from '#lib/is-offline.ts';
import { formatTelegramText, type TelegramFields } from './format-telegram-text.ts';
import type { Failure, Outcome } from './outcome.ts';
import { readTelegramAnswer } from './read-telegram-answer.ts';

const longestUrl = 7_000;
/** Milliseconds. */
const timeout = 15_000;

/**
 * Sends a contact message to the owner's Telegram chat, once: the API has no idempotency key, so only the visitor can
 * decide to retry. Follows https://core.telegram.org/bots/api#sendmessage. The fields go in the query to Telegram itself. A
 * relay, whose host may log URLs, gets the text in the body and adds the rest. Without a custom header there is no preflight.
 * `message` is as `cleanText` leaves it. Never throws.
 */
export async function sendContactMessage(
  message: TelegramFields,
  settings: TelegramSettings,
): Promise<Outcome> {
  if (isOffline()) return failed('offline', 'The browser is offline');
  const axios = await loadAxios().catch(() => undefined);
  if (!axios && isOffline()) return failed('offline', 'The browser is offline');
  if (!axios) return failed('chunk-load', 'The HTTP client could not be loaded');

  const { apiBase, isRelay, token, chatId } = settings;
  const url = `${apiBase}/bot${token}/sendMessage`;
  const text = formatTelegramText(message);
  const fields = isRelay ? { text } : { chat_id: chatId, text, parse_mode: 'html' };
  const config = {
    timeout,
    // Distinguishes a timeout from an aborted request.
    transitional: { forcedJSONParsing: true, clarifyTimeoutError: true },
    validateStatus: () => true,
  };
  let isBlocked = false;
  const noteBlocked = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI.startsWith(apiBase);
  };
  globalThis.document?.addEventListener('securitypolicyviolation', noteBlocked);
  try {
    const usesBody = isRelay || axios.getUri({ url, params: fields }).length > longestUrl;
    const { status, data } = await (usesBody
      ? axios.post<unknown>(url, new URLSearchParams(fields), config)
      : axios.post<unknown>(url, undefined, { ...config, params: fields }));
    return readTelegramAnswer(status, data);
  } catch (error) {
    // The axios error contains the URL with the token: use only its code.
    const code = axios.isAxiosError(error) ? error.code : undefined;
    if (!code) return failed('unexpected', 'The request could not be made');
    if (isBlocked) return failed('blocked', 'The content security policy blocks the request');
    if (code !== 'ETIMEDOUT') return uncertain('no-answer', 'No response from Telegram');
    return uncertain('timeout', `No response from Telegram within ${timeout} ms`);
  } finally {
    globalThis.document?.removeEventListener('securitypolicyviolation', noteBlocked);
  }
}

/** Loads the HTTP client ahead of time, so that sending does not depend on this site's server. */
export async function loadAxios(): Promise<AxiosStatic> {
  return (await import('axios')).default;
}

function failed(reason: Failure, problem: string): Outcome {
  return { kind: 'failed', reason, problem };
}

function uncertain(reason: 'timeout' | 'no-answer', problem: string): Outcome {
  return { kind: 'uncertain', reason, problem };
}
