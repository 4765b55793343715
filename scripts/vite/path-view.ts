import type { Certificate, Path, PathEntry } from '../../src/content/path-types.ts';
import type { PathView, ShownDate } from '../../src/content/path-view.ts';
import type { ProjectPage, ProjectTitle } from '../../src/content/project.ts';
import { formatDate } from '../content/format-date.ts';

/**
 * Prepares the path for display.
 *
 * @param projects all projects of the site; unknown ids are dropped
 * @param lang BCP 47 tag for the dates
 */
export function pathView(path: Path, projects: readonly ProjectTitle[], lang: string): PathView {
  const shown = (value: string): ShownDate => ({ value, text: formatDate(value, lang, 'short') });
  const entries = newestFirst(path.entries).map(({ projects: keys = [], ...entry }, index, { length }) => ({
    ...entry,
    id: `path-${length - index}`,
    from: shown(entry.from),
    to: entry.to === undefined ? undefined : shown(entry.to),
    projects: keys.flatMap((key) => {
      const { kind, id, title } = projects.find((one) => `${one.kind}/${one.id}` === key) ?? {};
      return kind && id && title ? [{ kind, id, title }] : [];
    }),
  }));
  const certificates = newestCertificates(path.certificates).map(({ date, ...rest }) => ({
    ...rest,
    date: shown(date),
  }));
  return { entries, certificates, languages: path.languages };
}

/** The newest entry that lists a project. */
export function madeAt({ kind, id }: ProjectTitle, { entries }: PathView): Pick<ProjectPage, 'madeAt'> {
  const entry = entries.find(({ projects }) => projects.some((one) => one.kind === kind && one.id === id));
  return entry ? { madeAt: { id: entry.id, at: entry.at } } : {};
}

/** Sorts current entries first, then by end, then by start. */
export function newestFirst(entries: readonly PathEntry[]): PathEntry[] {
  const end = ({ to }: PathEntry) => (to ? lastMonth(to) : '9999');
  return entries.toSorted(
    (a, b) => end(b).localeCompare(end(a)) || firstMonth(b.from).localeCompare(firstMonth(a.from)),
  );
}

/** Sorts certificates and awards, newest first. */
export function newestCertificates(certificates: readonly Certificate[]): Certificate[] {
  return certificates.toSorted((a, b) => lastMonth(b.date).localeCompare(lastMonth(a.date)));
}

/** The month that a date begins in: `2024` → `2024-01`. */
export const firstMonth = (date: string): string => (date.length === 4 ? `${date}-01` : date);

/** The month that a date ends in: `2024` → `2024-12`. */
export const lastMonth = (date: string): string => (date.length === 4 ? `${date}-12` : date);
