import { contactWords } from '#content/words/contact.ts';
import { cleanText } from '#lib/clean-text.ts';
import type { ContactMessage } from '#services/post.ts';
import { longest } from './longest.ts';

export type ContactField = keyof ContactMessage;
export type ContactErrors = { [Field in ContactField]?: string | undefined };

export const contactFields = ['name', 'email', 'message'] as const satisfies ContactField[];

export function cleanMessage({ name, email, message }: ContactMessage): ContactMessage {
  return { name: cleanText(name), email: cleanText(email), message: cleanText(message) };
}

/** An error text for each invalid field. `emailIsValid` comes from the browser's `checkValidity`. */
export function checkContactMessage(values: ContactMessage, emailIsValid: boolean): ContactErrors {
  const { missing, tooLong, noAddress } = contactWords;
  const errors: ContactErrors = {};
  const excess = (field: ContactField) => values[field].length - longest[field];

  if (!values.name) errors.name = missing.name;
  else if (excess('name') > 0) errors.name = tooLong.name(longest.name);

  if (!values.email) errors.email = missing.email;
  else if (!emailIsValid) errors.email = noAddress;
  else if (excess('email') > 0) errors.email = tooLong.email(longest.email);

  if (!values.message) errors.message = missing.message;
  else if (excess('message') > 0) errors.message = tooLong.message(excess('message'));
  return errors;
}
