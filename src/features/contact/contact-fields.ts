import type { ContactMessage } from '#services/post.ts';
import { type ContactField, contactFields } from './check-contact-message.ts';

export const fieldIds = { name: 'nama', email: 'email', message: 'pesan' } satisfies Record<
  ContactField,
  string
>;

/** The honeypot: invisible, and with a name that browsers do not autofill. */
export const trapName = 'homepage';

export function fieldOf(form: HTMLFormElement, name: ContactField | typeof trapName) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined;
}

export function readFields(form: HTMLFormElement): { typed: ContactMessage; emailIsValid: boolean } {
  const value = (name: ContactField) => fieldOf(form, name)?.value ?? '';
  return {
    typed: { name: value('name'), email: value('email'), message: value('message') },
    emailIsValid: fieldOf(form, 'email')?.checkValidity() ?? false,
  };
}

export function fillEmptyFields(form: HTMLFormElement, values: ContactMessage): void {
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = values[name];
  }
}

export function focusFirstEmptyField(): void {
  const fields = contactFields.map((name) => document.getElementById(fieldIds[name]));
  const isEmpty = (field: HTMLElement | null) => field !== null && 'value' in field && !field.value;
  (fields.find(isEmpty) ?? fields.at(-1))?.focus({ preventScroll: true });
}

export function writeFields(form: HTMLFormElement, values: ContactMessage): void {
  for (const name of contactFields) {
    const field = fieldOf(form, name);
    // Setting an equal value would move the caret.
    if (field && field.value !== values[name]) field.value = values[name];
  }
}
