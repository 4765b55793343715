import type * as z from 'zod';
import { adviceOn, fields } from '../../src/content/schema/fields.ts';
import { type Profile, profileOfUrl } from './profile-of-url.ts';

/** The owner's answers. */
export type Answers = {
  name?: string;
  fullName?: string;
  role?: string;
  personal?: string;
  typedLines?: string[];
  bio?: string[];
  email?: string;
  /** Formatted, e.g. `+62 812-3456-7890`. */
  whatsapp?: string;
  location?: string;
  profiles?: Profile[];
  /** The language of the page, as a tag: `en`, `id`, `pt-BR`. */
  lang?: string;
  /** The other languages of the site, as tags. */
  languages?: string[];
};

/** Answers as typed; lists are separated by `|`. */
export type Typed = { [Key in keyof Answers]: string | undefined };

type Question = {
  ask: string;
  example: string;
  check: z.ZodType | number | ((value: string) => boolean);
  isList?: true;
};

/** `check` is the maximum length, a schema or a test. */
export const questions: Record<keyof Answers, Question> = {
  name: { ask: 'The name people call you', example: 'Ana', check: 40 },
  fullName: { ask: 'Your full name', example: 'Ana Lestari', check: 80 },
  role: { ask: 'Your role, or the one you are looking for', example: 'Software Developer', check: 60 },
  personal: {
    ask: 'One sentence about you',
    example: 'A student who turns small problems into software.',
    check: 240,
  },
  typedLines: {
    ask: 'Lines for the typing effect, separated by |',
    example: 'I build for the web | I sketch first',
    check: 28,
    isList: true,
  },
  bio: {
    ask: 'Two or three paragraphs about you, separated by |',
    example: 'I like the moment when an idea works. | …',
    check: 2000,
    isList: true,
  },
  email: { ask: 'Your email address', example: 'ana@example.com', check: fields.email },
  whatsapp: {
    ask: 'Your WhatsApp number, with the country code',
    example: '+62 812-3456-7890',
    check: fields.phone,
  },
  location: { ask: 'Your city and country', example: 'Semarang, Indonesia', check: 60 },
  profiles: {
    ask: 'Links to your profiles, separated by |',
    example: 'https://github.com/ana | https://www.linkedin.com/in/ana',
    check: fields.url('https://github.com/ana'),
    isList: true,
  },
  lang: { ask: 'The language of the page', example: 'en', check: isLanguage },
  languages: {
    ask: 'More languages of the site, separated by |',
    example: 'id | pt-BR',
    check: isLanguage,
    isList: true,
  },
};

/** The maximum length of an answer, or of each item in it. */
export function limitOf(key: keyof Answers): number {
  const { check } = questions[key];
  return typeof check === 'number' ? check : Number.POSITIVE_INFINITY;
}

/** Validates an answer. Returns the error of its first invalid item, with an example. */
export function errorIn(key: keyof Answers, typed: string): string | undefined {
  const { check, example, isList } = questions[key];
  for (const value of isList ? splitLines(typed) : [typed.trim()]) {
    const error =
      typeof check === 'object'
        ? adviceOn(check, value)
        : typeof check === 'function'
          ? !check(value) && `Use a language tag, for example '${example}'.`
          : value.length > check && `Use at most ${check} characters, for example '${example}'.`;
    if (error) return `"${value}": ${error}`;
  }
  return undefined;
}

/**
 * Parses typed answers.
 *
 * @throws Error with a line for each invalid answer
 */
export async function answersOf(typed: Typed): Promise<Answers> {
  const given = Object.entries(typed).filter(([, value]) => value?.trim()) as [keyof Answers, string][];
  const errors = given.flatMap(([key, value]) => {
    const error = errorIn(key, value);
    return error ? [`${key}: ${error}`] : [];
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const answers = given.map(([key, value]) => [
    key,
    questions[key].isList ? splitLines(value) : value.trim(),
  ]);
  const { profiles, ...rest } = Object.fromEntries(answers);
  return { ...rest, ...(profiles && { profiles: await Promise.all(profiles.map(profileOfUrl)) }) };
}

/** Splits `a | b`; `\|` is a literal bar. */
export function splitLines(value: string): string[] {
  return value
    .split(/(?<!\\)\|/)
    .map((line) => line.replaceAll('\\|', '|').trim())
    .filter(Boolean);
}

/** The inverse of `splitLines`. */
export function joinLines(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('|', '\\|')).join(' | ');
}

function isLanguage(value: string): boolean {
  try {
    return /^[a-z]{2,3}\b/.test(value) && Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
