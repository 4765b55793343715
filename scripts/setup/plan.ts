import { readFileSync } from 'node:fs';
import * as technologies from '#content/technologies.ts';
import { iconFiles } from '../icons/icon-files.ts';
import { type IconSource, icons } from '../icons/icon-list.ts';
import type { Answers } from './answers.ts';
import type { Changes } from './apply-changes.ts';
import { botSource } from './bot-source.ts';
import { setValue, textAt } from './edit-source.ts';
import type { FoundTechnology } from './find-technologies.ts';
import { initialOf, ownerSource, whoIn } from './owner-source.ts';
import { profileOfUrl } from './profile-of-url.ts';
import type { ProjectDraft } from './project-draft.ts';
import { hasText, projectFiles } from './project-files.ts';
import { recordSource } from './record-source.ts';

const ownerFile = 'src/content/owner.ts';
const botFile = 'src/content/bot.ts';

type Wishes = { answers: Answers; drafts: readonly ProjectDraft[]; isSampleCleared: boolean };

/**
 * Adds to the changes what the answers and new projects come to. A project whose repository a record already names is
 * left as it is, and so is what was written by hand about somebody who is called something else now.
 *
 * @returns what is left, such as the titles of these projects
 */
export async function planContent(changes: Changes, wishes: Wishes): Promise<string[]> {
  const { answers, drafts, isSampleCleared } = wishes;
  const there = projectFiles().filter(({ path }) => !(changes.has(path) && changes.get(path) === undefined));
  const isThere = ({ urlRepo }: ProjectDraft) =>
    urlRepo !== 'private' && there.some(({ source }) => hasText(source, 'urlRepo', urlRepo));
  const fresh = drafts.filter((draft) => !isThere(draft));

  const lastId = { website: 0, mobile: 0 };
  for (const { kind, id } of there) lastId[kind] = Math.max(lastId[kind], Number(id) || 0);
  for (const draft of fresh) {
    const id = String(++lastId[draft.kind]);
    changes.set(`src/content/projects/${draft.kind}/${id}-${draft.slug}.ts`, recordSource(draft, id));
  }

  const used = byUse(fresh.flatMap((draft) => draft.technologies));
  addTechnologies(changes, used);
  await addIcons(changes, used, answers);
  const names = used.map(({ name }) => name);
  const before = readFileSync(ownerFile, 'utf8');
  edit(changes, ownerFile, (source) => ownerSource(source, answers, names));
  const about = { ...whoIn(before), personal: textAt(before, 'personal') };
  if (answers.name || isSampleCleared) {
    edit(changes, botFile, (source) => botSource(source, answers, stacksOf(fresh), about));
  }
  const { lang } = answers;
  if (lang) edit(changes, 'src/content/words.ts', (source) => setValue(source, 'lang', JSON.stringify(lang)));
  const known = there.flatMap(({ source }) => importedTechnologies(source));
  edit(changes, 'src/content/tools.ts', (source) =>
    isSampleCleared
      ? toolsSource(source, used)
      : withTools(
          source,
          used.filter(({ key }) => !known.includes(key)),
        ),
  );
  return [...drafts.filter(isThere).map(({ title }) => title), ...leftByHand(changes, before, answers.name)];
}

/** What tells of who the owner was before, and is not as setup writes it. */
function leftByHand(changes: Changes, before: string, name = ''): string[] {
  const after = changes.get(ownerFile)?.toString() ?? before;
  const [old, now] = [whoIn(before), whoIn(after)];
  const isOther = now.role !== old.role || now.location !== old.location;
  const isDescribed = textAt(after, 'description') === textAt(before, 'description');
  const isRenamed = name !== '' && name !== textAt(before, 'name');
  return [
    ...(isRenamed && textAt(after, 'monogram') !== initialOf(name)
      ? [`the letter on the coin, monogram in ${ownerFile} (npm run brand)`]
      : []),
    ...((isOther || now.fullName !== old.fullName) && isDescribed ? [`the description in ${ownerFile}`] : []),
    ...(isOther && !changes.has(botFile) ? [`what the bot says of you in ${botFile}`] : []),
  ];
}

function edit(changes: Changes, path: string, change: (source: string) => string): void {
  const source = readFileSync(path, 'utf8');
  const next = changed(path, () => change(source));
  if (next !== source) changes.set(path, next);
}

function changed(path: string, change: () => string): string {
  try {
    return change();
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Each once, the most used first. */
function byUse(all: readonly FoundTechnology[]): FoundTechnology[] {
  const uses = new Map<string, { technology: FoundTechnology; count: number }>();
  for (const technology of all) {
    const count = (uses.get(technology.key)?.count ?? 0) + 1;
    uses.set(technology.key, { technology, count });
  }
  return [...uses.values()].sort((a, b) => b.count - a.count).map(({ technology }) => technology);
}

function addTechnologies(changes: Changes, used: readonly FoundTechnology[]): void {
  const missing = used.filter(({ key }) => !(key in technologies));
  if (missing.length === 0) return;
  const lines = missing.map(({ key, name, file }) => {
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
  const fresh = Object.entries(added).filter(([name]) => !(name in icons));
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

/** What most of the new projects are made with; nothing when they name no technology. */
function stacksOf(drafts: readonly ProjectDraft[]) {
  const of = (wanted: readonly ProjectDraft[]) =>
    byUse(wanted.flatMap((draft) => draft.technologies.slice(0, 2)))
      .slice(0, 2)
      .map(({ name }) => name);
  const all = of(drafts);
  if (all.length === 0) return undefined;
  const ofKind = (kind: ProjectDraft['kind']) => {
    const own = of(drafts.filter((draft) => draft.kind === kind));
    return own.length > 0 ? own : all;
  };
  return { web: ofKind('website'), mobile: ofKind('mobile') };
}

/** The tiles with more behind them; those that are there stay as they are. */
function withTools(source: string, more: readonly FoundTechnology[]): string {
  const there = importedTechnologies(source);
  const keys = more.map(({ key }) => key).filter((key) => !there.includes(key));
  if (keys.length === 0) return source;
  return source
    .replace(technologyImport, importOf([...there, ...keys]))
    .replace(tileList, (list) => list.replace(/,?(\s*(?:\/\/.*\s*)*)\]$/, `,$1\n${keys.join(', ')},\n]`));
}

function toolsSource(source: string, used: readonly FoundTechnology[]): string {
  const keys = [...new Set([...used.map(({ key }) => key), 'github', 'vscode'])];
  return source
    .replace(technologyImport, importOf(keys))
    .replace(tileList, `export const tools: Tool[] = [${keys.join(', ')}]`);
}

const tileList = /export const tools: Tool\[\] = \[[^\]]*\]/;
const technologyImport = /import \{([^}]*)\} from '(.*technologies\.ts)';/;

function importedTechnologies(source: string): string[] {
  return technologyImport.exec(source)?.[1]?.match(/\w+/g) ?? [];
}

function importOf(keys: readonly string[]): string {
  return `import { ${keys.join(', ')} } from '$2';`;
}
