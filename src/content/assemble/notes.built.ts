import { languages } from '#content/languages.ts';
import type { NoteRecord } from '#content/schema/note.ts';
import { words } from '#content/words/site.ts';
import { directionOf } from './direction-of.ts';
import { formatDate } from './format-date.ts';

export type Note = NoteRecord & {
  file: string;
  slug: string;
  dateText: string;
  /** `2 min` */
  readingTime: string;
  /** Path of the first project that the text links to. */
  project?: string;
  /** The language of a note that is not translated. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
};

type BuiltNote = NoteRecord & { slug: string; minutes: number; lang?: string; project?: string };

/** A translation has `lang`. In a build, a draft is `undefined`. */
const records = import.meta.glob<BuiltNote | undefined>(['#content/notes/*.md', '!#content/notes/*.*.md'], {
  eager: true,
  import: 'default',
  query: '?note',
});
const inMinutes = new Intl.NumberFormat(words.lang, { style: 'unit', unit: 'minute' });

/** The newest first. */
export const notes: readonly Note[] = Object.entries(records)
  .flatMap(([file, note]) => (note ? assemble(file, note) : []))
  .sort((a, b) => (a.date < b.date ? 1 : -1));

/** The note about a project, by the path of the project. */
export const notesAbout: Partial<Record<string, { slug: string; title: string }>> = Object.fromEntries(
  notes.flatMap(({ project, slug, title }) => (project ? [[project, { slug, title }]] : [])),
);

function assemble(file: string, { lang, minutes, ...record }: BuiltNote): Note {
  const [first] = languages;
  return {
    ...record,
    file,
    dateText: formatDate(record.date, words.lang),
    readingTime: inMinutes.format(minutes),
    ...(first && first.lang !== words.lang && !lang && { lang: first.lang, dir: directionOf(first.lang) }),
  };
}
