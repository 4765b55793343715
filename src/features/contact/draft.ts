import { createStore } from '#lib/create-store.ts';
import type { ContactMessage } from '#services/format-telegram-text.ts';
import type { ContactField } from './check-contact-message.ts';

/** What is typed and not sent. Kept while the visitor looks at other pages of this site, and nowhere longer. */
export const draft = createStore<ContactMessage>({ name: '', email: '', message: '' });

draft.subscribe(() => {
  if (draft.get().message.trim()) window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
});

/** Takes a sent message out of the draft, but nothing that was typed since. */
export function clearSent(sent: ContactMessage): void {
  const typed = draft.get();
  const rest = (field: ContactField) => (typed[field].trim() === sent[field] ? '' : typed[field]);
  draft.set({ name: rest('name'), email: rest('email'), message: rest('message') });
}

/** Puts text below what is typed already; a second time changes nothing. */
export function addToDraft(text: string): void {
  const typed = draft.get();
  if (typed.message.includes(text)) return;
  const message = typed.message.trim() ? `${typed.message.trimEnd()}\n\n${text}` : text;
  draft.set({ ...typed, message });
}

function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Chrome before 119 asks for this.
  event.returnValue = true;
}
