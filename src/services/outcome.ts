/** Why a message did not go, or got nowhere. */
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
 * How sending a message ended. `uncertain`: it may have arrived, as a browser does not tell a request that never left from
 * an answer that was lost. `waiting`: the service takes none for so many seconds. `problem` is for the log; neither the
 * token nor the address is in it.
 */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'uncertain'; reason: 'timeout' | 'no-answer'; problem: string }
  | { kind: 'failed'; reason: Failure; problem: string }
  | { kind: 'waiting'; seconds: number; problem: string };
