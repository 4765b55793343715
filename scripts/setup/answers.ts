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
};

type Check = (value: string) => string | undefined;

/** What is wrong with an answer, as one sentence with an example; nothing when it is right. An empty one is for later. */
export const checks = {
  name: atMost(40, "'Ana'"),
  fullName: atMost(80, "'Ana Lestari'"),
  role: atMost(60, "'Software Developer'"),
  personal: atMost(240, "'A student who turns small problems into software.'"),
  location: atMost(60, "'Semarang, Indonesia'"),
  bio: atMost(2000, "'I like the moment when an idea becomes something to tap.'"),
  typedLines: (value) =>
    splitLines(value).some((line) => line.length > 28)
      ? 'At most 28 characters a line, so that each fits a phone. Part the lines with |.'
      : undefined,
  email: (value) => adviceOn(fields.email, value),
  whatsapp: (value) => adviceOn(fields.phone, value),
  profiles: (value) =>
    splitLines(value)
      .map((url) => adviceOn(fields.url('https://github.com/ana'), url))
      .find(Boolean),
  botLanguage: (value) => (value === 'id' || value === 'en' ? undefined : "Use 'id' or 'en'."),
} satisfies Record<keyof Answers, Check>;

/** `a | b` as it is typed in one line. */
export function splitLines(value: string): string[] {
  return value
    .split('|')
    .map((line) => line.trim())
    .filter(Boolean);
}

function atMost(length: number, example: string): Check {
  return (value) =>
    value.length > length ? `At most ${length} characters, for example ${example}.` : undefined;
}
