/** Makes the site somebody's own: `npm run setup`, or with all answers as options, `npm run setup -- --help`. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { intro, log, note, outro } from '@clack/prompts';
import { owner } from '../src/content/owner.ts';
import { sampleLeft } from './content/sample-left.ts';
import { faultIn } from './setup/answers.ts';
import { applyChanges, type Changes } from './setup/apply-changes.ts';
import { clearSample } from './setup/clear-sample.ts';
import { currentAnswers } from './setup/current-answers.ts';
import { formatSource } from './setup/format-source.ts';
import { GithubTrouble } from './setup/github.ts';
import { type Account, draftsOf, readAccount, type Typed } from './setup/import-github.ts';
import { readResume } from './setup/import-resume.ts';
import { nextSteps } from './setup/next-steps.ts';
import { answersOf, help, type Options, readOptions } from './setup/options.ts';
import { ownPictures } from './setup/own-pictures.ts';
import { planContent } from './setup/plan.ts';
import type { ProjectDraft } from './setup/project-draft.ts';
import { projectFiles } from './setup/project-files.ts';
import { askAnswers, askGithub, askRepositories, askYes, Stopped } from './setup/questions.ts';
import { fontAdvice, fontsFor } from './vite/fonts-for.ts';

try {
  const options = await readOptions(process.argv.slice(2));
  if (options.isHelp) console.log(help);
  else await setUp(options);
} catch (error) {
  if (!(error instanceof Stopped)) log.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function setUp(options: Options): Promise<void> {
  intro('Make this site yours');
  const { isAsking } = options;
  const current = currentAnswers();
  const account = await accountOf(options);
  const resume = options.resume ? await readResume(options.resume) : { typed: {}, drafts: [] };
  const drafts = [...resume.drafts, ...(account ? await chosenDrafts(account, options) : [])];
  const suggested = soundOnes({ ...account?.typed, ...resume.typed, ...current });
  const typed = isAsking ? await askAnswers(options.answers, suggested) : suggested;
  const answers = { role: owner.role, ...(await answersOf(typed)), ...options.answers };

  const hasSample = projectFiles().some(({ isSample }) => isSample);
  const isClearing =
    options.isClearing || (isAsking && hasSample && (await askYes('Take away the projects of the sample?')));
  const changes: Changes = new Map();
  if (isClearing) await clearSample(changes);
  const there = await planContent(changes, { answers, drafts, isSampleCleared: isClearing });
  await ownPictures(changes, {
    account,
    isPortraitSample: hasSample && (isClearing || (current.name === undefined && answers.name !== undefined)),
    say: (line) => log.info(line),
  });
  const { missing } = await fontsFor([...drafts.map(({ title }) => title), answers.fullName].join(''));
  if (missing) log.warn(fontAdvice(missing));
  for (const [path, text] of changes) {
    if (typeof text === 'string' && path.endsWith('.ts')) changes.set(path, await formatSource(path, text));
  }
  leaveOutWhatIs(changes);

  if (there.length > 0) log.info(`Already there, and left as they are: ${there.join(', ')}.`);
  if (changes.size === 0) {
    outro('Nothing to change.');
    return;
  }
  note(listOf(changes), 'This will be written');
  if (isAsking && !(await askYes('Write it?'))) throw new Stopped();
  await applyChanges(changes);
  const left = sampleLeft('src/content').length;
  note(nextSteps({ left, isSampleCleared: isClearing, lang: answers.lang }), 'What comes next');
  outro('Done.');
}

async function accountOf({ github, isAsking }: Options): Promise<Account | undefined> {
  const login = github ?? (isAsking ? await askGithub() : undefined);
  if (!login) return undefined;
  try {
    const account = await readAccount(login);
    if (account.own.length + account.others.length === 0) {
      log.warn(`${login} has no public repository with anything in it yet. Projects can come later.`);
    }
    return account;
  } catch (error) {
    // Who is asked can go on without; a script must not take half for the whole.
    if (!isAsking || !(error instanceof GithubTrouble)) throw error;
    log.warn(error.message);
    return undefined;
  }
}

async function chosenDrafts(account: Account, { repos, isAsking }: Options): Promise<ProjectDraft[]> {
  const all = [...account.own, ...account.others];
  const missing = repos?.filter((name) => !all.some((one) => one.name === name)) ?? [];
  if (missing.length > 0)
    throw new Error(`${account.user.login} has no repository called ${missing.join(' or ')}.`);
  const chosen = repos
    ? all.filter(({ name }) => repos.includes(name))
    : isAsking && all.length > 0
      ? await askRepositories(account)
      : account.own.slice(0, 6);
  return draftsOf(chosen, (line) => log.warn(line));
}

/** Of what others have written only what the site can show: a number for WhatsApp may lack its country code. */
function soundOnes(suggested: Typed): Typed {
  const sound = Object.entries(suggested).filter(
    ([key, value]) => !faultIn(key as keyof Typed, value.trim()),
  );
  return Object.fromEntries(sound);
}

/** A file that is to become what it is already needs no mention. */
function leaveOutWhatIs(changes: Changes): void {
  for (const [path, content] of changes) {
    const isThere = existsSync(path);
    if (content === undefined ? !isThere : isThere && Buffer.from(content).equals(readFileSync(path))) {
      changes.delete(path);
    }
  }
}

/** One line for each file, and one for each folder that files go from. */
function listOf(changes: Changes): string {
  const gone = new Map<string, number>();
  const lines: string[] = [];
  for (const [path, content] of changes) {
    if (content === undefined) gone.set(dirname(path), (gone.get(dirname(path)) ?? 0) + 1);
    else lines.push(`${existsSync(path) ? 'change' : 'new'} ${path}`);
  }
  for (const [folder, count] of gone) lines.push(`delete ${count} of ${folder}`);
  return lines.sort().join('\n');
}
