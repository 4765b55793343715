import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builders } from 'magicast';
import type { Language } from '../../src/content/languages.ts';
import type { Owner } from '../../src/content/owner.ts';
import type { Path } from '../../src/content/path-types.ts';
import type { MobileProject, WebsiteProject } from '../../src/content/project.ts';
import { slugOf } from '../content/slug-of.ts';
import { iconFiles } from '../icons/icon-files.ts';
import { type IconSource, icons } from '../icons/icon-list.ts';
import type { Answers } from './answers.ts';
import {
  addDrafts,
  type Changes,
  contentDir,
  declarationOf,
  edit,
  isSample,
  literal,
  written,
} from './changes.ts';
import { type FoundTechnology, type Known, profileOf, technologyOf } from './logos.ts';
import type { ProjectDraft } from './projects.ts';
import { writeOwner } from './write-owner.ts';

/** The content before setup; projects by folder. */
export type Content = { owner: Owner; languages: Language[]; path: Path; known: Known } & {
  projects: Map<string, MobileProject | WebsiteProject>;
};

export type Plan = {
  content: Content;
  answers: Answers;
  /** Of new records. */
  drafts: readonly ProjectDraft[];
  isClearing: boolean;
  /** Whether the content is no longer the sample's. */
  isOther: boolean;
  /** Technologies besides those of the projects. */
  tools: readonly FoundTechnology[];
  path: Path;
  /** Of the site, the page's first. */
  languages: readonly string[];
};

/**
 * Plans the changes for answers and new projects. Keeps what the owner wrote.
 *
 * @returns files that stay, although the résumé has more
 */
export async function planContent(changes: Changes, plan: Plan): Promise<string[]> {
  const { content, answers, drafts, isClearing, isOther, tools, languages } = plan;
  const own = [...content.projects].filter(([, { description }]) => !isClearing || !isSample(description));
  for (const [name] of content.projects)
    if (!own.some(([kept]) => kept === name)) changes.set(`${contentDir}/projects/${name}`, undefined);
  // Other tests import `is-there.ts`.
  const tests = isClearing && existsSync('tests/sample') ? readdirSync('tests/sample') : [];
  for (const file of tests) if (file !== 'is-there.ts') changes.set(`tests/sample/${file}`, undefined);

  const last = { website: 0, mobile: 0 };
  for (const [, { kind, id }] of own) last[kind] = Math.max(last[kind], Number(id) || 0);
  for (const draft of drafts) writeRecord(changes, draft, String(++last[draft.kind]));
  const used = byUse([...drafts.flatMap(({ technologies }) => technologies), ...tools]);
  const lines = used
    .filter(({ key }) => !(key in content.known))
    .map(({ key, name, file }) => `export const ${key} = ${literal({ src: `icons/${file}`, name })} satisfies Technology;\n`);
  const technologies = `${contentDir}/technologies.ts`;
  changes.set(technologies, readFileSync(technologies, 'utf8') + lines.join(''));
  await addIcons(changes, used, answers.profiles ?? []);
  const names = used.map(({ name }) => name);
  writeOwner(changes, content.owner, answers, {
    lang: languages[0] ?? 'en',
    used: names,
    known: content.known,
  });
  writeTools(
    changes,
    plan,
    own.map(([, project]) => project),
  );
  writeLanguages(changes, plan);
  return isOther || Object.values(plan.path).some(({ length }) => length > 0) ? writePath(changes, plan) : [];
}

function writeRecord(changes: Changes, draft: ProjectDraft, id: string): void {
  const { kind, isKindSure: _, title, technologies, date, ...others } = draft;
  const type = kind === 'mobile' ? 'MobileProject' : 'WebsiteProject';
  const keys = technologies.map(({ key }) => key).join(', ');
  const known = { kind, id, title, date: date || String(new Date().getFullYear()), ...others, p2: '' };
  const lines = [
    `import type { ${type} } from '#content/project.ts';`,
    ...(keys ? [`import { ${keys} } from '#content/technologies.ts';`] : []),
    '\nexport default {',
    ...Object.entries(known).map(([key, value]) => `  ${key}: ${literal(value)},`),
    `  technologies: [${keys}],\n} satisfies ${type};\n`,
  ];
  changes.set(`${contentDir}/projects/${kind}-${id}-${slugOf(title, 'project')}/index.ts`, lines.join('\n'));
  addDrafts(changes, [draft.description, draft.p1]);
}

/** Removes duplicates, most used first. */
function byUse(all: readonly FoundTechnology[]): FoundTechnology[] {
  const uses = (key: string) => all.filter((one) => one.key === key).length;
  const once = [...new Map(all.map((one) => [one.key, one])).values()];
  return once.sort((a, b) => uses(b.key) - uses(a.key));
}

async function addIcons(changes: Changes, used: readonly FoundTechnology[], profiles: readonly string[]) {
  const logos = profiles.map((text) => profileOf(text.replace(/^.* /, '')));
  const all: [string, IconSource | undefined][] = [
    ...used.map(({ file, icon }): [string, IconSource | undefined] => [file, icon]),
    ...logos.map(({ icon, source }): [string, IconSource | undefined] => [
      icon.replace('icons/', ''),
      source,
    ]),
  ];
  const fresh = new Map<string, IconSource>();
  for (const [file, icon] of all)
    if (icon && !existsSync(`public/icons/${file}`)) fresh.set(file.slice(0, -4), icon);
  if (fresh.size === 0) return;
  const list = 'scripts/icons/icon-list.ts';
  const lines = [...fresh].map(([name, icon]) => `  '${name}': ${literal(icon)},\n`).join('');
  changes.set(list, readFileSync(list, 'utf8').replace(/^};\s*$/m, `${lines}};\n`));
  const files = await iconFiles({ ...icons, ...Object.fromEntries(fresh) });
  for (const file of ['LICENSES.md', ...[...fresh.keys()].map((name) => `${name}.svg`)])
    changes.set(`public/icons/${file}`, files.get(file));
}

