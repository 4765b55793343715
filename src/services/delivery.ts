import type { AxiosRequestConfig, AxiosStatic } from 'axios';
import { isOffline } from '#lib/browser-state.ts';

export type ContactMessage = { name: string; email: string; message: string };

type FailureReason =
  | 'offline'
  | 'blocked'
  | 'rejected'
  | 'settings'
  | 'too-long'
  | 'rate-limited'
  | 'server'
  | 'chunk-load'
  | 'unexpected';

/**
 * The result of sending a message. `uncertain`: it may have arrived, because a browser cannot tell a lost request from a lost
 * response. `waiting`: rate-limited for that many seconds. `problem` is for the log and contains neither token nor URL.
 */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'uncertain'; reason: 'timeout' | 'no-answer'; problem: string }
  | { kind: 'failed'; reason: FailureReason; problem: string }
  | { kind: 'waiting'; seconds: number; problem: string };

/** Milliseconds. */
const timeout = 15_000;
/** Seconds. */
const longestWait = 86_400;

/**
 * Makes one POST request and maps its response, or its error, to the outcome of a message. Never repeats it, because no
 * service here has an idempotency key: only the visitor can decide to. Never throws.
 * @param service its name in the log
 */
export async function deliver(
  service: string,
  request: (axios: AxiosStatic) => AxiosRequestConfig & { url: string },
  read: (status: number, body: unknown, headers: Record<string, unknown>) => Outcome,
): Promise<Outcome> {
  if (isOffline()) return failed('offline', 'The browser is offline');
  const axios = await loadAxios().catch(() => undefined);
  if (!axios && isOffline()) return failed('offline', 'The browser is offline');
  if (!axios) return failed('chunk-load', 'The HTTP client could not be loaded');

  const config = request(axios);
  let isBlocked = false;
  const noteBlocked = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI.startsWith(new URL(config.url, location.href).origin);
  };
  globalThis.document?.addEventListener('securitypolicyviolation', noteBlocked);
  try {
    const { status, data, headers } = await axios.request<unknown>({
      method: 'POST',
      timeout,
      // Distinguishes a timeout from an aborted request.
      transitional: { forcedJSONParsing: true, clarifyTimeoutError: true },
      validateStatus: () => true,
      ...config,
    });
    return read(status, data, headers);
  } catch (error) {
    // The axios error contains the URL with the token: use only its code.
    const code = axios.isAxiosError(error) ? error.code : undefined;
    if (!code) return failed('unexpected', 'The request could not be made');
    if (isBlocked) return failed('blocked', 'The content security policy blocks the request');
    if (code !== 'ETIMEDOUT') return uncertain('no-answer', `No response from ${service}`);
    return uncertain('timeout', `No response from ${service} within ${timeout} ms`);
  } finally {
    globalThis.document?.removeEventListener('securitypolicyviolation', noteBlocked);
  }
}

/** Loads the HTTP client ahead of time, so that sending does not depend on this site's server. */
export async function loadAxios(): Promise<AxiosStatic> {
  return (await import('axios')).default;
}

/** @param asked the seconds that the service asks for; without a number, a minute */
export function waiting(asked: number, problem: string): Outcome {
  return { kind: 'waiting', seconds: asked > 0 ? Math.min(Math.ceil(asked), longestWait) : 60, problem };
}

export function failed(reason: FailureReason, problem: string): Outcome {
  return { kind: 'failed', reason, problem };
}

export function uncertain(reason: 'timeout' | 'no-answer', problem: string): Outcome {
  return { kind: 'uncertain', reason, problem };
}
