import { createStore } from '#lib/create-store.ts';
import type { ContactMessage } from '#services/format-telegram-text.ts';
import type { ContactField } from './check-contact-message.ts';
import type { Delivery } from './delivery.ts';
import { createFates } from './message-fates.ts';

export type Draft = ReturnType<typeof createDraft>;

/** What is typed and not sent, and how far it is. Kept while the visitor looks at other pages of this site, and nowhere longer. */
export function createDraft() {
  const values = createStore<ContactMessage>({ name: '', email: '', message: '' });

  values.subscribe(() => {
    if (values.get().message.trim()) window.addEventListener('beforeunload', askFirst);
    else window.removeEventListener('beforeunload', askFirst);
  });

  return {
    ...values,

    /** Outlives the form, which a visitor may leave while it is sending. */
    delivery: createStore<Delivery>({ kind: 'idle' }),

    fates: createFates(),

    /** Takes a sent message out of the draft, but nothing that was typed since. */
    clearSent(sent: ContactMessage): void {
      const typed = values.get();
      const rest = (field: ContactField) => (typed[field].trim() === sent[field] ? '' : typed[field]);
      values.set({ name: rest('name'), email: rest('email'), message: rest('message') });
    },

    /** Puts text below what is typed already; a second time changes nothing. */
    add(text: string): void {
      const typed = values.get();
      if (typed.message.includes(text)) return;
      const message = typed.message.trim() ? `${typed.message.trimEnd()}\n\n${text}` : text;
      values.set({ ...typed, message });
    },
  };
}

/** The one of this visit. */
export const draft = createDraft();

function askFirst(event: BeforeUnloadEvent) {
  event.preventDefault();
  // Chrome before 119 asks for this.
  event.returnValue = true;
}
