import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builders } from 'magicast';
import type { Language } from '../../src/content/schema/languages.ts';
import type { Owner } from '../../src/content/schema/owner.ts';
import type { Path } from '../../src/content/schema/path.ts';
import type { MobileProject, WebsiteProject } from '../../src/content/schema/project.ts';
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

type Project = MobileProject | WebsiteProject;
/** The content before setup; projects by folder. */
export type Content = {
  owner: Owner;
  languages: Language[];
  path: Path;
  known: Known;
  projects: Map<string, Project>;
};

export type Plan = {
  content: Content;
  answers: Answers;
  /** Of new records. */
  drafts: readonly ProjectDraft[];
  isClearing: boolean;
  /** Whether the content is no longer the sample person's. */
  isNew: boolean;
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
  const { content, answers, drafts, isClearing, isNew, path, tools, languages } = plan;
  const isGone = ({ description }: Project) => isClearing && isSample(description);
  for (const [name, project] of content.projects)
    if (isGone(project)) changes.set(`${contentDir}/projects/${name}`, undefined);
  // Other tests import `is-there.ts`.
  const tests = isClearing && existsSync('tests/sample') ? readdirSync('tests/sample') : [];
  for (const file of tests) if (file !== 'is-there.ts') changes.set(`tests/sample/${file}`, undefined);

  const own = [...content.projects.values()].filter((project) => !isGone(project));
  const last = { website: 0, mobile: 0 };
  for (const { kind, id } of own) last[kind] = Math.max(last[kind], Number(id) || 0);
  for (const draft of drafts) writeRecord(changes, draft, String(++last[draft.kind]));
  const all = [...drafts.flatMap(({ technologies }) => technologies), ...tools];
  const used = [...new Map(all.map((one) => [one.key, one])).values()];
  await addTechnologies(changes, used, plan);
  const facts = { lang: languages[0] ?? 'en', used: used.map(({ name }) => name), known: content.known };
  writeOwner(changes, content.owner, answers, facts);
  writeTools(changes, plan, own);
  if (isNew && (isSample(content.owner.name) || own.length < content.projects.size)) writeChat(changes, plan);
  if (isNew || languages.join() !== content.languages.map((one) => one.lang).join())
    writeLanguages(changes, plan);
  return isNew || Object.values(path).some(({ length }) => length > 0)
    ? writePath(changes, content.path, path)
    : [];
}

function writeRecord(changes: Changes, draft: ProjectDraft, id: string): void {
  const { kind, isKindSure: _, title, technologies, date, ...others } = draft;
  const type = kind === 'mobile' ? 'MobileProject' : 'WebsiteProject';
  const keys = technologies.map(({ key }) => key).join(', ');
  const year = String(new Date().getFullYear());
  const known = { ...{ kind, id, title, date: date || year }, ...others, p2: '' };
  const lines = [
    `import type { ${type} } from '#content/schema/project.ts';`,
    ...(keys ? [`import { ${keys} } from '#content/technologies.ts';`] : []),
    '\nexport default {',
    ...Object.entries(known).map(([key, value]) => `  ${key}: ${literal(value)},`),
    `  technologies: [${keys}],\n} satisfies ${type};\n`,
  ];
  changes.set(`${contentDir}/projects/${kind}-${id}-${slugOf(title, 'project')}/index.ts`, lines.join('\n'));
  addDrafts(changes, [draft.description, draft.p1]);
}

/** Adds technologies that are not in `technologies.ts`, their logos, and those of profiles. */
async function addTechnologies(
  changes: Changes,
  used: readonly FoundTechnology[],
  { content, answers }: Plan,
) {
  const path = `${contentDir}/technologies.ts`;
  const added = used.filter(({ key }) => !(key in content.known));
  const exported = added.map(({ key, name, file }) => [key, literal({ src: `icons/${file}`, name })]);
  const sources = exported.map(([key, value]) => `export const ${key} = ${value} satisfies Technology;\n`);
  changes.set(path, readFileSync(path, 'utf8') + sources.join(''));

  const logos = (answers.profiles ?? []).map((text) => profileOf(text.replace(/^.* /, '')));
  const fresh: Record<string, IconSource> = {};
  for (const { file, icon } of [
    ...used,
    ...logos.map((one) => ({ file: one.icon.slice(6), icon: one.source })),
  ])
    if (icon && !existsSync(`public/icons/${file}`)) fresh[file.slice(0, -4)] = icon;
  const names = Object.keys(fresh);
  if (names.length === 0) return;
  const list = 'scripts/icons/icon-list.ts';
  const lines = names.map((name) => `  '${name}': ${literal(fresh[name])},\n`).join('');
  changes.set(list, readFileSync(list, 'utf8').replace(/^};\s*$/m, `${lines}};\n`));
  const files = await iconFiles({ ...icons, ...fresh });
  for (const file of ['LICENSES.md', ...names.map((name) => `${name}.svg`)])
    changes.set(`public/icons/${file}`, files.get(file));
}

