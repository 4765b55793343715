/** The same in several languages, by their tags: `en`, `id`, `de` … */
export type InLanguages = Record<string, string>;

/**
 * What the guide answers in one language. Each entry is a text of three parts: example questions, on lines or separated by
 * `|` (buttons offer the first one); after `>` the answer in Markdown; after `!` the answer to give when it lacks a fact.
 * `{project}`, `{tech}`, `{kind}` and `{year}` match anything that a question may name; other words in braces are facts. The
 * guide leaves out text in `[[…]]` that lacks a fact.
 */
export type GuideLanguage = {
  answers: Record<string, string>;
  /** Phrases with a fixed answer, whatever else the question contains. Same format. */
  fixed?: Record<string, string>;
  frame?: Frame;
  /** Words to ignore in a question, and beginnings and endings that a word may have or not. */
  stopWords?: string;
  beginnings?: string;
  endings?: string;
  /** Groups of words of the same meaning, on lines or separated by `|`. */
  same?: string;
  /** Words for the owner, for the project that was last spoken of, and for choosing projects. */
} & Partial<Record<'owner' | 'it' | 'website' | 'mobile' | 'newest' | 'oldest' | 'not' | 'or', string>>;

/** Sentences that introduce, follow or replace answers. */
export type Frame = {
  /** Above the buttons, above a quotation, and when nothing fits. */
  near: string;
  quote: string;
  none: string;
  /** When an answer without `!` lacks a fact, and when no project fits. */
  missing: string;
  empty: string;
  /** The button that puts the question into the contact form. */
  ask: string;
  /** What `{found}` says: the number of projects, `{tech}` that they use, what they are `{without}`, and their `{year}`. */
  found: string;
  nouns: Record<'project' | 'website' | 'mobile', readonly [one: string, several: string]>;
};

export type Guide = {
  /** By their tags: `en`, `id`, `de` … The first is the one for questions in none of them. */
  languages: Record<string, GuideLanguage>;
  /** What an answer shows: the projects that the question chooses, or those of them with a demo, code or a download; or starters. */
  shows: Record<string, 'all' | 'url' | 'urlRepo' | 'download' | 'starters'>;
  /** Small talk: left out when something else is asked, and never offered. */
  talk: readonly string[];
  /** Other words for technologies, and their names on the site; without names, what is not used here. What counts as the second, too. */
  technologies: Record<string, readonly string[]>;
  implies: Record<string, string>;
  /** By kind and id: other names of projects, and words by which they are found. */
  projects: Record<string, { names?: string; words?: string }>;
  /** The number of a help line for people in distress. Without it, the guide gives none. */
  helpLine?: string;
};
