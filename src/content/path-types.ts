export type PathEntry = {
  kind: 'work' | 'organisation' | 'education';
  /** What you did there: 'Mobile Developer Intern', 'Informatics (bachelor’s)'. */
  title: string;
  /** The company, organization or school. */
  at: string;
  place?: string;
  url?: string;
  /** '2024-08' or '2024' */
  from: string;
  /** Absent for a current position. */
  to?: string;
  /** One to four short sentences: what you did and what it achieved. */
  lines: string[];
  /** 'mobile/3' */
  projects?: string[];
};

export type Certificate = {
  title: string;
  by: string;
  /** '2024-08' or '2024' */
  date: string;
  url?: string;
  /** A prize, not a course: `resume.json` and search engines list it as an award. */
  award?: true;
};

export type SpokenLanguage = { name: string; level: string };

/** Everything is optional: empty lists are not shown. */
export type Path = { entries: PathEntry[]; certificates: Certificate[]; languages: SpokenLanguage[] };
