import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Bot } from '../../src/content/bot.ts';
import type { Faq, FaqEntry, FaqLanguage } from '../../src/content/faq.ts';
import type { Language } from '../../src/content/languages.ts';
import type { HomePart, Owner } from '../../src/content/owner.ts';
import type { Certificate, Path, PathEntry } from '../../src/content/path-types.ts';
import type { MobileProject, WebsiteProject } from '../../src/content/project.ts';

/** Files that the site serves unchanged. */
export const publicDir = 'public';

/**
 * Schemas of single values. Each message says what to write, with an example.
 * `adviceOn(fields.email, 'ana')` returns it for one value.
 */
export const fields = {
  text: (example: string) => z.custom<string>(isText, `Add a text, for example '${example}'.`),
  url: (example: string, instead = '') =>
    z.custom<string>(isUrl, `Use a full address, for example '${example}'${instead}.`),
  email: z.custom<string>(
    (value) => isText(value) && /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>.]+$/.test(value),
    "Use an email address, for example 'ana@example.com'.",
  ),
  whatsapp: z.custom<string>(
    (value) => isText(value) && /^[1-9]\d{6,14}$/.test(value),
    "Use digits only, country code first, without a plus sign or leading zero, for example '6281234567890'.",
  ),
  phone: z.custom<string>(
    (value) => isText(value) && /^\+[\d ().\-/]+$/.test(value) && /^\d{7,15}$/.test(value.replace(/\D/g, '')),
    "Use the full number with its country code, for example '+62 812-3456-7890'.",
  ),
  callMe: z.custom<string>(
    (value) => isUrl(value) || (isText(value) && /^(tel:\+?|sms:\+?|mailto:)[^\s:]+$/.test(value)),
    "Use a chat link, 'tel:' or 'mailto:', for example 'https://t.me/ana' or 'tel:+6281234567890'.",
  ),
  monogram: z.custom<string>(
    (value) => isText(value) && [...new Intl.Segmenter().segment(value)].length <= 2,
    "Use one or two letters, for example 'R'.",
  ),
  inscription: z.custom<string>(
    (value) => typeof value === 'string' && value.length <= 24,
    "Use at most 24 characters, for example 'Welcome', or '' for none.",
  ),
  id: z.custom<string>(
    (value) => isText(value) && /^[\w-]+$/.test(value),
    "Use letters, digits and dashes, for example '14': it becomes part of the page’s address.",
  ),
  date: z.custom<string>(
    (value) => isText(value) && /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(value),
    "Use a year, or a year and a month, for example '2024' or '2024-10'. To show another text, add dateText: 'Spring 2024'.",
  ),
  link: (example: string) =>
    z.custom<string>(
      (value) => value === 'private' || isUrl(value),
      `Use 'https://…' or 'private', for example '${example}'.`,
    ),
  download: z.custom<string>(
    (value) => value === 'private' || isUrl(value) || isPublicFile(value),
    "Use 'https://…', a file in public/ such as 'downloads/app.apk', or 'private'.",
  ),
  icon: z.custom<string>(isPublicFile, "Use a file in public/, for example 'icons/github.svg'."),
};

/**
 * Checks one value, for a prompt.
 *
 * @returns e.g. `Use an email address, for example 'ana@example.com'.`; nothing for a valid value
 */
