import toast from 'react-hot-toast/headless';
import { telegramSettings } from '#lib/env.ts';
import { ContactError } from '#services/contact-error.ts';
import { type ContactMessage, formatTelegramText } from '#services/format-telegram-text.ts';
import { sendContactMessage } from '#services/telegram.ts';
import { delivery } from './delivery.ts';
import { clearSent } from './draft.ts';
import { failureText, type Trouble } from './failure-text.ts';
import { inOneTab } from './in-one-tab.ts';
import { fateOf, rememberFate } from './message-fates.ts';

let shownToast = '';

/** Sends a checked message and says how it went. Does nothing while one is under way or Telegram has asked to wait. */
export async function sendMessage(message: ContactMessage): Promise<void> {
  const before = delivery.get();
  if (before.kind === 'sending' || (before.kind === 'failed' && before.isWaiting)) return;

  const text = formatTelegramText(message);
  const fate = fateOf(text);
  const isConfirmed = before.kind === 'unconfirmed' && before.text === text;
  if (fate && !isConfirmed) return delivery.set({ kind: 'unconfirmed', fate, text });

  delivery.set({ kind: 'sending' });
  try {
    const outcome = await inOneTab(() => sendContactMessage(message, telegramSettings()));
    if (outcome === 'busy') return fail('busy');
    rememberFate(text, 'delivered');
    clearSent(message);
    succeed();
  } catch (error) {
    const { reason, message: problem, retryAfter, mayHaveArrived } = contactError(error);
    console.error(`There was a problem with the request: ${problem}`);
    if (mayHaveArrived) rememberFate(text, 'may-have-arrived');
    fail(reason, retryAfter);
  }
}

function succeed() {
  console.log('Success Sending Message');
  delivery.set({ kind: 'sent' });
  toast.remove(shownToast);
  shownToast = toast.success('Success Sending Message');
}

function fail(reason: Trouble, retryAfter?: number) {
  // A new toast each time, so that a screen reader says it each time.
  toast.remove(shownToast);
  shownToast = toast.error(`${failureText(reason, retryAfter).title} Your message is still in the form.`);
  if (!retryAfter) return delivery.set({ kind: 'failed', reason });

  const wait = Math.min(retryAfter * 1000, longestTimer);
  const waiting = { kind: 'failed', reason, retryAt: Date.now() + wait, isWaiting: true } as const;
  delivery.set(waiting);
  setTimeout(() => {
    if (delivery.get() === waiting) delivery.set({ ...waiting, isWaiting: false });
  }, wait);
}

/** Milliseconds; a longer timer fires at once. */
const longestTimer = 2 ** 31 - 1;

function contactError(error: unknown): ContactError {
  return error instanceof ContactError ? error : new ContactError('unexpected', 'It could not be made');
}
