import toast from 'react-hot-toast/headless';
import { telegramSettings } from '#lib/env.ts';
import { ContactError } from '#services/contact-error.ts';
import { type ContactMessage, formatTelegramText } from '#services/format-telegram-text.ts';
import { sendContactMessage } from '#services/telegram.ts';
import type { Draft } from './draft.ts';
import { failureText, type Trouble } from './failure-text.ts';
import { inOneTab } from './in-one-tab.ts';

let shownToast = '';

/** Sends a checked message and says how it went. Does nothing while one is under way or Telegram has asked to wait. */
export async function sendMessage(draft: Draft, message: ContactMessage): Promise<void> {
  const { delivery } = draft;
  const before = delivery.get();
  if (before.kind === 'sending' || (before.kind === 'failed' && before.isWaiting)) return;

  const text = formatTelegramText(message);
  const fate = draft.fates.of(text);
  const isConfirmed = before.kind === 'unconfirmed' && before.text === text;
  if (fate && !isConfirmed) return delivery.set({ kind: 'unconfirmed', fate, text });

  delivery.set({ kind: 'sending' });
  try {
    const outcome = await inOneTab(() => sendContactMessage(message, telegramSettings()));
    if (outcome === 'busy') return fail(delivery, 'busy');
    draft.fates.remember(text, 'delivered');
    draft.clearSent(message);
    succeed(delivery);
  } catch (error) {
    const { reason, message: problem, retryAfter, mayHaveArrived } = contactError(error);
    console.error(`There was a problem with the request: ${problem}`);
    if (mayHaveArrived) draft.fates.remember(text, 'may-have-arrived');
    fail(delivery, reason, retryAfter);
  }
}

function succeed(delivery: Draft['delivery']) {
  console.log('Success Sending Message');
  delivery.set({ kind: 'sent' });
  toast.remove(shownToast);
  shownToast = toast.success('Success Sending Message');
}

function fail(delivery: Draft['delivery'], reason: Trouble, retryAfter?: number) {
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