/** Adds tiles. When the sample goes, only tiles of the owner's projects stay, with GitHub and VS Code. */
function writeTools(
  changes: Changes,
  { content, drafts, tools }: Plan,
  own: Pick<WebsiteProject, 'technologies'>[],
) {
  const isFirst = own.length < content.projects.size;
  const ofOwn = own.flatMap(({ technologies }) =>
    technologies.map(({ name }) => technologyOf(name, content.known)?.key),
  );
  const fresh = drafts.flatMap(({ technologies }) => technologies).filter(({ key }) => !ofOwn.includes(key));
  edit(changes, 'tools.ts', (module) => {
    const value = declarationOf(module, 'tools')?.init;
    // The list may end in `.map(…)`.
    const called = value?.type === 'CallExpression' ? value.callee : undefined;
    const list = called?.type === 'MemberExpression' ? called.object : value;
    if (list?.type !== 'ArrayExpression') throw new Error('"tools" is not a list');
    const there = list.elements.flatMap((one) => (one?.type === 'Identifier' ? one.name : []));
    const kept = there.filter((key) => !isFirst || ofOwn.includes(key));
    const added = [
      ...byUse([...fresh, ...tools]).map(({ key }) => key),
      ...(isFirst ? ['github', 'vscode'] : []),
    ];
    const keys = [...new Set([...kept, ...added])];
    if (keys.join() === there.join()) return;
    list.elements = keys.map((name) => ({ type: 'Identifier', name }) as (typeof list.elements)[number]);
    const from = module.imports[there[0] ?? '']?.from ?? '#content/technologies.ts';
    for (const key of there) if (!keys.includes(key)) delete module.imports[key];
    for (const key of keys) if (!there.includes(key)) module.imports.$add({ from, imported: key });
  });
}

/** The sample's Indonesian and Javanese words in English. */
// biome-ignore format: a table
const englishWords: [file: string, section: string, key: string, source: string][] = [
  ['words', 'about', 'eyebrow', "{ text: 'About Me', lang: 'en' }"],
  ['words', 'project', 'technologies', "{ website: 'Technologies used', mobile: 'Technologies used', lang: 'en' }"],
  ['words', 'project', 'update', "{ text: 'Please contact me for latest update app,', thanks: 'Thank you', lang: 'en', emoji: '🙏😊' }"],
  ['words-chat', '', 'invitation', "{ text: (owner: string) => `Ask anything about ${owner}`, lang: 'en' }"],
  ['words-chat', '', 'begin', "{ text: (bot: string) => `Start a chat with ${bot}...`, lang: 'en' }"],
  ['words-chat', '', 'placeholder', "{ text: 'Type your message...', lang: 'en' }"],
];

/** Names the languages of the site. Removes translations into others, and those of the sample's person. */
function writeLanguages(changes: Changes, { content, languages, isOther }: Plan): void {
  if (!isOther && languages.join() === content.languages.map(({ lang }) => lang).join()) return;
  const [lang = 'en', ...others] = languages;
  const offer = { offer: 'This site is also in', decline: 'Not now' };
  const entryOf = (tag: string) => ({
    lang: tag,
    name: new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag,
    ...offer,
  });
  edit(changes, 'languages.ts', ({ exports }) => {
    exports.languages = written(
      languages.map((tag) => content.languages.find((one) => one.lang === tag) ?? entryOf(tag)),
    );
  });
  for (const name of readdirSync(contentDir, { recursive: true, encoding: 'utf8' })) {
    const [, original = '', tag] = /([\w-]+)\.([a-z]{2,3}(?:-\w+)*)\.ts$/.exec(name) ?? [];
    const isSample = isOther && /^(owner|path)$/.test(original);
    if (tag && (!others.includes(tag) || isSample)) changes.set(join(contentDir, name), undefined);
  }
  for (const [file, name] of Object.entries({
    words: 'words',
    'words-chat': 'chatWords',
    'words-contact': 'contactWords',
  })) {
    edit(changes, `${file}.ts`, ({ exports: { [name]: words } }) => {
      words.lang = lang;
      for (const [, section, key, source] of englishWords.filter(([of]) => of === file)) {
        const holder = section ? words[section] : words;
        if (!/^(id|jv)\b/.test(lang) && /^(id|jv)$/.test(holder[key]?.lang))
          holder[key] = builders.raw(source);
      }
    });
  }
}

/** Removes the sample's entries, and writes those of a résumé if the owner has none. */
function writePath(changes: Changes, { content, path }: Plan): string[] {
  const keys = ['entries', 'certificates', 'languages'] as const;
  const nameOf = (one: { title?: string; name?: string }) => one.title ?? one.name;
  const own = keys.flatMap((key) => [...content.path[key]].filter((record) => !isSample(record)));
  edit(changes, 'path.ts', ({ exports }) => {
    for (const key of keys) {
      if (own.length === 0) exports.path[key] = written(path[key]);
      else
        for (const [at, record] of [...content.path[key].entries()].reverse())
          if (isSample(record)) exports.path[key].splice(at, 1);
    }
  });
  const missing = keys
    .flatMap((key) => path[key].map(nameOf))
    .filter((name) => !own.some((one) => nameOf(one) === name));
  return own.length > 0 && missing.length > 0
    ? [`${contentDir}/path.ts, which has no ${missing.join(', ')}`]
    : [];
}
