import type * as z from 'zod';
import { adviceOn, fields } from '../../content/schemas.ts';
import { isPlaceholder, lineOf } from './text.ts';
import { webAddress } from './values.ts';

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
  phone?: string;
  whatsapp?: string;
  location?: string;
  /** `https://github.com/ana`, or with a name of its own: `Blog https://ana.example`. */
  profiles?: string[];
  /** Tags such as `en` and `pt-BR`: the language of the page, then others of the site. */
  lang?: string[];
};

export type Key = keyof Answers;
/** Answers as typed; lists are separated by `|`. */
export type Typed = { [K in Key]?: string | undefined };

type Question = {
  ask: string;
  example: string;
  /** The maximum length, or a schema. */
  check: z.ZodType | number | ((value: string) => string | undefined);
  isList?: true;
};

export const questions: Record<Key, Question> = {
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
  phone: { ask: 'Your phone number, with the country code', example: '+62 274 123 456', check: fields.phone },
  whatsapp: {
    ask: 'Your WhatsApp number, with the country code',
    example: '+62 812-3456-7890',
    check: fields.phone,
  },
  location: { ask: 'Your city and country', example: 'Semarang, Indonesia', check: 60 },
  profiles: {
    ask: 'Links to your profiles, separated by |',
    example: 'https://github.com/ana | Blog https://ana.example.com',
    check: checkProfile,
    isList: true,
  },
  lang: {
    ask: 'The language of the page, and others that the site has, separated by |',
    example: 'en | id',
    check: checkLanguage,
    isList: true,
  },
};

/** The maximum length of an answer, or of each item in it. */
export function limitOf(key: Key): number {
  const { check } = questions[key];
  return typeof check === 'number' ? check : Number.POSITIVE_INFINITY;
}

/** Validates an answer. Returns the error of its first invalid item, with an example. */
export function errorIn(key: Key, typed: string): string | undefined {
  const { check, example } = questions[key];
  for (const value of itemsOf(key, typed)) {
    const tooLong = value.length > limitOf(key) && `Use at most ${check} characters, for example '${example}'.`;
    const error =
      typeof check === 'function' ? check(value) : typeof check === 'object' ? adviceOn(check, value) : tooLong;
    if (error || isPlaceholder(value)) return `"${value}": ${error || `Replace it, for example with '${example}'.`}`;
  }
  return undefined;
}

/**
 * Parses typed answers.
 *
 * @throws Error with a line for each invalid answer
 */
export function answersOf(typed: Typed): Answers {
  const given = Object.entries(typed).filter(([, value]) => value?.trim()) as [Key, string][];
  const errors = given.flatMap(([key, value]) => {
    const error = errorIn(key, value);
    return error ? [`${key}: ${error}`] : [];
  });
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const answers = given.map(([key, value]) => {
    const items = itemsOf(key, value);
    return [key, questions[key].isList ? items : items[0]];
  });
  return Object.fromEntries(answers);
}

function itemsOf(key: Key, typed: string): string[] {
  return (questions[key].isList ? splitLines(typed) : [typed]).map(lineOf);
}

/** Splits `a | b`; `\|` is a literal bar. */
export function splitLines(value: string): string[] {
  const parts = value.split(/(?<!\\)\|/).map((line) => line.replaceAll('\\|', '|').trim());
  return parts.filter(Boolean);
}

/** The inverse of `splitLines`. */
export function joinLines(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('|', '\\|')).join(' | ');
}

/** `Blog https://ana.example` in its parts. */
export function profileParts(text: string): { own: string; url: string } {
  const [, own = '', url = ''] = /^(.*?)\s*(\S*)$/.exec(text) ?? [];
  return { own, url };
}

function checkProfile(text: string): string | undefined {
  const { url } = profileParts(text);
  return /^https?:/i.test(url) && webAddress(url) ? undefined : adviceOn(fields.url('https://github.com/ana'), '');
}

function checkLanguage(tag: string): string | undefined {
  const advice = `Use a language tag, for example 'en'.`;
  try {
    return /^[a-z]{2,3}\b/.test(tag) && Intl.getCanonicalLocales(tag).length === 1 ? undefined : advice;
  } catch {
    return advice;
  }
}
