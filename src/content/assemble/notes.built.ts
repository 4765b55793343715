import type { NoteRecord } from '#content/schema/note.ts';
import { words } from '#content/words/site.ts';
import { formatDate } from './format-date.ts';

type BuiltNote = NoteRecord & { slug: string; minutes: number; project?: string };

const records = import.meta.glob<BuiltNote | undefined>(['#content/notes/*.md', '!#content/notes/*.*.md'], {
  eager: true,
  import: 'default',
  query: '?note',
});
const minutes = new Intl.NumberFormat(words.lang, { style: 'unit', unit: 'minute' });

/** By file. */
export const noteDates = Object.fromEntries(
  Object.entries(records).map(([file, note]) => [file, note ? formatDate(note.date, words.lang) : '']),
);

/** By file, such as `2 min`. */
export const readingTimes = Object.fromEntries(
  Object.entries(records).map(([file, note]) => [file, note ? minutes.format(note.minutes) : '']),
);

/** The note about a project, by the path of the project. */
export const notesAbout: Partial<Record<string, { slug: string; title: string }>> = Object.fromEntries(
  Object.values(records).flatMap((note) =>
    note?.project ? [[note.project, { slug: note.slug, title: note.title }]] : [],
  ),
);
