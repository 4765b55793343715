/** Checks the content against its schema: before each build, in the dev server, and in `npm run doctor`. */
import * as bot from '#content/bot.ts';
import * as faq from '#content/faq.ts';
import * as languages from '#content/languages.ts';
import * as owner from '#content/owner.ts';
import * as path from '#content/path.ts';
import * as technologies from '#content/technologies.ts';
import * as tools from '#content/tools.ts';
import * as chatWords from '#content/words/chat.ts';
import * as firstChatWords from '#content/words/chat.ts?original';
import * as contactWords from '#content/words/contact.ts';
import * as firstContactWords from '#content/words/contact.ts?original';
import * as words from '#content/words/site.ts';
import * as firstWords from '#content/words/site.ts?original';
import * as z from 'zod';
import { misleading } from '#lib/clean-text.ts';
import { botSchema, faqSchema } from './chat.ts';
import { languagesSchema } from './languages.ts';
import { ownerSchema } from './owner.ts';
import { pathSchema } from './path.ts';
import { recordSchema } from './project.ts';
import { type Technology, technologiesSchema, toolsSchema } from './technologies.ts';

export { publicFiles } from './fields.ts';

/** `file` is in the content folder. The message follows its name. */
export type Problem = { file: string; field: string; message: string };
type Exports = Record<string, unknown>;

export const content = {
  owner: owner.owner,
  languages: languages.languages,
  path: path.path,
  bot: bot.bot,
  technologies: { ...technologies } as Record<string, Technology>,
};

const records: Record<string, Exports> = Object.fromEntries(
  Object.entries(import.meta.glob<Exports>('#content/projects/*/index.ts', { eager: true })).map(
    ([file, module]) => [file.split('/').slice(-3, -1).join('/'), module],
  ),
);

const translatedWords: [file: string, name: string, own: Exports, first: Exports][] = [
  ['words/site.ts', 'words', words, firstWords],
  ['words/chat.ts', 'chatWords', chatWords, firstChatWords],
  ['words/contact.ts', 'contactWords', contactWords, firstContactWords],
];

const anyWords = z.record(z.string(), z.unknown());

const parts: [file: string, module: Exports, name: string, schema: z.ZodType][] = [
  ['languages.ts', languages, 'languages', languagesSchema],
  ['owner.ts', owner, 'owner', ownerSchema],
  ['path.ts', path, 'path', pathSchema],
  ['words/site.ts', words, 'words', anyWords],
  ['words/chat.ts', chatWords, 'chatWords', anyWords],
  ['words/contact.ts', contactWords, 'contactWords', anyWords],
  ['bot.ts', bot, 'bot', botSchema],
  ['faq.ts', faq, 'faq', faqSchema],
  ['technologies.ts', { technologies: { ...technologies } }, 'technologies', technologiesSchema],
  ['tools.ts', tools, 'tools', toolsSchema],
  ...Object.entries(records).map(([folder, module]): [string, Exports, string, z.ZodType] => [
    `${folder}/index.ts`,
    module,
    'default',
    recordSchema,
  ]),
];

/** Lists every invalid value of every file once; empty when the content is valid. */
export function problems(): Problem[] {
  return [
    ...parts.flatMap(([file, module, name, schema]) => checkValue(file, schema, module[name], name)),
    ...misleadingTexts(),
    ...wrongWords(),
    ...sharedIds(),
    ...unknownProjects(),
  ];
}

/** The records without an invalid value, by folder. */
export function validRecords() {
  return Object.entries(records).flatMap(([folder, { default: value }]) => {
    const { data } = recordSchema.safeParse(value);
    return data ? [[folder, data] as const] : [];
  });
}

export function warnings(): (Problem & { warning: string })[] {
  const insecure = owner.owner.profiles.flatMap(({ url }, index) => {
    if (!url.startsWith('http:')) return [];
    const field = `profiles[${index}].url`;
    const message = `"${field}" is "${url}". Use https:// if the site supports it.`;
    return [{ file: 'owner.ts', field, message, warning: 'Browsers warn visitors about http:// addresses.' }];
  });
  const cut = validRecords().flatMap(([folder, { title, description }]) => {
    if (description.length <= longestOnCard) return [];
    const message = `"description" of "${title}" has ${description.length} characters. Use at most ${longestOnCard}, and put the rest into p1.`;
    return [{ file: `${folder}/index.ts`, field: 'description', message, warning: 'Its card cuts the text.' }];
  });
  return [...insecure, ...cut];
}

/** About what fits on the three lines of a card. */
const longestOnCard = 110;

/** The texts of the CV, of covers and of social preview images, by file. */
export function typesetTexts(): [file: string, text: string][] {
  const { fullName, role, location, personal, openTo } = owner.owner;
  const { bar, hero, path: pathWords, tools: toolWords } = words.words;
  const texts: [string, unknown][] = [
    ['owner.ts', [fullName, role, location, personal, openTo]],
    ['path.ts', path.path],
    ['words/site.ts', [bar.sections.project, hero.cv, pathWords, toolWords.heading]],
    ...validRecords().map(([folder, { title, description, role, result, facts }]): [string, unknown] => [
      `${folder}/index.ts`,
      [title, description, role, result, facts],
    ]),
  ];
  return texts.map(([file, values]) => [file, JSON.stringify(values)]);
}

