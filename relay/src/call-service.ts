import { ServiceError } from './service-error.ts';

/**
 * Makes a request. The timeout covers the whole response. When the visitor leaves, the host closes both connections.
 *
 * @throws ServiceError 504 without a response; the service may still have processed the request. 502 for a redirect, which
 *   would take the secrets elsewhere
 */
export async function callService(url: string, request: RequestInit, seconds: number): Promise<Response> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const response = await fetch(url, { ...request, method: 'POST', redirect: 'manual', signal }).catch(() => {
    throw new ServiceError(504, 'Gateway Timeout: the service did not respond to the relay');
  });
  const isRedirect = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
  if (isRedirect) throw new ServiceError(502, 'Bad Gateway: the service redirects');
  return response;
}
