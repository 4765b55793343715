import type { NoteRecord } from '#content/schema/note.ts';
import { words } from '#content/words/site.ts';
import { formatDate } from './format-date.ts';

const records = import.meta.glob<NoteRecord | undefined>(['#content/notes/*.md', '!#content/notes/*.*.md'], {
  eager: true,
  import: 'default',
  query: '?note',
});

/** By file. */
export const noteDates = Object.fromEntries(
  Object.entries(records).map(([file, note]) => [file, note ? formatDate(note.date, words.lang) : '']),
);
