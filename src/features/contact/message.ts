import { contactWords } from '#content/words/contact.ts';
import { cleanText } from '#lib/clean-text.ts';
import type { ContactMessage } from '#services/post.ts';

export type ContactField = keyof ContactMessage;
export type ContactErrors = { [Field in ContactField]?: string };

export const contactFields = ['name', 'email', 'message'] as const satisfies ContactField[];

/** The ids of the fields, as the specification names them. */
export const fieldIds = { name: 'nama', email: 'email', message: 'pesan' } satisfies Record<
  ContactField,
  string
>;

/** In UTF-16 units, as Telegram counts; together below its limit of 4,096. */
export const longest = { name: 100, email: 254, message: 3_500 } satisfies Record<ContactField, number>;

export function cleanMessage({ name, email, message }: ContactMessage): ContactMessage {
  return { name: cleanText(name), email: cleanText(email), message: cleanText(message) };
}

/** An error text for each invalid field. `isEmailValid` comes from the browser's `checkValidity`. */
export function checkContactMessage(values: ContactMessage, isEmailValid: boolean): ContactErrors {
  const { missing, tooLong, noAddress } = contactWords;
  const errors: ContactErrors = {};
  const excess = (field: ContactField) => values[field].length - longest[field];

  if (!values.name) errors.name = missing.name;
  else if (excess('name') > 0) errors.name = tooLong.name(longest.name);

  if (!values.email) errors.email = missing.email;
  else if (!isEmailValid) errors.email = noAddress;
  else if (excess('email') > 0) errors.email = tooLong.email(longest.email);

  if (!values.message) errors.message = missing.message;
  else if (excess('message') > 0) errors.message = tooLong.message(excess('message'));
  return errors;
}
