import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { intro, log, note, outro } from '@clack/prompts';
import { runContent } from '../content/run-content.ts';
import { sampleLeft } from '../content/sample-left.ts';
import { fontAdvice, fontsFor } from '../vite/fonts-for.ts';
import { type Answers, answersOf, errorIn, type Typed } from './answers.ts';
import { applyChanges, type Changes } from './apply-changes.ts';
import { checkWritten } from './check-written.ts';
import { clearSample } from './clear-sample.ts';
import { currentAnswers } from './current-answers.ts';
import type { Known } from './find-technologies.ts';
import { formatSources } from './format-source.ts';
import { GithubError } from './github.ts';
import { type Account, draftsOf, readAccount } from './import-github.ts';
import { readResume } from './import-resume.ts';
import { nextSteps } from './next-steps.ts';
import type { Options } from './options.ts';
import { ownPictures } from './own-pictures.ts';
import { planContent, splitDrafts } from './plan.ts';
import { planLanguages } from './plan-languages.ts';
import type { ProjectDraft } from './project-draft.ts';
import { projectFiles } from './project-files.ts';
import { askAnswers, askGithub, askKinds, askRepositories, askYes, Canceled } from './questions.ts';
import { joinProjects } from './same-project.ts';

/**
 * Collects answers and projects, shows the planned changes and writes them.
 *
 * @returns the changed files
 * @throws Error before anything is changed
 */
export async function setUp(options: Options): Promise<string[]> {
  intro('Make this site yours');
  const { isAsking } = options;
  const { owner, words, languages, technologies: known } = (await runContent('src/content')).content;
  const tags = languages.map(({ lang }) => lang);
  const current = currentAnswers(owner, words.lang, tags);
  const account = await accountOf(options);
  const resume = options.resume ? await readResume(options.resume, known) : undefined;
  const repositories = account ? await chosenDrafts(account, options, known) : [];
  const { drafts, joined } = joinProjects([resume?.drafts ?? [], repositories]);
  const notes = [...(resume?.notes ?? []), ...joined];
  const suggested = validOnes({ ...account?.typed, ...resume?.typed, ...current }, notes);
  const typed = isAsking ? await askAnswers(options.answers, suggested) : suggested;
  const answers = { role: owner.role, ...(await answersOf(typed)), ...options.answers };

  const { fresh, there } = splitDrafts(drafts);
  const added = isAsking ? await askKinds(fresh) : fresh;
  const unsure = added.filter(({ isKindSure }) => !isKindSure);
  const hasSample = projectFiles().some(({ isSample }) => isSample);
  const isClearing =
    options.isClearing || (isAsking && hasSample && (await askYes('Remove the sample projects?')));
  const changes: Changes = new Map();
  if (isClearing) await clearSample(changes);
  const kept = await planContent(changes, {
    answers,
    drafts: added,
    isSampleCleared: isClearing,
    known,
    tools: resume?.tools ?? [],
    path: resume?.path,
  });
  const isOther = isClearing || (current.name === undefined && answers.name !== undefined);
  planLanguages(changes, {
    lang: answers.lang ?? words.lang,
    others: answers.languages,
    isOther,
    known: languages,
  });
  await ownPictures(changes, {
    account,
    isPortraitSample: hasSample && isOther,
    say: (line) => log.info(line),
  });
  const { missing } = await fontsFor([...added.map(({ title }) => title), answers.fullName].join(''));
  if (missing) log.warn(fontAdvice(missing));
  formatSources(changes);
  dropUnchanged(changes);

  if (notes.length > 0) log.warn(`Changed or skipped:\n${notes.join('\n')}`);
  if (unsure.length > 0) {
    log.warn(
      `Website or mobile app? Added as websites: ${titlesOf(unsure)}. Change the kind of apps to 'mobile'.`,
    );
  }
  const stays = [...there.map(({ title }) => title), ...kept];
  if (stays.length > 0) log.info(`Already there, not changed: ${stays.join(', ')}.`);
  if (changes.size === 0) {
    outro('Nothing to change.');
    return [];
  }
  note(listOf(changes), 'Planned changes');
  if (isAsking ? !(await askYes('Apply these changes?')) : !options.isAgreed) {
    if (!isAsking) log.warn('Nothing was written. Without a terminal to ask in, add --yes.');
    throw new Canceled();
  }
  await applyChanges(changes, () => checkWritten(changes));
  const left = sampleLeft('src/content').length;
  note(nextSteps({ left, isSampleCleared: isClearing, lang: answers.lang }), 'Next');
  outro('Done.');
  return [...changes.keys()];
}

async function accountOf({ github, isAsking }: Options): Promise<Account | undefined> {
  const login = github ?? (isAsking ? await askGithub() : undefined);
  if (!login) return undefined;
  try {
    const account = await readAccount(login);
    if (account.own.length + account.others.length === 0) {
      log.warn(`${login} has no public repositories with files.`);
    }
    return account;
  } catch (error) {
    // In a dialog, continue without GitHub; a script must get everything or fail.
    if (!isAsking || !(error instanceof GithubError)) throw error;
    log.warn(error.message);
    return undefined;
  }
}

async function chosenDrafts(
  account: Account,
  { repos, isAsking }: Options,
  known: Known,
): Promise<ProjectDraft[]> {
  const all = [...account.own, ...account.others];
  const missing = repos?.filter((name) => !all.some((one) => one.name === name)) ?? [];
  if (missing.length > 0)
    throw new Error(`${account.user.login} has no repository called ${missing.join(' or ')}.`);
  const chosen = repos
    ? all.filter(({ name }) => repos.includes(name))
    : isAsking && all.length > 0
      ? await askRepositories(account)
      : account.own.slice(0, 6);
  return draftsOf(chosen, known, (line) => log.warn(line));
}

/** Drops and notes invalid suggestions. */
function validOnes(suggested: Typed, notes: string[]): Typed {
  const valid = Object.entries(suggested).filter(([key, value]) => {
    const error = errorIn(key as keyof Answers, value ?? '');
    if (error) notes.push(`${key} skipped: ${error}`);
    return !error;
  });
  return Object.fromEntries(valid);
}

function titlesOf(drafts: readonly ProjectDraft[]): string {
  return drafts.map(({ title }) => title).join(', ');
}

function dropUnchanged(changes: Changes): void {
  for (const [path, content] of changes) {
    const isThere = existsSync(path);
    if (content === undefined ? !isThere : isThere && Buffer.from(content).equals(readFileSync(path))) {
      changes.delete(path);
    }
  }
}

/** One line per file, and one per folder with deleted files. */
function listOf(changes: Changes): string {
  const gone = new Map<string, number>();
  const lines: string[] = [];
  for (const [path, content] of changes) {
    if (content === undefined) gone.set(dirname(path), (gone.get(dirname(path)) ?? 0) + 1);
    else lines.push(`${existsSync(path) ? 'change' : 'new'} ${path}`);
  }
  for (const [folder, count] of gone) lines.push(`delete ${count} in ${folder}`);
  return lines.sort().join('\n');
}
