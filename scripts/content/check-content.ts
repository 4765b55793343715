import { dirname } from 'node:path';
import * as z from 'zod';
import type { Picture } from '../../src/content/picture.ts';
import type { ProjectKind } from '../../src/lib/paths.ts';
import { tokens } from '../../src/ui/tokens.ts';
import {
  languageOfFile,
  languagesIn,
  type SiteLanguage,
  translationOf,
} from '../vite/languages/site-languages.ts';
import { type TranslatedContent, translateContent } from '../vite/languages/translate-content.ts';
import { preparePicture } from '../vite/pictures.ts';
import { checkColors } from './check-colors.ts';
import { checkTranslations } from './check-translations.ts';
import type { Content } from './content.ts';
import { ContentError } from './content-error.ts';
import { leftovers } from './leftovers.ts';
import { loadContent } from './load-content.ts';
import {
  botSchema,
  faqSchema,
  languagesSchema,
  mobileSchema,
  ownerSchema,
  pathSchema,
  technologiesSchema,
  toolsSchema,
  websiteSchema,
  wordsSchema,
} from './schemas.ts';
import { ownPicture, withCovers } from './with-covers.ts';

/** Pictures outside projects. */
export const singlePictures = ['coin-front', 'coin-back', 'portrait'];

/**
 * Checks a content folder and the colors for invalid values, low contrast and unused files.
 *
 * @param contentDir relative to the root of the repository, e.g. `src/content`
 * @returns errors and warnings; empty when everything is valid
 */
export async function checkContent(contentDir: string): Promise<ContentError[]> {
  return (await readContent(contentDir)).errors;
}

type ReadContent = {
  /** Missing if there are errors. */
  content?: Content;
  /** All languages of the site, and the content in those after the first. */
  languages: SiteLanguage[];
  translations: TranslatedContent[];
  /** By file in the content folder. */
  pictures: Map<string, Picture>;
  errors: ContentError[];
};

/**
 * Reads and checks the content, and prepares its pictures.
 *
 * @param say receives progress lines while covers are drawn
 */
export async function readContent(
  contentDir: string,
  say: (line: string) => void = () => {},
): Promise<ReadContent> {
  const pictures: ReadContent['pictures'] = new Map();
  const none = { pictures, languages: [], translations: [] };
  const { modules, errors: unread } = await loadContent(contentDir);
  if (unread.length > 0) return { ...none, errors: unread };
  const content = contentOf(modules);
  const named = modules['languages.ts'];
  const errors = [
    ...checkValues(contentDir, content),
    ...(named ? checkValue(`${contentDir}/languages.ts`, languagesSchema, named.languages, 'languages') : []),
    ...checkTranslations(contentDir, modules),
    ...checkColors(tokens),
  ];
  if (errors.length === 0) {
    const { websites, mobiles } = content as Content;
    content.websites = await withCovers(contentDir, 'website', websites, say);
    content.mobiles = await withCovers(contentDir, 'mobile', mobiles, say);
  }
  errors.push(...missingScreens(contentDir, content));
  for (const file of picturesOf(contentDir, content)) {
    const picture = await preparePicture(contentDir, file).catch(({ message }: Error) => {
      errors.push(new ContentError(message, { file: `${contentDir}/${file}` }));
    });
    if (picture) pictures.set(file, picture);
  }
  if (errors.length > 0) return { ...none, errors };
  const valid = content as Content;
  const languages = languagesIn(modules);
  const translations = languages.slice(1).map(({ lang }) => translateContent(valid, modules, lang));
  const wrong = translations.flatMap(({ lang, content }) =>
    // The first language is valid, so any error is in the translation.
    checkValues(contentDir, content, (file) => translationOf(file, lang)),
  );
  if (wrong.length > 0) return { ...none, errors: wrong };
  const warnings = [
    ...unencrypted(`${contentDir}/owner.ts`, valid.owner),
    ...leftovers(contentDir, new Set(pictures.keys())),
  ];
  return { content: valid, languages, translations, pictures, errors: warnings };
}

/**
 * Checks the values in the files of a content folder, but no pictures, colors or translations.
 *
 * @returns errors; empty when every value is valid
 */
export async function checkFiles(contentDir: string): Promise<ContentError[]> {
  const { modules, errors } = await loadContent(contentDir);
  return errors.length > 0 ? errors : checkValues(contentDir, contentOf(modules));
}

function contentOf(modules: Record<string, Record<string, unknown>>) {
  return {
    owner: modules['owner.ts']?.owner,
    path: modules['path.ts']?.path,
    words: modules['words.ts']?.words,
    chatWords: modules['words-chat.ts']?.chatWords,
    contactWords: modules['words-contact.ts']?.contactWords,
    bot: modules['bot.ts']?.bot,
    faq: modules['faq.ts']?.faq,
    tools: modules['tools.ts']?.tools,
    technologies: modules['technologies.ts'],
    websites: recordsIn('website', modules),
    mobiles: recordsIn('mobile', modules),
  };
}

/** Only a warning: old sites may not support HTTPS. */
function unencrypted(file: string, { profiles }: Content['owner']): ContentError[] {
  return profiles.flatMap(({ url }, index) => {
    if (!url.startsWith('http:')) return [];
    const field = `profiles[${index}].url`;
    const message = `"${field}" is "${url}". Use https:// if the site supports it.`;
    return [
      new ContentError(message, { file, field, warning: 'Browsers warn visitors about http:// addresses.' }),
    ];
  });
}

