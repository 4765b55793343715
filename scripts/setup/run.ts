import { cancel, confirm, intro, isCancel, log, multiselect, note, outro, text } from '@clack/prompts';
import { parseModule } from 'magicast';
import type { Owner } from '../../src/content/schema/owner.ts';
import { brandFiles, drawPortrait } from '../brand/brand-files.ts';
import { sampleFiles } from '../content/sample-left.ts';
import { type Answers, answerOf, errorIn, type Key, type Options, questions } from './answers.ts';
import {
  addDrafts,
  applyChanges,
  type Changes,
  contentDir,
  dropUnchanged,
  isDraft,
  isSample,
} from './changes.ts';
import { installFonts } from './check-site.ts';
import { type Account, githubResume, isOther, type Repository, readAccount } from './github.ts';
import type { Json } from './read-fields.ts';
import { jsonResume, linkedinResume } from './read-files.ts';
import { isSameProject, type ProjectDraft, readResume } from './read-resume.ts';
import { planContent, readContent } from './write-content.ts';
import { currentAnswers } from './write-owner.ts';

const keys = Object.keys(questions) as Key[];

export class Canceled extends Error {}

/** Collects answers and projects, shows the planned changes and writes them. @returns the changed files */
export async function setUp(options: Options): Promise<string[]> {
  intro('Make this site yours');
  const { isAsking } = options;
  const content = await readContent();
  const { owner, projects } = content;
  const tags = content.languages.map(({ lang }) => lang);
  if (isAsking) Object.assign(options.answers, await askAnswers(['lang'], options.answers, { lang: tags }));
  const [lang = 'en'] = options.answers.lang ?? tags;
  const found = (await readSources(options)).map((json) => readResume(json, content.technologies, lang));
  for (const { answers, drafts, tools, path, notes } of found)
    if ([answers, drafts, tools, path].every(isEmpty))
      throw new Error(`Nothing was changed: nothing in the file can be read.\n${notes.join('\n')}`);
  const notes = found.flatMap((one) => one.notes);
  const current = currentAnswers(owner, isDraft('name', owner.name) ? tags.slice(0, 1) : tags);
  let answers: Answers = {};
  // Later ones win: what the owner wrote, and the first source.
  const sources = [...found.map((one) => one.answers).reverse(), current];
  for (const [key, value] of sources.flatMap(Object.entries) as [Key, string | string[]][]) {
    const error = value.length > 0 && errorIn(key, value);
    if (error) notes.push(`${key} skipped: ${error}`);
    else if (value.length > 0) Object.assign(answers, { [key]: value });
  }
  if (isAsking)
    answers = await askAnswers(
      keys.filter((key) => key !== 'lang'),
      options.answers,
      answers,
    );
  Object.assign(answers, options.answers);

  const own = [...projects.values()].filter(({ description }) => !isSample(description));
  const hasSample = own.length < projects.size;
  const added: ProjectDraft[] = [];
  const stays: string[] = [];
  for (const draft of found.flatMap(({ drafts }) => drafts)) {
    const first = added.find((one) => isSameProject(one, draft));
    if (own.some((one) => isSameProject(one, draft))) stays.push(draft.title);
    else if (first) Object.assign(first, { ...draft, ...first });
    else added.push(draft);
  }
  const isClearing =
    options.isClearing ||
    (isAsking && hasSample && (await answered(confirm({ message: 'Remove the sample projects?' }))));
  const isNew = isClearing || (isDraft('name', owner.name) && answers.name !== undefined);
  const [first = 'en', ...rest] = answers.lang ?? tags;
  const others = rest.length > 0 || isAsking || isNew ? rest : tags.slice(1);
  const lists = found.map(({ path }) => Object.entries(path).filter(([, list]) => list.length > 0));
  const changes: Changes = new Map();
  const kept = planContent(changes, {
    ...{ content, answers, drafts: added, isClearing, isNew, languages: [...new Set([first, ...others])] },
    path: { entries: [], certificates: [], languages: [], ...Object.fromEntries(lists.reverse().flat()) },
    tools: found.flatMap(({ tools }) => tools),
  });
  await drawPictures(changes, owner, hasSample && isNew);
  const planned = dropUnchanged(changes);

  if (notes.length > 0) log.warn(`Changed or skipped:\n${notes.join('\n')}`);
  const kinds = added.map(({ title, kind }) => `${title} (${kind})`);
  if (added.length > 0)
    log.info(`New projects: ${kinds.join(', ')}. If a kind is wrong, change it in the record.`);
  if (stays.concat(kept).length > 0)
    log.info(`Already there, not changed: ${stays.concat(kept).join(', ')}.`);
  if (planned.length === 0) {
    outro('Nothing to change.');
    return [];
  }
  note(planned.join('\n'), 'Planned changes');
  if (isAsking ? !(await answered(confirm({ message: 'Apply these changes?' }))) : !options.isAgreed) {
    if (!isAsking) log.warn('Nothing was written. Without a terminal to ask in, add --yes.');
    throw new Canceled();
  }
  if (await installFonts(JSON.stringify(answers))) await drawPictures(changes, owner, hasSample && isNew);
  await applyChanges(changes);
  return [...changes.keys()];
}

