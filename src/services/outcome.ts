export type Failure =
  | 'offline'
  | 'blocked'
  | 'rejected'
  | 'settings'
  | 'too-long'
  | 'rate-limited'
  | 'server'
  | 'chunk-load'
  | 'unexpected';

/**
 * The result of sending a message. `uncertain`: it may have arrived, because a browser cannot tell a lost request from a lost
 * response. `waiting`: rate-limited for that many seconds. `problem` is for the log and contains neither token nor URL.
 */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'uncertain'; reason: 'timeout' | 'no-answer'; problem: string }
  | { kind: 'failed'; reason: Failure; problem: string }
  | { kind: 'waiting'; seconds: number; problem: string };
