import { contactWords } from '#content/words/contact.ts';
import { cleanText } from '#lib/clean-text.ts';
import type { ContactMessage } from '#services/delivery.ts';

export type ContactField = keyof ContactMessage;
export type ContactErrors = { [Field in ContactField]?: string };

export const contactFields = ['name', 'email', 'message'] as const satisfies ContactField[];

export const fieldIds = { name: 'nama', email: 'email', message: 'pesan' } satisfies Record<
  ContactField,
  string
>;

/** In UTF-16 units, as Telegram counts; together below its limit of 4,096. */
const longest = { name: 100, email: 254, message: 3_500 } satisfies Record<ContactField, number>;

/** How many characters of a field are left; negative if its text is too long. */
export function charactersLeft(field: ContactField, text: string): number {
  return longest[field] - cleanText(text).length;
}

export function cleanMessage({ name, email, message }: ContactMessage): ContactMessage {
  return { name: cleanText(name), email: cleanText(email), message: cleanText(message) };
}

/** An error text for each invalid field. `isEmailValid` comes from the browser's `checkValidity`. */
export function checkContactMessage(typed: ContactMessage, isEmailValid: boolean): ContactErrors {
  const { missing, tooLong, noAddress } = contactWords;
  const { name, email, message } = cleanMessage(typed);
  const errors: ContactErrors = {};
  const left = (field: ContactField) => charactersLeft(field, typed[field]);

  if (!name) errors.name = missing.name;
  else if (left('name') < 0) errors.name = tooLong.name(longest.name);

  if (!email) errors.email = missing.email;
  else if (!isEmailValid) errors.email = noAddress;
  else if (left('email') < 0) errors.email = tooLong.email(longest.email);

  if (!message) errors.message = missing.message;
  else if (left('message') < 0) errors.message = tooLong.message(-left('message'));
  return errors;
}
