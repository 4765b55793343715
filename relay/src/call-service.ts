import { ServiceError } from './service-error.ts';

/**
 * Makes a request.
 *
 * @param seconds for the whole response
 * @param visitor aborts when the visitor leaves, if the host reports it. Cloudflare may do so only with the next
 *   piece of the answer
 * @throws ServiceError 504 without a response; the service may still have processed the request. 502 for a status that is
 *   none of HTTP, and for a redirect, which would take the secrets elsewhere
 */
export async function callService(
  url: string,
  request: RequestInit,
  seconds: number,
  visitor?: AbortSignal,
): Promise<Response> {
  const signals = [AbortSignal.timeout(seconds * 1000), ...(visitor ? [visitor] : [])];
  const signal = AbortSignal.any(signals);
  const response = await fetch(url, { ...request, method: 'POST', redirect: 'manual', signal }).catch(() => {
    throw new ServiceError(504, 'Gateway Timeout: the service did not respond to the relay');
  });
  const isRedirect = response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
  if (isRedirect) throw new ServiceError(502, 'Bad Gateway: the service redirects');
  // `Response` accepts no other for an answer to the visitor.
  if (response.status > 599) throw new ServiceError(502, 'Bad Gateway: the service sent an unknown status');
  return response;
}
