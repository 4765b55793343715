import { adviceOn, fields } from '../content/schemas.ts';

export type Profile = { name: string; icon: string; url: string };

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
  /** The chat's first language; it answers in both. */
  botLanguage?: 'id' | 'en';
  /** The language of the page, as a tag: `en`, `id`, `pt-BR`. */
  lang?: string;
};

/** Answers as they are typed; several in one line are separated by `|`. */
export type Typed = Partial<Record<keyof Answers, string>>;

/** Most characters of an answer. */
export const limits = { name: 40, fullName: 80, role: 60, personal: 240, location: 60, bio: 2000 };

type Check = (value: string) => string | undefined;

/** What is wrong with one value, as one sentence with an example. */
const checks = {
  name: atMost(limits.name, "'Ana'"),
  fullName: atMost(limits.fullName, "'Ana Lestari'"),
  role: atMost(limits.role, "'Software Developer'"),
  personal: atMost(limits.personal, "'A student who turns small problems into software.'"),
  location: atMost(limits.location, "'Semarang, Indonesia'"),
  bio: atMost(limits.bio, "'I like the moment when an idea becomes something to tap.'"),
  typedLines: (line) =>
    line.length > 28
      ? 'At most 28 characters a line, so that each fits a phone. Separate lines with |.'
      : undefined,
  email: (value) => adviceOn(fields.email, value),
  whatsapp: (value) => adviceOn(fields.phone, value),
  profiles: (url) => adviceOn(fields.url('https://github.com/ana'), url),
  botLanguage: (value) => (value === 'id' || value === 'en' ? undefined : "Use 'id' or 'en'."),
  lang: (value) => (isLanguage(value) ? undefined : "Use a language tag, for example 'en' or 'id'."),
} satisfies Record<keyof Answers, Check>;

/** What is wrong with an answer; of several in one line, with the first invalid one. */
export function faultIn(key: keyof Answers, value: string): { value: string; advice: string } | undefined {
  const parts = key === 'typedLines' || key === 'profiles' ? splitLines(value) : [value];
  const faults = parts.map((part) => ({ value: part, advice: checks[key](part) ?? '' }));
  return faults.find(({ advice }) => advice !== '');
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

function atMost(length: number, example: string): Check {
  return (value) =>
    value.length > length ? `At most ${length} characters, for example ${example}.` : undefined;
}
