import { parseArgs } from 'node:util';
import { type Answers, faultIn, splitLines, type Typed } from './answers.ts';
import { profileOfUrl } from './profile-of-url.ts';

export type Options = {
  answers: Answers;
  github?: string | undefined;
  /** Names of repositories; if there are none, setup asks or takes the first six. */
  repos?: string[] | undefined;
  resume?: string | undefined;
  isClearing: boolean;
  isAsking: boolean;
  isHelp: boolean;
};

export const help = `npm run setup -- [options]

Asks for what you do not give here, shows what it will write, and writes it once you agree.

  --name --full-name --role --personal --email --whatsapp --location
  --typed-lines "one | two"      --bio "first paragraph | second"
  --profiles "https://… | https://…"     --bot-language en|id
  --lang <tag>         the language of the page, for example en or id
  --github <user>      profile and projects from GitHub (uses GITHUB_TOKEN if it is set)
  --repos "one | two"  these repositories instead of the first six
  --resume <file>      profile, projects, work, education and more from a résumé (jsonresume.org)
  --clear-sample       removes the projects of the made-up person the site came with
  --yes                asks nothing; the rest is for later
  --help`;

/**
 * Reads the command line.
 *
 * @throws Error with a sentence for each unknown or invalid option
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
 * Turns typed answers into those of the content.
 *
 * @throws Error with a line for each invalid one
 */
export async function answersOf(typed: { [Key in keyof Typed]: string | undefined }): Promise<Answers> {
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
