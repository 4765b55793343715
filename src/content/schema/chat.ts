import * as z from 'zod';
import { fields, isText, list } from './fields.ts';

const { text } = fields;

const inLanguages = z.record(z.string(), text('private lessons'));

export const botSchema = z.object({
  stacks: z.object({ web: z.array(text('React')), mobile: z.array(text('Flutter')) }),
  shop: inLanguages,
  persona: list(text('Jawab singkat dan jujur.'), "['Jawab singkat dan jujur.']"),
});

const entrySchema = z.object({
  /** The question in several wordings, by `|` or on lines. `{name}` is you. A suggested question may be the only one. */
  asks: z.string(),
  /** Markdown. `{facts}` come from your records. `[[…]]` disappears without its fact; the whole answer without one elsewhere. */
  says: text('I am {name}.').optional(),
  /** Projects below the answer: `best`, `newest` or one, such as `mobile/3`. */
  shows: z
    .custom<string>(
      (value) => isText(value) && /^(best|newest|(website|mobile)\/.+)$/.test(value),
      "Use 'best', 'newest' or a project, for example 'mobile/3'.",
    )
    .optional(),
});

const phrases = text('newest, latest').optional();

const faqLanguageSchema = z.object({
  /** Words without meaning for the search. */
  stopWords: z.array(z.string()),
  /** Shortens a word to its stem, so that its forms are the same. */
  stem: z
    .custom<(word: string) => string>((value) => typeof value === 'function', 'Use a function, or leave it out.')
    .optional(),
  /** The same names in each language. `faq-starters.ts` has the first question of some. */
  entries: z.record(z.string(), entrySchema),
  /** Answers to whole messages, such as a greeting. */
  talk: z.array(entrySchema),
  serious: z.object({
    /** Two words or more always count, one word in a sentence that names nothing of the site. */
    asks: text('kill myself, suicide'),
    /** Words for the writer and for the owner. `-ku` is an ending. */
    self: text('i my'),
    owner: text('you his').optional(),
    /** Words for other people, with which a sentence about them begins. */
    others: text('she someone').optional(),
    /** Words of your work that are in no entry. */
    trade: text('server deadline').optional(),
    says: text('Please call the emergency number where you are.[[ {helpLine}]]'),
    /** The answer to a sentence about people that has no phrase or word of `asks`. */
    unsure: text('I only know this site. If you aren’t well, please talk to someone.[[ {helpLine}]]').optional(),
    helpLine: text('112').optional(),
  }),
  frame: z.object({
    results: text('Here is what this site says about that:'),
    /** Above results that have none of the `{words}`. */
    missing: text('Nothing here mentions {words}. Closest:'),
    /** Above a project that has none of the `{words}`. */
    lacks: text('[{title}]({page}) doesn’t mention {words}.'),
    /** With the name, it stands above the button. */
    none: text('[[Nothing here mentions {words}. ]]I only know this site.[[ {name} can tell you:]]'),
    /** The button that puts the question into the contact form. */
    ask: text('Ask {name}'),
    found: text('Projects: {count}'),
    project: text('**[{title}]({page})**, {date}. {description}'),
    now: text('present'),
    expected: text('expected {date}'),
  }),
  /** What can be asked about a project, the answer, and that for a record without the fact. */
  facts: z.array(
    z.object({ asks: text('source, repo'), says: text('Source: {source}'), none: text('The source is private.').optional() }),
  ),
  /** Words that choose projects, by commas. `any` chooses nothing; `it`, `those` and the places refer to the last answer. */
  chooses: z.object({
    website: phrases, mobile: phrases, newest: phrases, oldest: phrases, best: phrases, not: phrases, but: phrases, or: phrases,
    demo: phrases, source: phrases, download: phrases, any: phrases, it: phrases, those: phrases, places: phrases, last: phrases,
  }),
});

export const faqSchema = z.object({
  languages: z.record(z.string(), faqLanguageSchema),
  starters: z.record(z.string(), z.record(z.string(), text('Who is {name}?'))),
});

export type Faq = z.infer<typeof faqSchema>;
export type FaqLanguage = z.infer<typeof faqLanguageSchema>;
export type Choice = keyof FaqLanguage['chooses'];
