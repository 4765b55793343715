import * as z from 'zod';

/** Whether `public/` has a file. Schemas run without a file system, so `check-content.ts` sets it. */
export const publicFiles = { has: (_file: string) => true };

/** Schemas of single values. Each message says what to write, with an example. */
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
  date: (advice = '') =>
    z.custom<string>(
      (value) => isText(value) && /^(19|20)\d\d(-(0[1-9]|1[0-2]))?$/.test(value),
      `Use a year, or a year and a month, for example '2024' or '2024-10'.${advice}`,
    ),
  link: (example: string) =>
    z.custom<string>(
      (value) => value === 'private' || isUrl(value),
      `Use 'https://…' or 'private', for example '${example}'.`,
    ),
  download: z.custom<string>(
    (value) => value === 'private' || isUrl(value) || isFile(value),
    "Use 'https://…', a file in public/ such as 'downloads/app.apk', or 'private'.",
  ),
  icon: z.custom<string>(isFile, "Use a file in public/, for example 'icons/github.svg'."),
};

/** Advice on one value, for a prompt; nothing for a valid value. */
export function adviceOn(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** Entries with the value of an earlier one, as partial issues. */
export function repeatedOf(entries: { path: (string | number)[]; value: string }[]) {
  const values = entries.map(({ value }) => value);
  return entries
    .filter(({ value }, index) => values.indexOf(value) < index)
    .map(({ path, value }) => ({ code: 'custom' as const, input: value, path }));
}

/** Treats an empty text as missing. */
export function orEmpty<Value>(value: z.ZodType<Value>) {
  return z.preprocess((input) => (input === '' ? undefined : input), value.optional()).optional();
}

export function list<Entry>(entry: z.ZodType<Entry>, example: string) {
  const advice = `Use a list with at least one entry, for example ${example}.`;
  return z.array(entry, advice).min(1, advice);
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isUrl(value: unknown): boolean {
  return isText(value) && /^https?:\/\/[^\s/.]+\.\S+$/.test(value) && URL.canParse(value);
}

function isFile(value: unknown): boolean {
  return isText(value) && /^\w[\w./-]*$/.test(value) && !value.includes('..') && publicFiles.has(value);
}
