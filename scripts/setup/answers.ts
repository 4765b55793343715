import { adviceOn, fields } from '../content/schemas.ts';

export type Profile = { name: string; icon: string; url: string };

/** What the owner said of themselves. What is missing is for later. */
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
  /** What the chat bot speaks first; it answers in both. */
  botLanguage?: 'id' | 'en';
  /** What the page is written in, as browsers name it: `en`, `id`, `pt-BR`. */
  lang?: string;
};

type Check = (value: string) => string | undefined;

/** What is wrong with one value, as one sentence with an example; nothing when it is right. */
const checks = {
  name: atMost(40, "'Ana'"),
  fullName: atMost(80, "'Ana Lestari'"),
  role: atMost(60, "'Software Developer'"),
  personal: atMost(240, "'A student who turns small problems into software.'"),
  location: atMost(60, "'Semarang, Indonesia'"),
  bio: atMost(2000, "'I like the moment when an idea becomes something to tap.'"),
  typedLines: (line) =>
    line.length > 28
      ? 'At most 28 characters a line, so that each fits a phone. Part the lines with |.'
      : undefined,
  email: (value) => adviceOn(fields.email, value),
  whatsapp: (value) => adviceOn(fields.phone, value),
  profiles: (url) => adviceOn(fields.url('https://github.com/ana'), url),
  botLanguage: (value) => (value === 'id' || value === 'en' ? undefined : "Use 'id' or 'en'."),
  lang: (value) => (isLanguage(value) ? undefined : "Use a language tag, for example 'en' or 'id'."),
} satisfies Record<keyof Answers, Check>;

/** What is wrong with an answer: of several in one line only the first that is wrong. */
export function faultIn(key: keyof Answers, value: string): { value: string; advice: string } | undefined {
  const parts = key === 'typedLines' || key === 'profiles' ? splitLines(value) : [value];
  const faults = parts.map((part) => ({ value: part, advice: checks[key](part) ?? '' }));
  return faults.find(({ advice }) => advice !== '');
}

/** `a | b` as it is typed in one line. */
export function splitLines(value: string): string[] {
  return value
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean);
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
