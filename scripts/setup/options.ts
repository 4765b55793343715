import { parseArgs } from 'node:util';
import { type Answers, faultIn, splitLines } from './answers.ts';
import { profileOfUrl } from './profile-of-url.ts';

export type Options = {
  answers: Answers;
  github?: string | undefined;
  /** Names of repositories; without them setup chooses, or asks. */
  repos?: string[] | undefined;
  resume?: string | undefined;
  isClearing: boolean;
  isAsking: boolean;
  isHelp: boolean;
};

export const help = `npm run setup -- [options]

Asks for what is not given, shows what it will write, and writes it when you say so.

  --name --full-name --role --personal --email --whatsapp --location
  --typed-lines "one | two"      --bio "first paragraph | second"
  --profiles "https://… | https://…"     --bot-language en|id
  --lang <tag>         what the page is written in, for example en or id
  --github <user>      profile and projects from GitHub (GITHUB_TOKEN is used when it is set)
  --repos "one | two"  these repositories; else the first six
  --resume <file>      the same from a résumé in the form of jsonresume.org
  --clear-sample       takes away the projects of the made-up person the site came with
  --yes                asks nothing: what is not given is for later
  --help`;

/**
 * Reads the command line.
 *
 * @throws Error with one sentence for each option that is unknown or wrong
 */
export async function readOptions(args: string[]): Promise<Options> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      name: text,
      'full-name': text,
      role: text,
      personal: text,
      'typed-lines': text,
      bio: text,
      email: text,
      whatsapp: text,
      location: text,
      profiles: text,
      'bot-language': text,
      lang: text,
      github: text,
      repos: text,
      resume: text,
      'clear-sample': { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const given = {
    name: values.name,
    fullName: values['full-name'],
    role: values.role,
    personal: values.personal,
    typedLines: values['typed-lines'],
    bio: values.bio,
    email: values.email,
    whatsapp: values.whatsapp,
    location: values.location,
    profiles: values.profiles,
    botLanguage: values['bot-language'],
    lang: values.lang,
  };
  return {
    answers: await answersOf(given),
    github: values.github,
    repos: values.repos ? splitLines(values.repos) : undefined,
    resume: values.resume,
    isClearing: values['clear-sample'] ?? false,
    isAsking: !values.yes && process.stdin.isTTY === true,
    isHelp: values.help ?? false,
  };
}

/**
 * Answers as they were typed, in the form that the content has.
 *
 * @throws Error listing what is wrong
 */
export async function answersOf(typed: Partial<Record<keyof Answers, string | undefined>>): Promise<Answers> {
  const given = Object.entries(typed).flatMap(([key, value]) =>
    value?.trim() ? [[key as keyof Answers, value.trim()] as const] : [],
  );
  const problems = given.flatMap(([key, value]) => {
    const fault = faultIn(key, value);
    return fault ? [`${key} is "${fault.value}". ${fault.advice}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const { typedLines, bio, profiles, botLanguage, ...texts }: Record<string, string> =
    Object.fromEntries(given);
  const found = await Promise.all(splitLines(profiles ?? '').map(profileOfUrl));
  return {
    ...texts,
    ...(typedLines && { typedLines: splitLines(typedLines) }),
    ...(bio && { bio: splitLines(bio) }),
    ...(profiles && { profiles: found }),
    ...(botLanguage && { botLanguage: botLanguage === 'id' ? 'id' : 'en' }),
  };
}
