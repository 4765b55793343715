/** The same in several languages, by their tags: `en`, `id`, `de` … */
export type InLanguages = Record<string, string>;

/**
 * What the guide answers in one language. An answer is a text: questions, one a line or parted by `|`, the first being the one
 * that a button offers; then after `>` what is said, in Markdown; then after `!` what is said when a fact in it is missing.
 * `{project}`, `{tech}`, `{kind}` and `{year}` stand for what a question may name; other words in braces are facts. What
 * stands in `[[…]]` is left out when a fact in it is missing.
 */
export type GuideLanguage = {
  answers: Record<string, string>;
  /** Phrases that get a fixed answer, whatever else is said: in the same form. */
  fixed?: Record<string, string>;
  /** What is said around answers. */
  frame?: Frame;
  /** Words that tell nothing about what is asked. */
  stopWords?: string;
  /** Beginnings and endings that a word may have or not. */
  beginnings?: string;
  endings?: string;
  /** Words of the same meaning, a group a line. */
  same?: string;
  /** Words for the owner, and for the project that was last spoken of. */
  owner?: string;
  it?: string;
  /** Words that choose projects. */
  website?: string;
  mobile?: string;
  newest?: string;
  oldest?: string;
  not?: string;
  or?: string;
};

export type Frame = {
  /** Above the buttons, above a quotation, and when nothing fits. */
  near: string;
  quote: string;
  none: string;
  /** The button that puts the question into the contact form. */
  ask: string;
  /** One and several; `{projects}` in what follows stands for them with their number. */
  project: readonly [one: string, several: string];
  website: readonly [one: string, several: string];
  mobile: readonly [one: string, several: string];
  with: string;
  without: string;
  year: string;
};

export type Guide = {
  /** By their tags: `en`, `id`, `de` … The first is the one for questions in none of them. */
  languages: Record<string, GuideLanguage>;
  /** Which projects an answer shows: those that the question chooses, or only those of them that have a demo, code or download. */
  shows: Record<string, 'all' | 'url' | 'urlRepo' | 'download'>;
  /** Other words for technologies, and their names on the site. Without names: what is not used here. */
  technologies: Record<string, readonly string[]>;
  /** What counts as the second, too. */
  implies: Record<string, string>;
  /** By kind and id: other names of projects, and words by which they are found. */
  projects: Record<string, { names?: string; words?: string }>;
  /** A help line for people in distress, as people read it. Without it no number is said. */
  helpLine?: string;
};
