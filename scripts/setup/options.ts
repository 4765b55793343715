import { parseArgs } from 'node:util';
import { type Answers, answersOf, questions, splitLines, type Typed } from './answers.ts';

export type Options = {
  answers: Answers;
  github?: string | undefined;
  /** Names of repositories. Without them, setup asks or takes the first six. */
  repos?: string[] | undefined;
  resume?: string | undefined;
  isClearing: boolean;
  isAsking: boolean;
  /** Whether to write without asking. */
  isAgreed: boolean;
  isHelp: boolean;
};

export const help = `npm run setup -- [options]

Asks for missing answers, shows the planned changes and asks before it writes them.

  --name --full-name --role --personal --email --whatsapp --location
  --typed-lines "one | two"      --bio "first paragraph | second"
  --profiles "https://… | https://…"
  --lang <tag>         the language of the page, for example en or id
  --languages "id | de"  more languages that the site has
  --github <user>      profile and projects from GitHub (uses GITHUB_TOKEN if it is set)
  --repos "one | two"  these repositories instead of the first six
  --resume <file>      profile, projects, work and education from a résumé (jsonresume.org)
  --clear-sample       removes the sample projects
  --yes                asks no questions
  --help`;

/**
 * Parses the command line.
 *
 * @throws Error for unknown or invalid options
 */
export async function readOptions(args: string[]): Promise<Options> {
  const [text, flag] = [{ type: 'string' } as const, { type: 'boolean' } as const];
  const keys = Object.keys(questions) as (keyof Answers)[];
  const optionOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const { values } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(keys.map((key) => [optionOf(key), text])),
      github: text,
      repos: text,
      resume: text,
      'clear-sample': flag,
      yes: { ...flag, short: 'y' },
      help: { ...flag, short: 'h' },
    },
  });
  const typed: Typed = Object.fromEntries(keys.map((key) => [key, Object(values)[optionOf(key)]]));
  return {
    answers: await answersOf(typed),
    github: values.github,
    repos: values.repos ? splitLines(values.repos) : undefined,
    resume: values.resume,
    isClearing: values['clear-sample'] ?? false,
    isAsking: !values.yes && process.stdin.isTTY === true,
    isAgreed: values.yes ?? false,
    isHelp: values.help ?? false,
  };
}
