import { en } from './faq-en.ts';
import { id } from './faq-id.ts';
import { jv } from './faq-jv.ts';
import { starters } from './faq-starters.ts';

/** What the chat answers without a model, and how the search reads questions. See docs/chat.md. */
export const faq: Faq = {
  languages: { en, id, jv },
  starters,

  /** Named to visitors in distress or danger. */
  helpLine: '119, extension 8 (Indonesia)',

  /** Other words for technologies, by commas, and the names that they stand for on this site. */
  technologies: {
    'js, javascript': ['JavaScript'], 'ts': ['TypeScript'], 'reactjs, react js': ['React'], 'tailwind': ['Tailwind CSS'], 'scss': ['Sass'],
    'express, expressjs': ['Express.js'], 'node, nodejs': ['Node.js'], 'postgres, pgsql': ['PostgreSQL'], 'tensorflow, tflite': ['TensorFlow Lite'],
    'compose, jetpack': ['Jetpack Compose'], 'vscode, visual studio code': ['VS Code'], 'word': ['Microsoft Word'],
    'database, databases, sql, basis data': ['MySQL', 'PostgreSQL', 'SQLite', 'Firebase'],
    'machine learning, ml, ai': ['TensorFlow Lite', 'Gemini'], 'ui design, ui ux, ux': ['Figma', 'Canva'],
  },
};

export type Faq = {
  /** By tag: `en`, `id` … The first one answers questions in none of them. */
  languages: Record<string, FaqLanguage>;
  /** The first questions of entries, by language and entry. */
  starters: Record<string, Record<string, string>>;
  helpLine?: string;
  technologies: Record<string, readonly string[]>;
};

export type FaqLanguage = {
  /** The same names in each language. `faq-starters.ts` has the first question of some. */
  entries: Record<string, FaqEntry>;
  /** Answers to whole messages, such as a greeting. */
  talk: readonly FaqEntry[];
  /** Phrases of distress, violence or abuse, wherever they stand in a message; not those in names and texts of the site. */
  serious: FaqEntry;
  /** Phrases that are not serious, although they have such words: `this deadline is killing me`. */
  harmless?: string;
  frame: Frame;
  /** Ignored in questions, by spaces. */
  stopWords: string;
  /** Words with which a message tells something instead of asking, by spaces. */
  statements?: string;
  /** Word endings to ignore, by spaces. */
  endings: string;
  /** Groups of words of the same meaning, by `|`. */
  same: string;
  /** Words that choose projects, by commas. */
  chooses: Partial<Record<Choice, string>>;
};

export type FaqEntry = {
  /** The question in several wordings, by `|` or on lines. `{name}` is you. */
  asks: string;
  /** Markdown. `{facts}` come from your records. `[[…]]` disappears without its fact; the whole answer without one elsewhere. */
  says?: string;
  /** Projects below the answer. */
  shows?: 'best' | 'newest' | `website/${string}` | `mobile/${string}`;
};

/** `any`: words for projects and their making, which choose nothing; `about`: what can be asked about one; `it`: the one spoken of. */
export type Choice = 'website' | 'mobile' | 'newest' | 'oldest' | 'best' | 'not' | 'but' | 'or' | 'demo' | 'source' | 'download' | 'any' | 'about' | 'it';

export type Frame = {
  results: string;
  none: string;
  /** The button that puts the question into the contact form. */
  ask: string;
  /** Above the chosen projects; `{count}` is their number. */
  found: string;
  project: string;
};
