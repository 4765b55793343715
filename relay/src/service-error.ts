/** An error of the relay or of a service behind it. Contains no secret and no URL. */
export class ServiceError extends Error {
  readonly status: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