/** Records without a valid kind count as websites, whose check reports it. */
function recordsIn(
  kind: ProjectKind,
  modules: Record<string, Record<string, unknown>>,
): Record<string, unknown> {
  const files = Object.entries(modules).filter(
    ([file, { default: record }]) =>
      file.startsWith('projects/') &&
      !languageOfFile(file) &&
      ((record as { kind?: unknown } | undefined)?.kind === 'mobile') === (kind === 'mobile'),
  );
  return Object.fromEntries(files.map(([file, module]) => [file, module.default]));
}

function checkValues(
  contentDir: string,
  content: { [Part in keyof Content]: unknown } & Records,
  inFile = (file: string) => file,
): ContentError[] {
  const check = (file: string, schema: z.ZodType, value: unknown, name: string) =>
    checkValue(`${contentDir}/${inFile(file)}`, schema, value, name);
  return [
    ...check('owner.ts', ownerSchema, content.owner, 'owner'),
    ...check('path.ts', pathSchema, content.path, 'path'),
    ...check('words.ts', wordsSchema, content.words, 'words'),
    ...check('words-chat.ts', wordsSchema, content.chatWords, 'chatWords'),
    ...check('words-contact.ts', wordsSchema, content.contactWords, 'contactWords'),
    ...check('bot.ts', botSchema, content.bot, 'bot'),
    ...check('faq.ts', faqSchema, content.faq, 'faq'),
    ...check('technologies.ts', technologiesSchema, content.technologies, 'technologies'),
    ...check('tools.ts', toolsSchema, content.tools, 'tools'),
    ...Object.entries(content.websites).flatMap(([file, record]) =>
      check(file, websiteSchema, record, 'default'),
    ),
    ...Object.entries(content.mobiles).flatMap(([file, record]) =>
      check(file, mobileSchema, record, 'default'),
    ),
    ...sharedIds(contentDir, content.websites),
    ...sharedIds(contentDir, content.mobiles),
    ...unknownProjects(`${contentDir}/path.ts`, content),
  ];
}

type Records = Record<'websites' | 'mobiles', Record<string, unknown>>;

/** @param name the export that has the value */
function checkValue(file: string, schema: z.ZodType, value: unknown, name: string): ContentError[] {
  if (value === undefined) {
    const start = name === 'default' ? 'export default {' : `export const ${name} =`;
    return [new ContentError(`is missing a line that starts with \`${start}\`.`, { file })];
  }
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map(({ path, input, message }) => {
    const field = fieldName(typeof path[0] === 'number' ? [name, ...path] : path);
    return new ContentError(`"${field}" ${stateOf(input)}. ${message}`, { file, field });
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

function sharedIds(contentDir: string, records: Record<string, unknown>): ContentError[] {
  const fileOfId = new Map<unknown, string>();
  return Object.entries(records as Record<string, { id?: unknown } | undefined>).flatMap(([path, record]) => {
    const file = `${contentDir}/${path}`;
    const taken = fileOfId.get(record?.id);
    if (!taken) fileOfId.set(record?.id, file);
    if (!taken || !record?.id) return [];
    const message = `"id" ${record.id} is already used by ${taken}. Use another, for example '14'.`;
    return [new ContentError(message, { file, field: 'id' })];
  });
}

/** A caption without its screenshot, or a screenshot without its caption: one error each. */
function missingScreens(contentDir: string, { websites, mobiles }: Records): ContentError[] {
  return Object.entries({ ...websites, ...mobiles }).flatMap(([path, record]) => {
    const { screens = [] } = picturesSchema.safeParse(record).data ?? {};
    const folder = dirname(path);
    return screens.flatMap((_, at) => {
      if (ownPicture(contentDir, folder, `${at + 1}`)) return [];
      const message = `"screens[${at}]" has no picture. Save its screenshot as ${at + 1}.png in ${contentDir}/${folder}, or delete the caption.`;
      return [new ContentError(message, { file: `${contentDir}/${path}`, field: `screens[${at}]` })];
    });
  });
}

/** Unknown projects in the path. */
function unknownProjects(
  file: string,
  { path, websites, mobiles }: { path: unknown } & Records,
): ContentError[] {
  const idsOf = (kind: string, records: Records['websites']) =>
    Object.values(records).map((record) => `${kind}/${(record as { id?: unknown } | undefined)?.id}`);
  const known = [...idsOf('website', websites), ...idsOf('mobile', mobiles)];
  return (pathSchema.safeParse(path).data?.entries ?? []).flatMap(({ projects = [] }, at) =>
    projects.flatMap((key, place) => {
      if (known.includes(key)) return [];
      const field = `entries[${at}].projects[${place}]`;
      const message = `"${field}" is "${key}", which does not exist. Use the kind and id of a project, for example '${known[0] ?? 'mobile/3'}', or delete it.`;
      return [new ContentError(message, { file, field })];
    }),
  );
}

/** Also for records with other errors. */
function picturesOf(contentDir: string, { websites, mobiles }: Records): Set<string> {
  const ofRecords = Object.entries({ ...websites, ...mobiles }).flatMap(([path, record]) => {
    const { image, screens = [] } = picturesSchema.safeParse(record).data ?? {};
    const files = screens.flatMap((_, at) => ownPicture(contentDir, dirname(path), `${at + 1}`) ?? []);
    return [...(image ? [image] : []), ...files];
  });
  const singles = singlePictures.map(
    (name) => ownPicture(contentDir, 'pictures', name) ?? `pictures/${name}.png`,
  );
  return new Set([...singles, ...ofRecords]);
}

const picturesSchema = z.looseObject({
  image: z.string().optional(),
  screens: z.array(z.string()).optional(),
});
