import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Path } from '../../src/content/schema/path.ts';
import { iconFiles } from '../icons/icon-files.ts';
import { type IconSource, icons } from '../icons/icon-list.ts';
import type { Answers } from './answers.ts';
import type { Changes } from './apply-changes.ts';
import { botSource } from './bot-source.ts';
import { hasValue, isMarked, setValue } from './edit-source.ts';
import type { FoundTechnology, Known } from './find-technologies.ts';
import { otherWords } from './other-words.ts';
import { ownerSource } from './owner-source.ts';
import { profileOfUrl } from './profile-of-url.ts';
import type { ProjectDraft } from './project-draft.ts';
import { projectFiles } from './project-files.ts';
import { listOf } from './read-path.ts';
import { recordFile, recordSource } from './record-source.ts';
import { isSameProject } from './same-project.ts';

const ownerFile = 'src/content/owner.ts';
const botFile = 'src/content/bot.ts';
const pathFile = 'src/content/path.ts';

type Plan = {
  answers: Answers;
  drafts: readonly ProjectDraft[];
  isSampleCleared: boolean;
  /** What `technologies.ts` exports. */
  known: Known;
  /** Tools besides those of the projects. */
  tools?: readonly FoundTechnology[];
  path?: Path | undefined;
};

/** Separates drafts without a record from the others. */
export function splitDrafts(drafts: readonly ProjectDraft[]): {
  fresh: ProjectDraft[];
  there: ProjectDraft[];
} {
  const own = projectFiles().filter(({ isSample }) => !isSample);
  const isThere = (draft: ProjectDraft) => own.some((record) => isSameProject(record, draft));
  return { fresh: drafts.filter((draft) => !isThere(draft)), there: drafts.filter(isThere) };
}

/**
 * Plans the changes for answers and new projects. Keeps what was written by hand.
 *
 * @param plan with `drafts` of new records only
 * @returns files that stay, although the résumé has more
 */
export async function planContent(changes: Changes, plan: Plan): Promise<string[]> {
  const { answers, drafts, isSampleCleared, known, tools = [], path } = plan;
  const records = projectFiles().filter(({ path }) =>
    [path, dirname(path)].every((one) => !changes.has(one) || changes.get(one)),
  );
  const lastId = { website: 0, mobile: 0 };
  for (const { kind, id } of records) lastId[kind] = Math.max(lastId[kind], Number(id) || 0);
  for (const draft of drafts) {
    const id = String(++lastId[draft.kind]);
    changes.set(`src/content/${recordFile(draft, id)}`, recordSource(draft, id));
  }

  const ofProjects = byUse(drafts.flatMap((draft) => draft.technologies));
  const used = byUse([...ofProjects, ...tools]);
  addTechnologies(changes, used, known);
  await addIcons(changes, used, answers);
  edit(changes, ownerFile, (source) =>
    ownerSource(
      source,
      answers,
      used.map(({ name }) => name),
    ),
  );
  const isOther = answers.name !== undefined || isSampleCleared;
  if (isOther) {
    edit(changes, botFile, (source) => botSource(source, answers, stacksOf(drafts)));
  }
  planWords(changes, answers.lang);
  const imported = records.flatMap(({ source }) => importedTechnologies(source));
  const more = [...ofProjects.filter(({ key }) => !imported.includes(key)), ...tools];
  edit(changes, 'src/content/tools.ts', (source) => toolsSource(source, more, isSampleCleared));
  return planPath(changes, path, isOther);
}

/** Sets the page language, and translates the sample's Indonesian words to English for other languages. */
function planWords(changes: Changes, lang: string | undefined): void {
  if (!lang) return;
  edit(changes, 'src/content/words.ts', (source) => setValue(source, 'lang', JSON.stringify(lang)));
  if (/^(id|jv)\b/.test(lang)) return;
  for (const [file, property, value] of otherWords) {
    const path = `src/content/${file}`;
    const ofMark = property.replace(/\.lang$/, '.thanks');
    edit(changes, path, (source) => {
      const original = readFileSync(path, 'utf8');
      return hasValue(original, ofMark) && isMarked(original, ofMark, 'sample')
        ? setValue(source, property, value)
        : source;
    });
  }
}

/** Removes the sample's path entries, and writes those of a résumé if the owner has none. */
function planPath(changes: Changes, path: Path | undefined, isOther: boolean): string[] {
  const lists = { entries: [], certificates: [], languages: [], ...path };
  const records = Object.values(lists).flat();
  const source = readFileSync(pathFile, 'utf8');
  if (!isOther && records.length === 0) return [];
  const own = source.replace(/^ {4}\{(?:.*\}|\n(?: {6}.*\n)* {4}\}),.*\n/gm, (entry) =>
    /\/\/ sample$/m.test(entry) ? '' : entry,
  );
  if (!/\{\s*(?:kind|title|name):/.test(own)) {
    const write = (text: string, [key, list]: [string, object[]]) =>
      setValue(text, `path.${key}`, listOf(list));
    changes.set(pathFile, Object.entries(lists).reduce(write, own));
    return [];
  }
  changes.set(pathFile, own);
  const missing = records
    .map((record) => ('title' in record ? record.title : record.name))
    .filter((name) => !own.replace(/\\/g, '').includes(name));
  return missing.length > 0 ? [`${pathFile}, which has no ${missing.join(', ')}`] : [];
}

