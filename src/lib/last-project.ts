import { createStore } from './create-store.ts';

/** The path of the project that was opened last: its picture grows out of its card, and back into it. */
export const lastProject = createStore('');
