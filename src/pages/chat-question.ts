import { createStore } from '#lib/create-store.ts';

/** A question on its way from the search to the chat, which are separate React roots. */
export const chatQuestion = createStore<string | undefined>(undefined);