function edit(changes: Changes, path: string, change: (source: string) => string): void {
  if (!existsSync(path)) return;
  const source = changes.get(path)?.toString() ?? readFileSync(path, 'utf8');
  try {
    const next = change(source);
    if (next !== source) changes.set(path, next);
  } catch (error) {
    throw new Error(`${path} ${error instanceof Error ? error.message : error}`);
  }
}

/** Removes duplicates, most used first. */
function byUse(all: readonly FoundTechnology[]): FoundTechnology[] {
  const uses = new Map<string, { technology: FoundTechnology; count: number }>();
  for (const technology of all) {
    const count = (uses.get(technology.key)?.count ?? 0) + 1;
    uses.set(technology.key, { technology, count });
  }
  return [...uses.values()].sort((a, b) => b.count - a.count).map(({ technology }) => technology);
}

function addTechnologies(changes: Changes, used: readonly FoundTechnology[], known: Known): void {
  const lines = used
    .filter(({ key }) => !(key in known))
    .map(({ key, name, file }) => {
      return `export const ${key} = { src: ${JSON.stringify(`icons/${file}`)}, name: ${JSON.stringify(name)} } satisfies Technology;\n`;
    });
  edit(changes, 'src/content/technologies.ts', (source) => source + lines.join(''));
}

async function addIcons(changes: Changes, used: readonly FoundTechnology[], { profiles = [] }: Answers) {
  const added: Record<string, IconSource> = {};
  for (const { file, icon } of used) if (icon) added[file.replace(/\.svg$/, '')] = icon;
  for (const { url } of profiles) {
    const { icon, source } = await profileOfUrl(url);
    if (source) added[icon.replace(/^icons\/|\.svg$/g, '')] = source;
  }
  const list = readFileSync('scripts/icons/icon-list.ts', 'utf8');
  const fresh = Object.entries(added).filter(([name]) => !hasValue(list, name));
  if (fresh.length === 0) return;
  const lines = fresh.map(([name, [set, icon]]) => `  ${JSON.stringify(name)}: ['${set}', '${icon}'],\n`);
  edit(changes, 'scripts/icons/icon-list.ts', (source) =>
    source.replace(/\n\};\s*$/, `\n${lines.join('')}};\n`),
  );
  const files = await iconFiles({ ...icons, ...Object.fromEntries(fresh) });
  for (const name of ['LICENSES.md', ...fresh.map(([name]) => `${name}.svg`)]) {
    changes.set(`public/icons/${name}`, files.get(name));
  }
}

/** The two most used technologies of new websites and apps, or of both if a kind has none. */
function stacksOf(drafts: readonly ProjectDraft[]) {
  const of = (kind?: ProjectDraft['kind']) =>
    byUse(
      drafts
        .filter((draft) => !kind || draft.kind === kind)
        .flatMap(({ technologies }) => technologies.slice(0, 2)),
    )
      .slice(0, 2)
      .map(({ name }) => name);
  const all = of();
  if (all.length === 0) return undefined;
  const or = (own: string[]) => (own.length > 0 ? own : all);
  return { web: or(of('website')), mobile: or(of('mobile')) };
}

/** Adds tiles. With the sample cleared, its tiles are removed, and GitHub and VS Code added. */
function toolsSource(source: string, more: readonly FoundTechnology[], isSampleCleared: boolean): string {
  const [, list = ''] = tileList.exec(source) ?? [];
  const there = tilesIn(list);
  const kept = isSampleCleared ? there.filter(({ isSample }) => !isSample) : there;
  const keys = kept.map(({ key }) => key);
  const isFirst = isSampleCleared && kept.length < there.length;
  const wanted = [...more.map(({ key }) => key), ...(isFirst ? ['github', 'vscode'] : [])];
  const added = [...new Set(wanted)].filter((key) => !keys.includes(key));
  if (added.length === 0 && kept.length === there.length) return source;
  const lines = [...kept.map(({ text }) => text), ...added.map((key) => `${key},`)];
  return source
    .replace(technologyImport, `import { ${[...keys, ...added].join(', ')} } from '$2';`)
    .replace(tileList, () => `export const tools: Tool[] = [${lines.map((line) => `\n${line}`).join('')}\n]`);
}

/** The names in a list, with their comments. */
function tilesIn(list: string): { key: string; text: string; isSample: boolean }[] {
  return list.split('\n').flatMap((line) => {
    const [, names = '', comment = ''] = /^([^/]*)(\/\/.*)?$/.exec(line) ?? [];
    const keys = names.match(/\w+/g) ?? [];
    const isSample = /^\/\/ sample\s*$/.test(comment);
    return keys.map((key, index) => ({
      key,
      text: `${key},${comment && index === keys.length - 1 ? ` ${comment}` : ''}`,
      isSample,
    }));
  });
}

const tileList = /export const tools: Tool\[\] = \[([^\]]*)\]/;
const technologyImport = /import \{([^}]*)\} from '(.*technologies\.ts)';/;

function importedTechnologies(source: string): string[] {
  return technologyImport.exec(source)?.[1]?.match(/\w+/g) ?? [];
}
