import type * as z from 'zod';
import { adviceOn, fields } from '../content/schemas.ts';
import { type Profile, profileOfUrl } from './profile-of-url.ts';

/** What the owner answered. A missing answer is for later. */
export type Answers = {
  name?: string;
  fullName?: string;
  role?: string;
  personal?: string;
  typedLines?: string[];
  bio?: string[];
  email?: string;
  /** As people read it, e.g. `+62 812-3456-7890`. */
  whatsapp?: string;
  location?: string;
  profiles?: Profile[];
  /** The language of the page, as a tag: `en`, `id`, `pt-BR`. */
  lang?: string;
  /** The other languages of the site, as tags. */
  languages?: string[];
};

/** Answers as they are typed; several in one line are separated by `|`. */
export type Typed = { [Key in keyof Answers]: string | undefined };

type Question = {
  ask: string;
  example: string;
  check: z.ZodType | number | ((value: string) => boolean);
  isList?: true;
};

/** What setup asks. `check` is the most characters, or what a value must be. */
export const questions: Record<keyof Answers, Question> = {
  name: { ask: 'What do people call you?', example: 'Ana', check: 40 },
  fullName: { ask: 'Your full name', example: 'Ana Lestari', check: 80 },
  role: { ask: 'What is your role, or the one you want?', example: 'Software Developer', check: 60 },
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
  location: { ask: 'Where do you live?', example: 'Semarang, Indonesia', check: 60 },
  profiles: {
    ask: 'Addresses of your profiles, separated by |',
    example: 'https://github.com/ana | https://www.linkedin.com/in/ana',
    check: fields.url('https://github.com/ana'),
    isList: true,
  },
  lang: { ask: 'Which language is the page in?', example: 'en', check: isLanguage },
  languages: {
    ask: 'More languages of the site, separated by |',
    example: 'id | pt-BR',
    check: isLanguage,
    isList: true,
  },
};

/** Most characters of an answer, or of each part of it. */
export function limitOf(key: keyof Answers): number {
  const { check } = questions[key];
  return typeof check === 'number' ? check : Number.POSITIVE_INFINITY;
}

/** What is wrong with an answer and what to write; of several in one line, about the first invalid one. */
export function faultIn(key: keyof Answers, typed: string): string | undefined {
  const { check, example, isList } = questions[key];
  for (const value of isList ? splitLines(typed) : [typed.trim()]) {
    const fault =
      typeof check === 'object'
        ? adviceOn(check, value)
        : typeof check === 'function'
          ? !check(value) && `Write for example '${example}'.`
          : value.length > check && `Use at most ${check} characters, for example '${example}'.`;
    if (fault) return `"${value}": ${fault}`;
  }
  return undefined;
}

/**
 * Turns typed answers into those of the content.
 *
 * @throws Error with a line for each invalid one
 */
export async function answersOf(typed: Typed): Promise<Answers> {
  const given = Object.entries(typed).filter(([, value]) => value?.trim()) as [keyof Answers, string][];
  const faults = given.flatMap(([key, value]) => {
    const fault = faultIn(key, value);
    return fault ? [`${key}: ${fault}`] : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const answers = given.map(([key, value]) => [
    key,
    questions[key].isList ? splitLines(value) : value.trim(),
  ]);
  const { profiles, ...rest } = Object.fromEntries(answers);
  return { ...rest, ...(profiles && { profiles: await Promise.all(profiles.map(profileOfUrl)) }) };
}

/** The parts of `a | b`. A `\|` belongs to its part. */
export function splitLines(value: string): string[] {
  return value
    .split(/(?<!\\)\|/)
    .map((line) => line.replaceAll('\\|', '|').trim())
    .filter(Boolean);
}

/** Parts in one line, which `splitLines` takes apart again. */
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
