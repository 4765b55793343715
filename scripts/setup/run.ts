import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { cancel, confirm, intro, isCancel, log, multiselect, note, outro, text } from '@clack/prompts';
import { parseModule } from 'magicast';
import sharp from 'sharp';
import { runnerImport } from 'vite';
import type { Owner } from '../../src/content/owner.ts';
import type { MobileProject, WebsiteProject } from '../../src/content/project.ts';
import { brandFiles, drawPortrait } from '../brand/brand-files.ts';
import { checkFiles } from '../content/check-content.ts';
import { errorList } from '../content/content-error.ts';
import { sampleLeft } from '../content/sample-left.ts';
import { fontAdvice, fontsFor } from '../vite/fonts-for.ts';
import { answersOf, errorIn, type Key, type Options, questions, type Typed } from './answers.ts';
import { applyChanges, type Changes, contentDir, dropUnchanged, isDraft, isSample } from './changes.ts';
import {
  type Account,
  GithubError,
  githubResume,
  pictureOf,
  type Repository,
  readAccount,
} from './github.ts';
import { isSameProject, joinProjects, type ProjectDraft } from './projects.ts';
import { linkedinResume } from './read-linkedin.ts';
import { jsonResume, readResume } from './read-resume.ts';
import { type Content, planContent } from './write-content.ts';
import { currentAnswers } from './write-owner.ts';

/** Escape or Ctrl+C. */
export class Canceled extends Error {
  override name = 'Canceled';
}

/**
 * Collects answers and projects, shows the planned changes and writes them.
 *
 * @returns the changed files
 * @throws Error before anything is changed
 */
export async function setUp(options: Options): Promise<string[]> {
  intro('Make this site yours');
  const { isAsking } = options;
  const content = await readContent();
  const { owner, known } = content;
  const tags = content.languages.map(({ lang }) => lang);
  const files = [
    ...(options.resume ? [await jsonResume(options.resume)] : []),
    ...(options.linkedin ? [await linkedinResume(options.linkedin)] : []),
  ];
  const account = await accountOf(options);
  const resumes = files.map((json) => readResume(json, known));
  const notes = resumes.flatMap((resume) => resume.notes);
  if (account) {
    const chosen = await chosenOf(account, options);
    resumes.push(readResume(await githubResume(account, chosen, (line) => log.warn(line)), known));
  }
  const drafts = joinProjects(
    resumes.flatMap((resume) => resume.drafts),
    (line) => notes.push(line),
  );
  const current = currentAnswers(owner, isDraft(owner.name) ? tags.slice(0, 1) : tags);
  const typed = [current, ...resumes.map((resume) => resume.typed)].reduceRight(
    (all, one) => ({ ...all, ...filled(one) }),
    {},
  );
  for (const [key, value = ''] of Object.entries(typed) as [Key, string][]) {
    const error = errorIn(key, value);
    if (error) {
      notes.push(`${key} skipped: ${error}`);
      delete typed[key];
    }
  }
  const given = Object.keys(options.answers);
  const answers = { ...answersOf(isAsking ? await askAnswers(given, typed) : typed), ...options.answers };

  const own = [...content.projects.values()].filter(({ description }) => !isSample(description));
  const there = drafts.filter((draft) => own.some((one) => isSameProject(one, draft)));
  const fresh = drafts.filter((draft) => !there.includes(draft));
  const added = isAsking ? await askKinds(fresh) : fresh;
  const hasSample = own.length < content.projects.size;
  const isClearing =
    options.isClearing || (isAsking && hasSample && (await askYes('Remove the sample projects?')));
  const isOther = isClearing || (isDraft(owner.name) && answers.name !== undefined);
  const [first = 'en', ...rest] = answers.lang ?? tags;
  const others = options.languages ?? (rest.length > 0 || isAsking || isOther ? rest : tags.slice(1));
  const lists = resumes.map(({ path }) => path).reverse();
  const path = Object.assign({ entries: [], certificates: [], languages: [] }, ...lists.map(filled));
  const changes: Changes = new Map();
  const kept = await planContent(changes, {
    ...{ content, answers, drafts: added, isClearing, isOther, path },
    tools: resumes.flatMap(({ tools }) => tools),
    languages: [...new Set([first, ...others])],
  });
  await drawPictures(changes, owner, hasSample && isOther, account);
  const { missing } = await fontsFor([...added.map(({ title }) => title), answers.fullName].join(''));
  if (missing) log.warn(fontAdvice(missing));
  const lines = dropUnchanged(changes);

  if (notes.length > 0) log.warn(`Changed or skipped:\n${notes.join('\n')}`);
  const unsure = added.filter(({ isKindSure }) => !isKindSure).map(({ title }) => title);
  if (unsure.length > 0)
    log.warn(`Website or mobile app? Added as websites: ${unsure.join(', ')}. For an app, change "kind" in its record.`);
  const stays = [...there.map(({ title }) => title), ...kept];
  if (stays.length > 0) log.info(`Already there, not changed: ${stays.join(', ')}.`);
  if (changes.size === 0) {
    outro('Nothing to change.');
    return [];
  }
  note(lines.join('\n'), 'Planned changes');
  if (isAsking ? !(await askYes('Apply these changes?')) : !options.isAgreed) {
    if (!isAsking) log.warn('Nothing was written. Without a terminal to ask in, add --yes.');
    throw new Canceled();
  }
  await applyChanges(changes, () => checkWritten(changes));
  note(nextSteps(first, isClearing), 'Next');
  outro('Done.');
  return [...changes.keys()];
}