async function readSources(options: Options): Promise<Json[]> {
  const jsons: Json[] = [];
  if (options.resume) jsons.push(await jsonResume(options.resume));
  if (options.linkedin) jsons.push(await linkedinResume(options.linkedin));
  const message = 'Your GitHub username, to import projects (leave empty to skip)';
  const typed =
    options.github ?? (options.isAsking && (await answered(text({ message, placeholder: 'ana' }))));
  if (!typed) return jsons;
  const account = await readAccount(typed.trim());
  return [...jsons, await githubResume(account, await chosenOf(account, options))];
}

async function chosenOf({ user, repositories: all }: Account, { repos, isAsking }: Options) {
  const missing = repos?.filter((name) => !all.some((one) => one.name === name)) ?? [];
  if (missing.length > 0) throw new Error(`${user.login} has no repository called ${missing.join(' or ')}.`);
  if (repos) return all.filter(({ name }) => repos.includes(name));
  const initialValues = all.filter((one) => !isOther(one)).slice(0, 6);
  if (!isAsking || all.length === 0) return initialValues;
  const message = 'Which repositories should become projects? (space to select, enter to confirm)';
  const hintOf = (one: Repository) => (isOther(one) ? 'fork or archived' : '');
  const options = all.map((value) => ({ value, label: value.name, hint: hintOf(value) }));
  return answered(multiselect({ message, options, initialValues, required: false, maxItems: 12 }));
}

/** Draws coin and icons if their letters change, and for a new owner the initial as portrait. */
async function drawPictures(changes: Changes, owner: Owner, isNew: boolean) {
  const source = changes.get(`${contentDir}/owner.ts`)?.toString() ?? '';
  const { monogram, inscription } = parseModule(source).exports.owner;
  if (monogram !== owner.monogram || inscription !== owner.inscription) {
    log.info(`Drawing the coin and icons with the initial ${monogram}…`);
    for (const [file, content] of await brandFiles({ monogram, inscription })) changes.set(file, content);
  }
  if (!isNew || !sampleFiles(contentDir).some((file) => file.includes('portrait.'))) return;
  const portrait = await drawPortrait(monogram);
  changes.set(`${contentDir}/pictures/portrait.png`, portrait);
  addDrafts(changes, 'portrait', [portrait]);
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : !value;
}

/** Asks for missing answers, with suggestions filled in. */
async function askAnswers(keys: readonly Key[], given: Answers, suggested: Answers): Promise<Answers> {
  const answers: Answers = {};
  for (const key of keys.filter((key) => !(key in given))) {
    const { ask, example: placeholder } = questions[key];
    const validate = (value = '') => (value.trim() ? errorIn(key, answerOf(key, value)) : undefined);
    const [message, initialValue] = [
      `${ask} (leave empty to skip)`,
      [suggested[key] ?? []].flat().join(' | '),
    ];
    const typed = await answered(text({ message, placeholder, initialValue, validate }));
    if (typed?.trim()) Object.assign(answers, { [key]: answerOf(key, typed) });
  }
  return answers;
}

async function answered<T>(answer: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await answer;
  if (!isCancel(value)) return value as Exclude<T, symbol>;
  cancel('Canceled. Nothing was changed.');
  throw new Canceled();
}
