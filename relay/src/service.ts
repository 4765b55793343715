import type { ServiceError } from './service-error.ts';
import type { Settings } from './settings.ts';

/** A request of the site: already allowed, and read. */
export type Call = { url: URL; body: string; site: URL };

/** One of the two services behind the relay. */
export type Service = {
  name: 'TELEGRAM' | 'GEMINI';
  /** The path of the only call that is forwarded. */
  path: RegExp;
  /** Maximum bytes of a request. */
  largestBody: number;
  /** The limit per visitor on hosts without a rate limiter. */
  requestsPerMinute: number;
  /**
   * Checks a call.
   *
   * @returns makes the request to the service; `visitor` aborts when the visitor leaves
   * @throws ServiceError
   */
  prepare(call: Call, settings: Settings): Promise<(visitor: AbortSignal) => Promise<Response>>;
  /** The body of an error in the service's format. */
  errorBody(error: ServiceError): object;
};
