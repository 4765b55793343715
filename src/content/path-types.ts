export type PathEntry = {
  kind: 'work' | 'organisation' | 'education';
  /** What you did there: 'Mobile Developer Intern', 'Informatics (bachelor’s)'. */
  title: string;
  /** The company, organisation or school. */
  at: string;
  place?: string;
  url?: string;
  /** '2024-08' or '2024' */
  from: string;
  /** absent while it goes on */
  to?: string;
  /** One to four short sentences: what you did and what came of it. */
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

/** All of it is optional: an empty list shows nothing. */
export type Path = { entries: PathEntry[]; certificates: Certificate[]; languages: SpokenLanguage[] };
