import type { Certificate, PathEntry, SpokenLanguage } from './path-types.ts';
import type { ProjectTitle } from './project.ts';

/** A date and its formatted text. */
export type ShownDate = { value: string; text: string };

export type ShownEntry = Omit<PathEntry, 'from' | 'to' | 'projects'> & {
  /** Its anchor. `path-1` is the oldest, so that new entries change no links. */
  id: string;
  from: ShownDate;
  /** Absent for a current position. */
  to?: ShownDate | undefined;
  projects: ProjectTitle[];
};

/** The path, newest first, with formatted dates and project titles. */
export type PathView = {
  entries: ShownEntry[];
  certificates: (Omit<Certificate, 'date'> & { date: ShownDate })[];
  languages: SpokenLanguage[];
};
