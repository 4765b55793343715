import { ServiceError } from './service-error.ts';

/**
 * Makes a request. The timeout covers the whole response. When the visitor leaves, the host closes both connections.
 *
 * @throws ServiceError 504 without a response; the service may still have processed the request
 */
export async function callService(url: string, request: RequestInit, seconds: number): Promise<Response> {
  try {
    return await fetch(url, { ...request, method: 'POST', signal: AbortSignal.timeout(seconds * 1000) });
  } catch {
    throw new ServiceError(504, 'Gateway Timeout: the service did not respond to the relay');
  }
}
