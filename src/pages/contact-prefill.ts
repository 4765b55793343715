import { createStore } from '#lib/create-store.ts';

/** A conversation to put into the contact form, which is a separate React root. A new object each time. */
export const contactPrefill = createStore<{ text: string } | undefined>(undefined);
