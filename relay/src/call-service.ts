import { Refusal } from './refusal.ts';

/**
 * Asks a service, and stops waiting, for the end of its answer too, after so many seconds. When the visitor leaves, the
 * host ends both connections by itself.
 *
 * @throws Refusal 504 without an answer. The service may have done its work all the same.
 */
export async function callService(url: string, request: RequestInit, seconds: number): Promise<Response> {
  try {
    return await fetch(url, { ...request, method: 'POST', signal: AbortSignal.timeout(seconds * 1000) });
  } catch {
    throw new Refusal(504, 'Gateway Timeout: the service did not answer the relay');
  }
}