/** Adds tiles. When the sample goes, only tiles of the owner's projects stay, with GitHub and VS Code. */
function writeTools(changes: Changes, { content, drafts, tools }: Plan, own: readonly Project[]): void {
  const isFirst = own.length < content.projects.size;
  const named = own.flatMap((project) =>
    project.technologies.map(({ name }) => technologyOf(name, content.known)),
  );
  const ofOwn = named.map((one) => one?.key);
  const fresh = drafts.flatMap(({ technologies }) => technologies).filter(({ key }) => !ofOwn.includes(key));
  edit(changes, 'tools.ts', (module) => {
    const value = declarationOf(module, 'tools')?.init;
    // The list may end in `.map(…)`.
    const called = value?.type === 'CallExpression' ? value.callee : undefined;
    const list = called?.type === 'MemberExpression' ? called.object : value;
    if (list?.type !== 'ArrayExpression') throw new Error('"tools" is not a list');
    const there = list.elements.flatMap((one) => (one?.type === 'Identifier' ? one.name : []));
    const kept = there.filter((key) => !isFirst || ofOwn.includes(key));
    const added = [...fresh, ...tools].map(({ key }) => key);
    const keys = [...new Set([...kept, ...added, ...(isFirst ? ['github', 'vscode'] : [])])];
    if (keys.join() === there.join()) return;
    list.elements = keys.map((name) => ({ type: 'Identifier', name }) as (typeof list.elements)[number]);
    const from = module.imports[there[0] ?? '']?.from ?? '#content/technologies.ts';
    for (const key of there) if (!keys.includes(key)) delete module.imports[key];
    for (const key of keys) if (!there.includes(key)) module.imports.$add({ from, imported: key });
  });
}

/** The sample's Indonesian and Javanese words in English. */
// biome-ignore-start format: a table
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: source
const englishWords: [file: string, section: string, key: string, source: string][] = [
  ['site', 'about', 'eyebrow', "{ text: 'About Me', lang: 'en' }"],
  [
    'site',
    'project',
    'technologies',
    "{ website: 'Technologies used', mobile: 'Technologies used', lang: 'en' }",
  ],
  [
    'site',
    'project',
    'update',
    "{ text: 'Please contact me for latest update app,', thanks: 'Thank you', lang: 'en', emoji: '🙏😊' }",
  ],
  ['chat', '', 'invitation', "{ text: (owner: string) => `Ask anything about ${owner}`, lang: 'en' }"],
  ['chat', '', 'begin', "{ text: (bot: string) => `Start a chat with ${bot}...`, lang: 'en' }"],
  ['chat', '', 'placeholder', "{ text: 'Type your message...', lang: 'en' }"],
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: source
// biome-ignore-end format: a table

/** Names the languages of the site. Removes translations into others, and those of the sample person's texts. */
function writeLanguages(changes: Changes, { content, languages, isNew }: Plan): void {
  const [lang = 'en', ...others] = languages;
  const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag);
  const entryOf = (tag: string) => ({
    lang: tag,
    name: nameOf(tag),
    offer: 'This site is also in',
    decline: 'Not now',
  });
  const entries = languages.map((tag) => content.languages.find((one) => one.lang === tag) ?? entryOf(tag));
  edit(changes, 'languages.ts', ({ exports }) => {
    exports.languages = written(entries);
  });
  for (const name of readdirSync(contentDir, { recursive: true, encoding: 'utf8' })) {
    const [, original = '', tag] = /([\w-]+)\.([a-z]{2,3}(?:-\w+)*)\.ts$/.exec(name) ?? [];
    const isOfPerson = isNew && /^(owner|path)$/.test(original);
    if (tag && (!others.includes(tag) || isOfPerson)) changes.set(join(contentDir, name), undefined);
  }
  const files = { site: 'words', chat: 'chatWords', contact: 'contactWords' };
  for (const [file, name] of Object.entries(files)) {
    edit(changes, `words/${file}.ts`, ({ exports: { [name]: words } }) => {
      words.lang = lang;
      for (const [, section, key, source] of englishWords.filter(([of]) => of === file)) {
        const holder = section ? words[section] : words;
        if (!/^(id|jv)\b/.test(lang) && /^(id|jv)$/.test(holder[key]?.lang))
          holder[key] = builders.raw(source);
      }
    });
  }
}

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: source
const englishPersona = [
  'You are ${owner.name} Bot, the assistant on the portfolio website of ${owner.fullName}. You answer visitors’ questions about ${owner.name}.',
  'Greet visitors warmly, and answer in the language they write in.',
  'The visitor’s page is in this language: {language}. Answer in it, unless the visitor writes or asks for another one.',
  'Be brief, honest and to the point. When you do not know, say so and offer the contact form. Never make up facts, prices or links.',
  'Asked about projects, point to the projects section and link to those that fit.',
];
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: source

