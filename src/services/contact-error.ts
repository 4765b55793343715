/** Why a message was not delivered. */
export type ContactFailure =
  | 'not-configured'
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'rejected'
  | 'settings'
  | 'forbidden'
  | 'too-long'
  | 'rate-limited'
  | 'server'
  | 'not-json'
  | 'refused'
  | 'chunk-load'
  | 'unexpected';

type Details = {
  /** Seconds until the service takes messages again. */
  retryAfter?: number | undefined;
  /** The request may have been carried out although no answer came. */
  mayHaveArrived?: boolean;
};

/** A message that was not delivered. Neither its text nor a cause carries the token or the URL: it may be logged whole. */
export class ContactError extends Error {
  override readonly name = 'ContactError';
  readonly reason: ContactFailure;
  readonly retryAfter: number | undefined;
  readonly mayHaveArrived: boolean;

  constructor(reason: ContactFailure, message: string, { retryAfter, mayHaveArrived = false }: Details = {}) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.mayHaveArrived = mayHaveArrived;
  }
}
