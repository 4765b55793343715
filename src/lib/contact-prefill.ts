import { createStore } from './create-store.ts';

/** Text that one part of the page passes on to another: a conversation to the message. A new object each time. */
export const contactPrefill = createStore<{ text: string } | undefined>(undefined);
