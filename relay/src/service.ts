import type { ServiceError } from './service-error.ts';
import type { Settings } from './settings.ts';

/** One of the two services behind the relay. */
export type Service = {
  /** The path of the only call that is forwarded. */
  call: RegExp;
  /** The host's rate limiter, and the limit per visitor on hosts without one. */
  rate: 'TELEGRAM_RATE' | 'GEMINI_RATE';
  requestsPerMinute: number;
  /** @throws ServiceError */
  forward(request: Request, settings: Settings): Promise<Response>;
  /** The body of an error in the service's format. */
  errorBody(error: ServiceError): object;
};
