/** Why a question has no answer, or no complete one. */
export type ChatFailure =
  | 'offline'
  | 'unreachable'
  | 'invalid-key'
  | 'key-refused'
  | 'region'
  | 'model-retired'
  | 'quota'
  | 'daily-quota'
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

/** An unanswered question. Message and cause hold neither key nor URL, so it may be logged. */
export class ChatError extends Error {
  readonly reason: ChatFailure;
  /** Seconds until the service takes questions again, if known. */
  readonly retryAfter: number | undefined;

  constructor(reason: ChatFailure, message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