/** Imports the modules of the content. */
async function readContent(): Promise<Content> {
  const load = async <Exports>(file: string): Promise<Exports> => {
    const alias = { '#content': resolve(contentDir) };
    const options = { configFile: false, logLevel: 'silent', resolve: { alias } } as const;
    return (await runnerImport<Exports>(resolve(contentDir, file), options)).module;
  };
  const projects: Content['projects'] = new Map();
  const folders = existsSync(`${contentDir}/projects`) ? readdirSync(`${contentDir}/projects`) : [];
  for (const name of folders.filter((name) => existsSync(`${contentDir}/projects/${name}/index.ts`))) {
    const { default: record } = await load<{ default: MobileProject | WebsiteProject }>(`projects/${name}/index.ts`);
    projects.set(name, record);
  }
  const { owner } = await load<Pick<Content, 'owner'>>('owner.ts');
  const { languages } = await load<Pick<Content, 'languages'>>('languages.ts');
  const { path } = await load<Pick<Content, 'path'>>('path.ts');
  return { owner, languages, path, known: await load('technologies.ts'), projects };
}

async function accountOf({ github, isAsking }: Options): Promise<Account | undefined> {
  const message = 'Your GitHub username, to import projects (leave empty to skip)';
  const login = github ?? (isAsking ? (await answered(text({ message, placeholder: 'ana' })))?.trim() : undefined);
  if (!login) return undefined;
  try {
    const account = await readAccount(login);
    if (account.own.length + account.others.length === 0)
      log.warn(`${login} has no public repositories with files.`);
    return account;
  } catch (error) {
    // In a dialog, continue without GitHub; a script must get everything or fail.
    if (!isAsking || !(error instanceof GithubError)) throw error;
    log.warn(error.message);
    return undefined;
  }
}

async function chosenOf({ user, own, others }: Account, { repos, isAsking }: Options): Promise<Repository[]> {
  const all = [...own, ...others];
  const missing = repos?.filter((name) => !all.some((one) => one.name === name)) ?? [];
  if (missing.length > 0) throw new Error(`${user.login} has no repository called ${missing.join(' or ')}.`);
  if (repos) return all.filter(({ name }) => repos.includes(name));
  if (!isAsking || all.length === 0) return own.slice(0, 6);
  const hintOf = ({ fork, archived, description }: Repository) =>
    [fork && 'fork', archived && 'archived', description?.slice(0, 60)].filter(Boolean).join(', ');
  const message = 'Which repositories should become projects? (space to select, enter to confirm)';
  const options = all.map((value) => ({ value, label: value.name, hint: hintOf(value) }));
  const initialValues = own.slice(0, 6);
  return answered(multiselect({ message, options, initialValues, required: false, maxItems: 12 }));
}

