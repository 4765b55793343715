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

/** The date and the reading time, such as `2 min`, by file. */
export const noteFacts = Object.fromEntries(
  Object.entries(records).map(([file, note]) => [
    file,
    note && { dateText: formatDate(note.date, words.lang), readingTime: minutes.format(note.minutes) },
  ]),
);

/** The note about a project, by the path of the project. */
export const notesAbout: Partial<Record<string, { slug: string; title: string }>> = Object.fromEntries(
  Object.values(records).flatMap((note) =>
    note?.project ? [[note.project, { slug: note.slug, title: note.title }]] : [],
  ),
);
