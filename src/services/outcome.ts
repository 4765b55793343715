/** Why a message was not sent or not accepted. */
export type Failure =
  | 'not-configured'
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
 * How sending a message ended. `uncertain`: it may have arrived, because a browser cannot tell a request that never left from
 * a lost response. `waiting`: the service accepts none for so many seconds. `problem` is for the log and holds neither token
 * nor URL.
 */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'uncertain'; reason: 'timeout' | 'no-answer'; problem: string }
  | { kind: 'failed'; reason: Failure; problem: string }
  | { kind: 'waiting'; seconds: number; problem: string };
