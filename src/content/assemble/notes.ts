import { languages } from '#content/languages.ts';
import type { NoteRecord } from '#content/schema/note.ts';
import { words } from '#content/words/site.ts';
import { noteFacts } from './notes.built.ts';
import { directions } from './start.built.ts';

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

type BuiltNote = NoteRecord & { slug: string; lang?: string; project?: string };

/** A translation has `lang`. In a build, a draft is `undefined`. */
const records = import.meta.glob<BuiltNote | undefined>(
  ['#content/notes/*.md', '!#content/notes/*.*.md'],
  { eager: true, import: 'default', query: '?note' },
);

export const notes: readonly Note[] = Object.entries(records)
  .flatMap(([file, record]) => (record ? assemble(file, record) : []))
  .sort((a, b) => (a.date < b.date ? 1 : -1));

function assemble(file: string, { lang, ...record }: BuiltNote): Note {
  const [first] = languages;
  return {
    ...record,
    file,
    ...(noteFacts[file] ?? { dateText: record.date, readingTime: '' }),
    ...(first && first.lang !== words.lang && !lang && { lang: first.lang, dir: directions[first.lang] }),
  };
}