function checkValue(file: string, schema: z.ZodType, value: unknown, exportName: string): Problem[] {
  if (value === undefined) {
    const start = exportName === 'default' ? 'export default {' : `export const ${exportName} =`;
    return [{ file, field: '', message: `is missing a line that starts with \`${start}\`.` }];
  }
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map(({ path, input, message }) => {
    const field = fieldName(typeof path[0] === 'number' ? [exportName, ...path] : path);
    return { file, field, message: `"${field}" ${stateOf(input)}. ${message}` };
  });
}

/** `profiles[2].url` */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
}

function stateOf(input: unknown): string {
  if (input === undefined || (typeof input === 'string' && input.trim() === '')) return 'is empty';
  return typeof input === 'object' ? 'is invalid' : `is ${JSON.stringify(input)}`;
}

/** An email or a URL, in which a hidden letter leads elsewhere. Joiners are letters of Persian and Hindi. */
const address = /^([a-z]+:|[^\s@]+@)\S+$/;
const hiddenInAddress = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF\uFFFD]/;

function misleadingTexts(): Problem[] {
  return parts.flatMap(([file, module, name]) =>
    textsIn(module[name]).flatMap(([path, text]) => {
      const other = address.test(text) ? hiddenInAddress : /\uFFFD/;
      const [character] = text.match(misleading) ?? text.match(other) ?? [];
      if (!character) return [];
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      const field = fieldName(typeof path[0] === 'number' ? [name, ...path] : path);
      const message = `"${field}" has the invisible or broken character U+${code}. Delete it, or type the text again and save the file as UTF-8.`;
      return [{ file, field, message }];
    }),
  );
}

function textsIn(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one, at) => textsIn(one, [...path, at]));
  return Object.entries(value ?? {}).flatMap(([key, one]) => textsIn(one, [...path, key]));
}

function sharedIds(): Problem[] {
  const folderOf = new Map<string, string>();
  return validRecords().flatMap(([folder, { kind, id }]) => {
    const taken = folderOf.get(`${kind}/${id}`);
    if (!taken) folderOf.set(`${kind}/${id}`, folder);
    if (!taken) return [];
    const message = `"id" ${id} is already used by ${taken}/index.ts. Use another, for example '${id}-2'.`;
    return [{ file: `${folder}/index.ts`, field: 'id', message }];
  });
}

/** All projects, valid or not: `mobile/3`. */
export function projectKeys(): string[] {
  return Object.values(records).map(({ default: record }) => {
    const { kind, id } = (record ?? {}) as Exports;
    return `${kind}/${id}`;
  });
}

function unknownProjects(): Problem[] {
  const known = projectKeys();
  return (pathSchema.safeParse(path.path).data?.entries ?? []).flatMap(({ projects = [] }, at) =>
    projects.flatMap((key, place) => {
      if (known.includes(key)) return [];
      const field = `entries[${at}].projects[${place}]`;
      const message = `"${field}" is "${key}", which does not exist. Use the kind and id of a project, for example '${known[0] ?? 'mobile/3'}', or delete it.`;
      return [{ file: 'path.ts', field, message }];
    }),
  );
}

/** The words are complete, and in the language of the build: the first of `languages.ts`, or that of a translation. */
function wrongWords(): Problem[] {
  const lang = import.meta.env.SITE_FOLDER.slice(0, -1);
  if (!lang) return wrongFirstLanguage();
  return translatedWords.flatMap(([file, name, own, first]): Problem[] => {
    const found = (own[name] as Exports | undefined)?.lang;
    if (own[name] === first[name]) {
      // The first language has its own file, such as `site.id.ts`.
      if (found === lang) return [];
      const message = `has no translation. Copy it to ${file.replace('ts', `${lang}.ts`)}, and translate its texts.`;
      return [{ file, field: '', message }];
    }
    const missing = missingIn(own[name], first[name]).map((field) => {
      const advice = field === 'lang' ? `Add: lang: '${lang}',` : 'Translate it, as in the file of the first language.';
      return { file, field, message: `"${field}" is missing. ${advice}` };
    });
    if (found === undefined || found === lang) return missing;
    return [...missing, { file, field: 'lang', message: `"lang" is "${found}". Write: lang: '${lang}',` }];
  });
}

function wrongFirstLanguage(): Problem[] {
  const lang = languages.languages?.[0]?.lang;
  const own = (words.words as Exports | undefined)?.lang;
  if (!lang || lang === own) return [];
  const message = `"languages[0].lang" is "${lang}". The first language must be that of words/site.ts, '${own}'.`;
  return [{ file: 'languages.ts', field: 'languages[0].lang', message }];
}

/** The fields that a translation lacks: `hero.cv`. */
function missingIn(own: unknown, first: unknown, field = ''): string[] {
  if (own === undefined) return [field];
  if (typeof first !== 'object' || first === null) return [];
  return Object.entries(first).flatMap(([key, value]) =>
    missingIn((own as Exports)[key], value, field ? `${field}.${key}` : key),
  );
}
