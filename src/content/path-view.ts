import type { Certificate, PathEntry, SpokenLanguage } from './path-types.ts';
import type { ProjectTitle } from './project.ts';

/** A date of a record, and the same as the page shows it. */
export type ShownDate = { value: string; text: string };

export type ShownEntry = Omit<PathEntry, 'from' | 'to' | 'projects'> & {
  /** Its anchor: `path-1` is the oldest, so that adding an entry changes no link. */
  id: string;
  from: ShownDate;
  /** Absent while it goes on. */
  to?: ShownDate | undefined;
  projects: ProjectTitle[];
};

/** The path as the page shows it: newest first, dates formatted, projects looked up. */
export type PathView = {
  entries: ShownEntry[];
  certificates: (Omit<Certificate, 'date'> & { date: ShownDate })[];
  languages: SpokenLanguage[];
};
