/** Why the relay, or a service behind it, did not do what it was asked. No secret and no address is in it. */
export class Refusal extends Error {
  readonly status: number;
  /** Seconds until it makes sense to ask again. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
