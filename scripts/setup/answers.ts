import { parseArgs } from 'node:util';
import { adviceOn, fields } from '../../src/content/schema/fields.ts';
import { lineOf, webAddress } from './values.ts';

export type Key = keyof typeof questions;
/** `lang` has the page's language and the site's others; a profile may have a name: `Blog https://ana.example`. */
export type Answers = { [K in Key]?: (typeof questions)[K] extends { isList: true } ? string[] : string };

type Check = number | ((value: string) => string | false | undefined);

const phone = (value: string) => adviceOn(fields.phone, value);
const profile = (value: string) =>
  !(/(^| )https?:\S+$/i.test(value) && webAddress(value.split(' ').at(-1))) &&
  adviceOn(fields.url('https://github.com/ana'), '');

/** `check` is the maximum length, or returns what is wrong. */
// biome-ignore format: a table
export const questions = {
  name: { ask: 'The name people call you', example: 'Ana', check: 40 },
  fullName: { ask: 'Your full name', example: 'Ana Lestari', check: 80 },
  role: { ask: 'Your role, or the one you are looking for', example: 'Software Developer', check: 60 },
  personal: { ask: 'One sentence about you', example: 'A student who turns small problems into software.', check: 240 },
  typedLines: { ask: 'Lines for the typing effect, separated by |', example: 'I build for the web | I sketch first', check: 28, isList: true },
  bio: { ask: 'Two or three paragraphs about you, separated by |', example: 'I like the moment when an idea works. | …', check: 2000, isList: true },
  email: { ask: 'Your email address', example: 'ana@example.com', check: (value: string) => adviceOn(fields.email, value) },
  phone: { ask: 'Your phone number, with the country code', example: '+62 274 123 456', check: phone },
  whatsapp: { ask: 'Your WhatsApp number, with the country code', example: '+62 812-3456-7890', check: phone },
  location: { ask: 'Your city and country', example: 'Semarang, Indonesia', check: 60 },
  profiles: { ask: 'Links to your profiles, separated by |', example: 'https://github.com/ana | Blog https://ana.example.com', check: profile, isList: true },
  lang: { ask: 'The language of the page, and others that the site has, separated by |', example: 'en | id', check: isNoTag, isList: true },
} satisfies Record<string, { ask: string; example: string; check: Check; isList?: true }>;

/** Validates an answer. Returns the error of its first invalid item, with an example. */
export function errorIn(key: Key, answer: string | string[]): string | undefined {
  const { check, example }: { check: Check; example: string } = questions[key];
  for (const value of [answer].flat()) {
    const isLong = typeof check === 'number' && value.length > check;
    const error = typeof check === 'function' && check(value);
    const advice = isLong ? `Use at most ${check} characters, for example '${example}'.` : error;
    if (advice) return `"${value}": ${advice}`;
  }
  return undefined;
}

/** Reads an answer as typed; items of a list are separated by `|`. */
export function answerOf(key: Key, typed: string): string | string[] {
  return 'isList' in questions[key] ? splitLines(typed).map(lineOf) : lineOf(typed);
}

function splitLines(value: string): string[] {
  const parts = value.split('|').map((line) => line.trim());
  return parts.filter(Boolean);
}

function isNoTag(tag: string): string | false {
  try {
    if (/^[a-z]{2,3}\b/.test(tag) && Intl.getCanonicalLocales(tag).length === 1) return false;
  } catch {}
  return `Use a language tag, for example 'en'.`;
}

export type Options = ReturnType<typeof readOptions>;

export const help = `npm run setup -- [options]

Asks for missing answers, shows the planned changes and asks before it writes them.

  --name --full-name --role --personal --email --phone --whatsapp --location
  --typed-lines "one | two"      --bio "first paragraph | second"
  --profiles "https://… | Blog https://…"
  --lang "en | id"     the language of the page, and others that the site has
  --github <user>      profile and projects from GitHub (uses GITHUB_TOKEN if it is set)
  --repos "one | two"  these repositories instead of the first six
  --resume <file>      profile, projects, work and education from a résumé (jsonresume.org)
  --linkedin <file>    the same from the ZIP file of LinkedIn's "Get a copy of your data"
  --clear-sample       removes the sample projects
  --yes                asks no questions
  --help`;

/** @throws Error for unknown or invalid options */
export function readOptions(args: string[]) {
  const keys = Object.keys(questions) as Key[];
  const nameOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const asked = Object.fromEntries(keys.map((key) => [nameOf(key), text]));
  const sources = { github: text, repos: text, resume: text, linkedin: text };
  const flags = { 'clear-sample': flag, yes: { ...flag, short: 'y' }, help: { ...flag, short: 'h' } };
  const { values } = parseArgs({ args, options: { ...asked, ...sources, ...flags } });
  const answers: Answers = {};
  const errors: string[] = [];
  for (const key of keys) {
    const answer = answerOf(key, Object(values)[nameOf(key)] ?? '');
    const error = answer.length > 0 && errorIn(key, answer);
    if (error) errors.push(`${key}: ${error}`);
    else if (answer.length > 0) Object.assign(answers, { [key]: answer });
  }
  if (errors.length > 0) throw new Error(errors.join('\n'));
  const { github, repos, resume, linkedin, yes: isAgreed, help: isHelp } = values;
  return {
    ...{ github, resume, linkedin, isHelp, answers },
    repos: repos === undefined ? undefined : splitLines(repos),
    isClearing: values['clear-sample'],
    isAsking: !isAgreed && process.stdin.isTTY === true,
    isAgreed,
  };
}
