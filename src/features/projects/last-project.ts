import { createStore } from '#lib/create-store.ts';

/** The path of the last opened project, whose card shares a view transition with its page. */
export const lastProject = createStore('');
