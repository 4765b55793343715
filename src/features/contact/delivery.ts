import type { Trouble } from './failure-text.ts';
import type { Fate } from './message-fates.ts';

/** How far the message is. */
export type Delivery =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  /** The same message went off before: sent again only on a second press. */
  | { kind: 'unconfirmed'; fate: Fate; text: string }
  /** `retryAt`: the time in ms when Telegram takes messages again. `isWaiting` until then. */
  | { kind: 'failed'; reason: Trouble; retryAt?: number; isWaiting?: boolean };
