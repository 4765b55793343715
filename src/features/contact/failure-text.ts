import type { ContactFailure } from '#services/contact-error.ts';

/** `busy`: another tab of this site is sending. */
export type Trouble = ContactFailure | 'busy';

type FailureText = { title: string; advice: string };

/**
 * What a failure means for the visitor, and what to do now.
 *
 * @param wait seconds until it makes sense to try again, when Telegram has said so
 */
export function failureText(reason: Trouble, wait?: number): FailureText {
  if (reason !== 'rate-limited' || wait === undefined) return texts[reason];
  return {
    title: texts['rate-limited'].title,
    advice: wait > 0 ? `You can send it again in ${duration(wait)}.` : 'You can send it again now.',
  };
}

const texts: Record<Trouble, FailureText> = {
  'not-configured': {
    title: 'This form cannot deliver messages yet.',
    advice: 'Your message is ready to go by WhatsApp or email instead.',
  },
  offline: {
    title: 'You are offline.',
    advice: 'Send your message again once you are connected.',
  },
  unreachable: {
    title: 'Telegram could not be reached.',
    advice: 'It delivers this form, and your network or a browser extension may be blocking it.',
  },
  timeout: {
    title: 'Telegram did not answer in time.',
    advice: 'Your message may have arrived all the same. If you send it again, it may arrive twice.',
  },
  aborted: {
    title: 'The browser stopped sending.',
    advice: 'Your message may have arrived all the same. If you send it again, it may arrive twice.',
  },
  rejected: {
    title: 'Telegram did not accept the message.',
    advice: 'Trying again will hardly help. Another way will.',
  },
  settings: {
    title: 'This form is not set up correctly.',
    advice: 'Only I can put that right, so please tell me about it another way.',
  },
  forbidden: {
    title: 'This form is not allowed to write to me at the moment.',
    advice: 'Only I can put that right, so please tell me about it another way.',
  },
  'too-long': {
    title: 'The message is too long for Telegram.',
    advice: 'Shorten it, or send all of it another way.',
  },
  'rate-limited': {
    title: 'Too many messages are arriving at the moment.',
    advice: 'Wait a minute, then send yours again.',
  },
  server: {
    title: 'Telegram has a problem of its own at the moment.',
    advice: 'Send your message again in a few minutes.',
  },
  'not-json': {
    title: 'Something answered in Telegram’s place.',
    advice:
      'Public networks do that until you sign in to them. Check your connection, then send your message again.',
  },
  refused: {
    title: 'Telegram refused the message without saying why.',
    advice: 'Send it again, or another way.',
  },
  'chunk-load': {
    title: 'A part of this page could not be loaded.',
    advice:
      'Check your connection, then send your message again. If that fails too, copy it and reload the page.',
  },
  unexpected: {
    title: 'The message could not be sent.',
    advice: 'Send it again, or another way.',
  },
  busy: {
    title: 'Another tab of this site is sending a message.',
    advice: 'Wait until it is done, then send this one.',
  },
};

function duration(seconds: number): string {
  if (seconds < 100) return count(seconds, 'second');
  if (seconds < 100 * 60) return count(Math.ceil(seconds / 60), 'minute');
  return count(Math.ceil(seconds / 3600), 'hour');
}

function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
