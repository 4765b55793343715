import { cleanText } from '#lib/clean-text.ts';
import type { ContactMessage } from '#services/format-telegram-text.ts';

export type ContactField = keyof ContactMessage;
export type ContactErrors = { [Field in ContactField]?: string | undefined };

/** In UTF-16 units, as Telegram counts. Together they stay below its 4,096. */
export const longest = { name: 100, email: 254, message: 3_500 } satisfies Record<ContactField, number>;

export const contactFields = ['name', 'email', 'message'] as const satisfies ContactField[];

/** The message as it is sent. */
export function cleanMessage({ name, email, message }: ContactMessage): ContactMessage {
  return { name: cleanText(name), email: cleanText(email), message: cleanText(message) };
}

/**
 * What is wrong with each field, in words for the visitor; `{}` when the message can be sent.
 *
 * @param values as `cleanMessage` leaves them
 * @param emailIsValid what the browser's own `checkValidity` says of the address
 */
export function checkContactMessage(values: ContactMessage, emailIsValid: boolean): ContactErrors {
  const errors: ContactErrors = {};
  const excess = (field: ContactField) => values[field].length - longest[field];

  if (!values.name) errors.name = 'Please enter your name.';
  else if (excess('name') > 0) errors.name = `Please shorten your name to ${longest.name} characters.`;

  if (!values.email) errors.email = 'Please enter your email address.';
  else if (!emailIsValid) errors.email = 'Please enter a full email address, such as name@example.com.';
  else if (excess('email') > 0)
    errors.email = `Please use an address of at most ${longest.email} characters.`;

  if (!values.message) errors.message = 'Please write a message.';
  else if (excess('message') > 0) {
    errors.message = `Please shorten your message by ${characters(excess('message'))}.`;
  }
  return errors;
}

/** `1 character`, `1,200 characters`. */
export function characters(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`;
}
