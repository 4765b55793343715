/** Why the relay, or a service behind it, refused a request. Holds neither secret nor URL. */
export class Refusal extends Error {
  readonly status: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
