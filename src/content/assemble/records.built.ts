import { languages } from '#content/languages.ts';
import { owner } from '#content/owner.ts';
import { path as ownPath } from '#content/path.ts';
import type { ProjectRecord } from '#content/schema/project.ts';
import { words } from '#content/words/site.ts';
import { compareProjects } from './compare-projects.ts';
import { formatDate } from './format-date.ts';
import { pathView } from './path-view.ts';

const isTranslation = languages[0] !== undefined && languages[0].lang !== words.lang;
type Counts = Record<ProjectRecord['kind'], number>;

/** The first language. A record without a translation is the same here and in `records`. */
const originals = import.meta.glob<ProjectRecord>('#content/projects/*/index.ts', {
  eager: true,
  import: 'default',
  query: '?original',
});
const records = Object.entries(
  import.meta.glob<ProjectRecord>('#content/projects/*/index.ts', { eager: true, import: 'default' }),
)
  .map(([file, record]) => ({ ...record, file, isForeign: isTranslation && record === originals[file] }))
  .sort(compareProjects(owner.projectOrder));

/** The files of the projects in order. */
export const inOrder = records.map(({ file, date, dateText, isForeign }) => ({
  file,
  /** Not translated. */
  isForeign,
  dateText: dateText ?? formatDate(date, words.lang),
}));

export const path = pathView(ownPath, records, words.lang);

export const counts = count();

function count() {
  const none = () => ({ website: 0, mobile: 0 });
  const tools: Record<string, Counts> = Object.create(null);
  const total = none();
  for (const { kind, technologies } of records) {
    total[kind] += 1;
    for (const { name } of technologies) {
      tools[name] ??= none();
      tools[name][kind] += 1;
    }
  }
  return { ...total, tools };
}
