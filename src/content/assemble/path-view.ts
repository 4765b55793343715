import type { Certificate, Path, PathEntry } from '#content/schema/path.ts';
import type { ProjectRecord } from '#content/schema/project.ts';
import { formatDate } from './format-date.ts';

export type ShownDate = { value: string; text: string };

type ProjectTitle = Pick<ProjectRecord, 'kind' | 'id' | 'title'>;

export type ShownEntry = Omit<PathEntry, 'from' | 'to' | 'expected' | 'projects'> & {
  /** Its anchor. `path-1` is the oldest, so that new entries change no links. */
  id: string;
  from: ShownDate;
  to?: ShownDate | undefined;
  expected?: ShownDate | undefined;
  projects: ProjectTitle[];
};

export type PathView = {
  entries: ShownEntry[];
  certificates: (Omit<Certificate, 'date'> & { date: ShownDate })[];
  languages: Path['languages'];
};

/** The path for the page and all files: newest first, with formatted dates, and without unknown projects. */
export function pathView(path: Path, projects: readonly ProjectTitle[], lang: string): PathView {
  const shown = (value: string): ShownDate => ({ value, text: formatDate(value, lang, 'short') });
  const entries = newest(path.entries).map(({ projects: keys = [], ...entry }, index, { length }) => ({
    ...entry,
    id: `path-${length - index}`,
    from: shown(entry.from),
    to: entry.to === undefined ? undefined : shown(entry.to),
    expected: entry.to || !entry.expected ? undefined : shown(entry.expected),
    projects: keys.flatMap((key) => {
      const { kind, id, title } = projects.find((one) => `${one.kind}/${one.id}` === key) ?? {};
      return kind && id && title ? [{ kind, id, title }] : [];
    }),
  }));
  const certificates = path.certificates
    .toSorted((a, b) => lastMonth(b.date).localeCompare(lastMonth(a.date)))
    .map(({ date, ...rest }) => ({ ...rest, date: shown(date) }));
  return { entries, certificates, languages: path.languages };
}

/** Sorts current entries first, then by end, then by start. */
function newest(entries: readonly PathEntry[]): PathEntry[] {
  const end = ({ to }: PathEntry) => (to ? lastMonth(to) : '9999');
  return entries.toSorted(
    (a, b) => end(b).localeCompare(end(a)) || firstMonth(b.from).localeCompare(firstMonth(a.from)),
  );
}

const firstMonth = (date: string): string => (date.length === 4 ? `${date}-01` : date);

const lastMonth = (date: string): string => (date.length === 4 ? `${date}-12` : date);

/** Groups entries that follow one another at the same employer. */
export function byEmployer<Entry extends { kind: string; at: string }>(
  entries: readonly Entry[],
): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0].kind === entry.kind && last[0].at === entry.at) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
