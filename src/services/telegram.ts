import type { AxiosStatic } from 'axios';
import type { TelegramSettings } from '#lib/env.ts';
import { loadChunk } from '#lib/load-chunk.ts';
import { ContactError } from './contact-error.ts';
import { type ContactMessage, formatTelegramText } from './format-telegram-text.ts';
import { readTelegramAnswer } from './read-telegram-answer.ts';

/** Milliseconds until an unanswered message counts as failed. */
export const telegramTimeout = 15_000;

/** Longer addresses are answered with 414. */
const longestUrl = 7_000;

/**
 * Sends a contact message to the owner's Telegram chat, once: there is no idempotency key, so trying again is left to the
 * visitor. Follows https://core.telegram.org/bots/api#sendmessage. The request stays a "simple" one (no header of our
 * own), so that browsers ask no permission first.
 *
 * @param signal gives up waiting; the message may be delivered all the same
 * @param timeout milliseconds to wait for the answer
 * @throws ContactError with the reason; nothing else, and never with the token or the URL
 */
export async function sendContactMessage(
  message: ContactMessage,
  settings: TelegramSettings | undefined,
  signal?: AbortSignal,
  timeout = telegramTimeout,
): Promise<void> {
  if (!settings) throw new ContactError('not-configured', 'No bot token and chat id in this build');
  if (isOffline()) throw new ContactError('offline', 'The browser is offline');

  const axios = await loadAxios();
  const url = `${settings.apiBase}/bot${settings.token}/sendMessage`;
  const fields = { chat_id: settings.chatId, text: formatTelegramText(message), parse_mode: 'html' };
  const config = {
    timeout,
    // Tells a time-out from a request that the browser gave up.
    transitional: { silentJSONParsing: true, forcedJSONParsing: true, clarifyTimeoutError: true },
    validateStatus: () => true,
    ...(signal && { signal }),
  };
  const isLong = axios.getUri({ url, params: fields }).length > longestUrl;

  const response = await (isLong
    ? axios.post<unknown>(url, new URLSearchParams(fields), config)
    : axios.post<unknown>(url, undefined, { ...config, params: fields })
  ).catch((error: unknown) => {
    // What axios throws quotes the whole address, so only its code goes on.
    throw withoutAnswer(axios, error, timeout);
  });
  readTelegramAnswer(response.status, response.data);
}

/** Fetches the HTTP client ahead of need. Once it is there, a message needs nothing more from this site. */
export async function loadAxios(): Promise<AxiosStatic> {
  try {
    return (await loadChunk(() => import('axios'))).default;
  } catch {
    if (isOffline()) throw new ContactError('offline', 'The browser is offline');
    throw new ContactError('chunk-load', 'The HTTP client could not be loaded');
  }
}

function withoutAnswer(axios: AxiosStatic, error: unknown, timeout: number): ContactError {
  const code = axios.isAxiosError(error) ? error.code : undefined;
  if (axios.isCancel(error) || code === 'ECONNABORTED') {
    return new ContactError('aborted', 'The request was given up', { mayHaveArrived: true });
  }
  if (code === 'ETIMEDOUT') {
    const message = `No answer from Telegram within ${timeout} ms`;
    return new ContactError('timeout', message, { mayHaveArrived: true });
  }
  if (!code) return new ContactError('unexpected', 'The request could not be made');
  // The connection was there when the request left.
  if (isOffline()) return new ContactError('offline', 'The connection was lost', { mayHaveArrived: true });
  return new ContactError('unreachable', 'No connection to Telegram');
}

function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