/** Draws the coin and the icons if their letters change; takes the portrait from GitHub. */
async function drawPictures(changes: Changes, owner: Owner, hasSamplePortrait: boolean, account?: Account): Promise<void> {
  const source = changes.get(`${contentDir}/owner.ts`)?.toString() ?? '';
  const { monogram, inscription } = parseModule(source).exports.owner;
  if (monogram !== owner.monogram || inscription !== owner.inscription) {
    log.info(`Drawing the coin and icons with the initial ${monogram}…`);
    for (const [file, content] of await brandFiles({ monogram, inscription })) changes.set(file, content);
  }
  if (!hasSamplePortrait) return;
  const picture = account && (await pictureOf(account).catch(({ message }: Error) => void log.info(`${message} Your initial is used instead.`)));
  const square = picture && (await sharp(picture).resize(800, 800).png().toBuffer().catch(() => undefined));
  changes.set(`${contentDir}/pictures/portrait.png`, square ?? (await drawPortrait(monogram)));
}

async function checkWritten(changes: Changes): Promise<void> {
  const errors = (await checkFiles(contentDir)).filter(({ file }) => changes.has(file));
  if (errors.length > 0) throw new Error(`Nothing was changed, because of ${errorList(errors)}`);
}

/** Asks for missing answers, with suggestions filled in. */
async function askAnswers(given: readonly string[], suggested: Typed): Promise<Typed> {
  const typed: Typed = {};
  for (const key of (Object.keys(questions) as Key[]).filter((key) => !given.includes(key))) {
    const { ask, example: placeholder } = questions[key];
    const validate = (value = '') => (value.trim() ? errorIn(key, value) : undefined);
    const [message, initialValue] = [`${ask} (leave empty to skip)`, suggested[key] ?? ''];
    typed[key] = await answered(text({ message, placeholder, initialValue, validate }));
  }
  return typed;
}

/** Asks for the kind of unsure projects. */
async function askKinds(drafts: readonly ProjectDraft[]): Promise<ProjectDraft[]> {
  const options = drafts.filter(({ isKindSure }) => !isKindSure).map((value) => ({ value, label: value.title }));
  const message = 'Which of these are mobile apps? The rest are websites. (space to select, enter to confirm)';
  const apps = options[0] ? await answered(multiselect({ message, options, required: false })) : [];
  const kindOf = (draft: ProjectDraft) => (apps.includes(draft) ? 'mobile' : draft.kind);
  return drafts.map((draft) => ({ ...draft, isKindSure: true, kind: kindOf(draft) }));
}

async function askYes(message: string): Promise<boolean> {
  return answered(confirm({ message }));
}

async function answered<T>(answer: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await answer;
  if (!isCancel(value)) return value as Exclude<T, symbol>;
  cancel('Canceled. Nothing was changed.');
  throw new Canceled();
}

/** Without empty texts and lists. */
function filled<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value?.length > 0)) as Partial<T>;
}

function nextSteps(lang: string, isCleared: boolean): string {
  const left = sampleLeft(contentDir).length;
  const steps = [
    '`npm run dev` shows the site and each change as you save.',
    left > 0 && `\`npm run check:sample\` lists ${left} sample texts and pictures to replace.`,
    isCleared && 'src/content/tools.ts lists the tools of your projects. Add others that you use.',
    !/^en\b/.test(lang) && `src/content/words*.ts are in English. Translate them to the language of the page (${lang}).`,
    'Copy .env.example to .env, and set the site’s address and the keys for the form and the chat.',
    'Run `npm run build`, then `npm run preview`. docs/deploy.md shows how to publish it.',
  ];
  return steps.filter(Boolean).map((step, index) => `${index + 1}. ${step}`).join('\n');
}
