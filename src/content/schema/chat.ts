import * as z from 'zod';
import { fields, isText, list } from './fields.ts';

const { text } = fields;

const inLanguages = z.record(z.string(), text('private lessons'));

export const botSchema = z.object({
  stacks: z.object({ web: z.array(text('React')), mobile: z.array(text('Flutter')) }),
  shop: inLanguages,
  starters: z.array(z.object({ text: text('Which projects use Flutter?'), lang: text('en') })),
  persona: list(text('Jawab singkat dan jujur.'), "['Jawab singkat dan jujur.']"),
});

const words = text('newest, latest').optional();

const answerAdvice =
  "Write questions, then a line that begins with '>': `Who are you? | your name\\n > I am {name}.`";

/** Questions, then the answer after `>`. One language may answer for the others. */
const answers = z.record(
  z.string(),
  z.custom<string>((value) => isText(value) && /^\s*[^\s>!]/.test(value), answerAdvice),
);

const guideLanguageSchema = z.object({
  answers,
  fixed: answers.optional(),
  frame: z.record(z.string(), z.unknown()).optional(),
  stopWords: words,
  beginnings: words,
  endings: words,
  same: words,
  owner: words,
  it: words,
  website: words,
  mobile: words,
  newest: words,
  oldest: words,
  not: words,
  or: words,
});

export const guideSchema = z
  .object({
    languages: z.record(z.string(), guideLanguageSchema),
    shows: z.record(
      z.string(),
      z.enum(
        ['all', 'url', 'urlRepo', 'download', 'starters'],
        'Use all, url, urlRepo, download or starters.',
      ),
    ),
    talk: z.array(text('hello')),
    technologies: z.record(z.string(), z.array(text('JavaScript'))),
    implies: z.record(z.string(), text('JavaScript')),
    projects: z.record(z.string(), z.object({ names: words, words })),
    helpLine: text('112').optional(),
  })
  .superRefine(({ languages }, context) => {
    const all = Object.entries(languages).flatMap(([lang, { answers }]) =>
      Object.entries(answers).map(([id, text]) => ({ lang, id, text })),
    );
    const answered = new Set(all.filter(({ text }) => /\n\s*>/.test(text)).map(({ id }) => id));
    for (const { lang, id, text } of all.filter(({ id }) => !answered.has(id))) {
      const path = ['languages', lang, 'answers', id];
      context.addIssue({ code: 'custom', input: text, path, message: answerAdvice });
    }
  });

