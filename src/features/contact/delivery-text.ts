import type { Delivery } from './delivery.ts';
import { failureText } from './failure-text.ts';
import type { Fate } from './message-fates.ts';

/** What is asked before the same message goes off again. */
export const confirmationText: Record<Fate, { title: string; advice: string }> = {
  delivered: {
    title: 'You have sent me this very message already.',
    advice: 'To send it a second time, press Send Message again.',
  },
  'may-have-arrived': {
    title: 'Your first message may have arrived.',
    advice: 'To send it again all the same, press Send Message once more.',
  },
};

/** What a screen reader has to hear although no toast says it. */
export function spokenText(state: Delivery): string {
  if (state.kind === 'sending') return 'Sending your message';
  if (state.kind === 'unconfirmed') {
    const { title, advice } = confirmationText[state.fate];
    return `${title} ${advice}`;
  }
  if (state.kind === 'failed' && state.isWaiting === false) return failureText(state.reason, 0).advice;
  return '';
}
