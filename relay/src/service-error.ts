/** An error of the relay or of a service behind it. Contains nothing that a service wrote, no secret and no URL. */
export class ServiceError extends Error {
  readonly status: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** From a list of known reasons of the service, or the day's limit of the relay. */
  readonly reason: string | undefined;

  constructor(status: number, message: string, facts: { retryAfter?: number; reason?: string } = {}) {
    super(message);
    this.status = status;
    this.retryAfter = facts.retryAfter;
    this.reason = facts.reason;
  }
}
