import { createStore } from '#lib/create-store.ts';

/** A conversation on its way from the chat to the contact form, which are separate React roots. A new object each time. */
export const contactPrefill = createStore<{ text: string } | undefined>(undefined);