/** Makes the chat another person's: no shop, no answers about the sample's projects, no languages that the site lacks. */
function writeChat(changes: Changes, { languages, drafts }: Plan): void {
  const isGone = (tag: string) => tag !== 'en' && !languages.includes(tag);
  edit(changes, 'bot.ts', ({ exports: { bot } }) => {
    bot.shop = {};
    for (const [key, kind] of [
      ['web', 'website'],
      ['mobile', 'mobile'],
    ] as const) {
      const of = [...drafts.filter((draft) => draft.kind === kind), ...drafts].flatMap(
        (one) => one.technologies,
      );
      bot.stacks[key] = written([...new Set(of.map(({ name }) => name))].slice(0, 2));
    }
    if (!/^(id|jv)\b/.test(languages[0] ?? ''))
      bot.persona = builders.raw(`[${englishPersona.map((line) => `\`${line}\``).join(', ')}]`);
  });
  for (const tag of ['en', 'id', 'jv']) {
    edit(changes, `faq-${tag}.ts`, ({ exports: { [tag]: faq } }) => {
      for (const [key, { shows }] of Object.entries<{ shows?: string }>(faq.entries))
        if (/^(website|mobile)\//.test(shows ?? '')) delete faq.entries[key];
    });
    if (!isGone(tag) || !existsSync(`${contentDir}/faq-${tag}.ts`)) continue;
    changes.set(`${contentDir}/faq-${tag}.ts`, undefined);
    edit(changes, 'faq.ts', ({ exports: { faq }, imports }) => {
      delete faq.languages[tag];
      delete imports[tag];
      if (isSample(faq.helpLine)) delete faq.helpLine;
    });
    edit(changes, 'faq-starters.ts', ({ exports: { starters } }) => void delete starters[tag]);
  }
}

/** Removes the sample's entries, and writes those of a résumé if the owner has none. */
function writePath(changes: Changes, old: Path, path: Path): string[] {
  const keys = ['entries', 'certificates', 'languages'] as const;
  const nameOf = (one: { title?: string; name?: string }) => one.title ?? one.name;
  // Texts of one word are nobody's: `Javanese`.
  const isOld = (record: object) => isSample(record) || (isSample(old.entries) && 'level' in record);
  const own = keys.flatMap((key) => [...old[key]].filter((record) => !isOld(record)));
  edit(changes, 'path.ts', ({ exports }) => {
    for (const key of keys) {
      if (own.length === 0) exports.path[key] = written(path[key]);
      else
        for (let at = old[key].length; at--; )
          if (isOld(Object(old[key][at]))) exports.path[key].splice(at, 1);
    }
  });
  const names = own.map(nameOf);
  const missing = keys.flatMap((key) => path[key].map(nameOf)).filter((name) => !names.includes(name));
  return own.length > 0 && missing[0] ? [`${contentDir}/path.ts, which has no ${missing.join(', ')}`] : [];
}