export function adviceOn(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

const { text, url, link, icon, id, download } = fields;

/** Parts of the home page that an owner can hide. */
export const homeParts = {
  about: 'about',
  chat: 'chat',
  tools: 'tools',
  path: 'path',
  projects: 'projects',
  contact: 'contact',
} satisfies { [Part in HomePart]: Part };

const portfolio = (label: string) => {
  const none = ', or delete these lines to hide the button';
  const address = url('https://example.com/portfolio.pdf', none);
  return z.object({ label: text(label), url: address }, `Add a label and a url${none}.`).optional();
};

const ownerFields = z.object({
  name: text('Ana'),
  fullName: text('Ana Lestari'),
  role: text('Software Developer'),
  monogram: fields.monogram,
  inscription: fields.inscription.optional(),
  personal: text('A student who turns small problems into software.'),
  typedLines: list(text('I build for web and mobile'), "['I build for web and mobile']"),
  bio: list(text('I like the moment when an idea becomes something to tap.'), "['I like …', 'Most of my …']"),
  location: text('Semarang, Indonesia'),
  email: orEmpty(fields.email),
  phone: orEmpty(fields.phone),
  whatsapp: orEmpty(fields.whatsapp),
  callMe: orEmpty(fields.callMe),
  openTo: text('Open to internships from January 2027').optional(),
  designPortfolio: portfolio('View My Design Portfolio PDF'),
  projectPortfolio: portfolio('View My Project Portfolio PDF'),
  cv: z.literal([false, 'a4', 'letter'], "Use 'a4', 'letter', or false for no CV.").optional(),
  profiles: z.array(z.object({ name: text('GitHub'), icon, url: url('https://github.com/ana') })),
  projectOrder: z.enum(['date', 'listed'], "Use 'date' or 'listed'.").optional(),
  hiddenParts: z.array(z.enum(homeParts, `Use ${Object.keys(homeParts).join(', ')}.`)).optional(),
  meta: z.object({
    title: text('Ana Lestari | Software Developer'),
    description: text('Portfolio of Ana Lestari, who builds mobile apps and websites.'),
    keywords: z.array(text('Flutter')),
    author: text('Ana Lestari'),
  }),
} satisfies SchemaOf<Owner>);

const pathDate = z.custom<string>(
  (value) => isText(value) && /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(value),
  "Use a year, or a year and a month, for example '2024-08'.",
);

const address = url('https://example.com/', ', or delete the line').optional();

const pathEntry = {
  kind: z.enum(
    ['work', 'organisation', 'education'],
    "Use 'work', 'organisation' (for volunteering too) or 'education'.",
  ),
  title: text('Mobile Developer Intern'),
  at: text('Studio Lereng'),
  place: text('Sleman').optional(),
  url: address,
  from: pathDate,
  to: pathDate.optional(),
  lines: z.array(
    text('Built the screens of the stockroom in Flutter.'),
    "Use a list, for example ['Built …', 'Tested …'].",
  ),
  projects: z.array(text('mobile/3'), "Use a list of kind and id, for example ['mobile/3'].").optional(),
} satisfies SchemaOf<PathEntry>;

const certificate = {
  title: text('Flutter App Development'),
  by: text('Kelas Kode'),
  date: pathDate,
  url: address,
  award: z.literal(true, "Use 'award: true' for a prize, or delete the line.").optional(),
} satisfies SchemaOf<Certificate>;

export const pathSchema = z.object({
  entries: z.array(
    z.object(pathEntry).superRefine(({ from, to }, context) => {
      // A year may mean any of its months.
      if (to === undefined || `${to}-12` >= from) return;
      const message = `It is before the start, ${from}. Use a later date, or delete the line for a current position.`;
      context.addIssue({ code: 'custom', input: to, path: ['to'], message });
    }),
    'Use a list, or [] for none.',
  ),
  certificates: z.array(z.object(certificate), 'Use a list, or [] for none.'),
  languages: z.array(
    z.object({ name: text('Javanese'), level: text('native') }),
    "Use a list, for example [{ name: 'English', level: 'fluent' }], or [] for none.",
  ),
} satisfies SchemaOf<Path>);
export const ownerSchema = ownerFields.superRefine(({ email, phone, whatsapp, callMe }, context) => {
  if (email || phone || whatsapp || callMe) return;
  const message =
    "Visitors need a way to reach you: fill in email, phone, whatsapp or callMe, for example 'ana@example.com'.";
  context.addIssue({ code: 'custom', input: email, path: ['email'], message });
});

const inLanguages = z.record(z.string(), text('private lessons'));

export const botSchema = z.object({
  stacks: z.object({ web: z.array(text('React')), mobile: z.array(text('Flutter')) }),
  shop: inLanguages,
  persona: list(text('Jawab singkat dan jujur.'), "['Jawab singkat dan jujur.']"),
} satisfies SchemaOf<Bot>);

const entry = {
  asks: text('Who are you? | your name'),
  says: text('I am {name}.').optional(),
  shows: z
    .custom<NonNullable<FaqEntry['shows']>>(
      (value) => isText(value) && /^(best|newest|(website|mobile)\/.+)$/.test(value),
      "Use 'best', 'newest' or a project, for example 'mobile/3'.",
    )
    .optional(),
};

const words = text('newest, latest').optional();
const faqLanguageSchema = z.object({
  // A suggested question may be the only one.
  entries: z.record(z.string(), z.object({ ...entry, asks: z.string() })),
  talk: z.array(z.object(entry)),
  serious: z.object(entry),
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
  chooses: z.record(z.string(), words),
} satisfies SchemaOf<FaqLanguage>);

export const faqSchema = z.object({
  languages: z.record(z.string(), faqLanguageSchema),
  starters: z.record(z.string(), z.record(z.string(), text('Who is {name}?'))),
  technologies: z.record(z.string(), z.array(text('JavaScript'))),
  helpLine: text('112').optional(),
} satisfies SchemaOf<Faq>);

const technologySchema = z.object({ src: icon, name: text('React') });

export const languagesSchema = z
  .array(
    z.object({
      lang: z.custom<string>(
        (value) => isText(value) && /^[a-z]{2,3}(-\w+)*$/.test(value),
        "Use a language tag, for example 'id'.",
      ),
      name: text('Bahasa Indonesia'),
      offer: text('Situs ini juga ada dalam'),
      decline: text('Nanti saja'),
    } satisfies SchemaOf<Language>),
  )
  .superRefine((languages, context) => {
    const entries = languages.map(({ lang }, index) => ({ path: [index, 'lang'], value: lang }));
    for (const repeated of repeatedOf(entries))
      context.addIssue({ ...repeated, message: 'List each language once.' });
  });

/** TypeScript checks the texts, which may be empty. */
export const wordsSchema = z.record(z.string(), z.unknown());

/** By the name that records import. */
export const technologiesSchema = z
  .record(z.string(), technologySchema)
  .superRefine((technologies, context) => {
    const entries = Object.entries(technologies).map(([key, { name }]) => ({
      path: [key, 'name'],
      value: name,
    }));
    for (const repeated of repeatedOf(entries))
      context.addIssue({
        ...repeated,
        message: "Another technology has the same name. Use a unique name, for example 'React Native'.",
      });
  });

export const toolsSchema = z.array(technologySchema.extend({ alt: text('React logo') }));

const website = {
  kind: z.literal('website'),
  id,
  title: text('Rain Diary'),
  alsoCalled: z.array(text('umbrella app'), "Use a list, for example ['umbrella app'].").optional(),
  imageAlt: text('A calendar of rain on a laptop').optional(),
  owner: text('Personal project'),
  date: fields.date,
  dateText: text('Spring 2024').optional(),
  order: z.number('Use a number, for example 1.').optional(),
  url: link('https://example.com/app'),
  urlRepo: link('https://github.com/ana/app'),
  description: text('A diary of the rain, kept in the browser.'),
  p1: text('Rain Diary is for people who water a garden.'),
  p2: z.string("Add a text, or ''."),
  role: text('Design and the mobile app, in a team of four').optional(),
  problem: text('Orders lived in three chat groups.').optional(),
  result: text('The shop closes its day in ten minutes.').optional(),
  facts: z
    .array(text('120 shops'), "Use a list of two to four, for example ['120 shops', '3 months'].")
    .min(2, "Use two to four, for example ['120 shops', '3 months'].")
    .max(4, "Use two to four, for example ['120 shops', '3 months'].")
    .optional(),
  quote: z
    .object(
      { text: text('I no longer count twice.'), by: text('Ibu Sri'), role: text('Head of the shop') },
      "Use { text: '…', by: '…', role: '…' }, or delete the line.",
    )
    .optional(),
  screens: z
    .array(
      text('The month as a calendar'),
      "Use a list with a caption for each screenshot, for example ['The month as a calendar'].",
    )
    .optional(),
  technologies: z.array(
    z.custom(
      (value) => technologySchema.safeParse(value).success,
      'Use the names of technologies.ts, for example [react, css].',
    ),
    'Use a list of names from technologies.ts, for example [react, css].',
  ),
} satisfies SchemaOf<WebsiteProject>;

export const websiteSchema = z.object(website);

export const mobileSchema = z.object({
  ...website,
  kind: z.literal('mobile'),
  download,
  p3: z.string('Add a text, or delete the line.').optional(),
} satisfies SchemaOf<MobileProject>);

/** Entries with the value of an earlier one, as partial issues. */
function repeatedOf(entries: { path: (string | number)[]; value: string }[]) {
  const values = entries.map(({ value }) => value);
  return entries
    .filter(({ value }, index) => values.indexOf(value) < index)
    .map(({ path, value }) => ({ code: 'custom' as const, input: value, path }));
}

/** One schema for each field: a new field without one is a type error. */
type SchemaOf<T> = { [Field in keyof Required<T>]: z.ZodType };

function orEmpty(value: z.ZodType) {
  return z.preprocess((input) => (input === '' ? undefined : input), value.optional());
}

function list(entry: z.ZodType, example: string) {
  const advice = `Use a list with at least one entry, for example ${example}.`;
  return z.array(entry, advice).min(1, advice);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isUrl(value: unknown): boolean {
  return isText(value) && /^https?:\/\/[^\s/.]+\.\S+$/.test(value) && URL.canParse(value);
}

function isPublicFile(value: unknown): boolean {
  return (
    isText(value) && /^\w[\w./-]*$/.test(value) && !value.includes('..') && existsSync(join(publicDir, value))
  );
}
