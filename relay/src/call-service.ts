import { Refusal } from './refusal.ts';

/**
 * Makes a request. The timeout in seconds covers the complete response. When the visitor leaves, the host closes both
 * connections.
 *
 * @throws Refusal 504 without a response. The service may have accepted the request all the same.
 */
export async function callService(url: string, request: RequestInit, seconds: number): Promise<Response> {
  try {
    return await fetch(url, { ...request, method: 'POST', signal: AbortSignal.timeout(seconds * 1000) });
  } catch {
    throw new Refusal(504, 'Gateway Timeout: the service did not respond to the relay');
  }
}
