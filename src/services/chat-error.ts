/** Why a question got no complete answer. */
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

/** A failed question. Safe to log: message and cause contain neither key nor URL. */
export class ChatError extends Error {
  readonly reason: ChatFailure;
  /** Seconds until a retry makes sense, if known. */
  readonly retryAfter: number | undefined;

  constructor(reason: ChatFailure, message: string, retryAfter?: number) {
    super(message);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}
