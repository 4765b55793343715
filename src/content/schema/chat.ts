import * as z from 'zod';
import { fields, isText, list } from './fields.ts';

const { text } = fields;

const inLanguages = z.record(z.string(), text('private lessons'));

export const botSchema = z.object({
  stacks: z.object({ web: z.array(text('React')), mobile: z.array(text('Flutter')) }),
  shop: inLanguages,
  persona: list(text('Jawab singkat dan jujur.'), "['Jawab singkat dan jujur.']"),
});

const entry = {
  asks: text('Who are you? | your name'),
  says: text('I am {name}.').optional(),
  shows: z
    .custom<string>(
      (value) => isText(value) && /^(best|newest|(website|mobile)\/.+)$/.test(value),
      "Use 'best', 'newest' or a project, for example 'mobile/3'.",
    )
    .optional(),
};

const faqLanguageSchema = z.object({
  // A suggested question may be the only one.
  entries: z.record(z.string(), z.object({ ...entry, asks: z.string() })),
  talk: z.array(z.object(entry)),
  serious: z.object(entry),
  harmless: z.string().optional(),
  frame: z.object({
    results: text('Here is what this site says about that:'),
    none: text('{name} can tell you:'),
    ask: text('Ask {name}'),
    found: text('Projects: {count}'),
    project: text('[{title}]({page}), {date}. {description}'),
  }),
  stopWords: z.string(),
  statements: z.string().optional(),
  endings: z.string(),
  same: z.string(),
  chooses: z.record(z.string(), text('newest, latest')),
});

export const faqSchema = z.object({
  languages: z.record(z.string(), faqLanguageSchema),
  starters: z.record(z.string(), z.record(z.string(), text('Who is {name}?'))),
  technologies: z.record(z.string(), z.array(text('JavaScript'))),
  helpLine: text('112').optional(),
});
