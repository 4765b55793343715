/** Why a question was not answered, or not to the end. */
export type ChatFailure =
  | 'offline'
  | 'unreachable'
  | 'invalid-key'
  | 'key-refused'
  | 'region'
  | 'model-retired'
  | 'quota'
  | 'overloaded'
  | 'server'
  | 'rejected'
  | 'blocked'
  | 'empty'
  | 'cut-short'
  | 'too-long'
  | 'stalled'
  | 'malformed'
  | 'chunk-load'
  | 'stopped';

/** A question that was not answered. Neither its text nor a cause carries the key or the URL: it may be logged whole. */
export class ChatError extends Error {
  readonly reason: ChatFailure;
  /** Seconds until the service takes questions again, when it said so. */
  readonly retryAfter: number | undefined;

  constructor(reason: ChatFailure, message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
