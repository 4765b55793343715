import * as z from 'zod';
import type { Picture } from '../../src/content/picture.ts';
import { preparePicture } from '../vite/pictures.ts';
import type { Content } from './content.ts';
import { leftovers } from './leftovers.ts';
import { loadContent } from './load-content.ts';
import { type Problem, problemText } from './problem.ts';
import {
  botSchema,
  botTechnologiesSchema,
  galleriesSchema,
  glossesSchema,
  mobileSchema,
  ownerSchema,
  pathSchema,
  technologiesSchema,
  toolsSchema,
  topicsSchema,
  websiteSchema,
  wordsSchema,
} from './schemas.ts';
import { withCovers } from './with-covers.ts';

/** Pictures that belong to no project. */
export const singlePictures = ['coin-front.png', 'coin-back.png', 'portrait.png'];

/**
 * Looks through the content for what would break a page, and for what no page uses.
 *
 * @param contentDir as seen from the root of the repository, e.g. `src/content`
 * @returns each problem once; empty when all is well
 */
export async function checkContent(contentDir: string): Promise<Problem[]> {
  return (await readContent(contentDir)).problems;
}

type ReadContent = {
  /** Only without problems other than warnings. */
  content?: Content;
  /** By file below `pictures`. */
  pictures: Map<string, Picture>;
  problems: Problem[];
};

/**
 * The content, its pictures and its problems.
 *
 * @param say is told how far it is when covers are drawn
 */
export async function readContent(
  contentDir: string,
  say: (line: string) => void = () => {},
): Promise<ReadContent> {
  const { modules, problems: unread } = await loadContent(contentDir);
  const pictures: ReadContent['pictures'] = new Map();
  if (unread.length > 0) return { pictures, problems: unread };

  const content = {
    owner: modules['owner.ts']?.owner,
    path: modules['path.ts']?.path,
    words: modules['words.ts']?.words,
    chatWords: modules['words-chat.ts']?.chatWords,
    contactWords: modules['words-contact.ts']?.contactWords,
    bot: modules['bot.ts']?.bot,
    botGlosses: modules['bot-glosses.ts']?.botGlosses,
    botTechnologies: modules['bot-technologies.ts']?.botTechnologies,
    botTopics: modules['bot-topics.ts']?.botTopics,
    tools: modules['tools.ts']?.tools,
    galleries: modules['galleries.ts']?.galleries,
    technologies: modules['technologies.ts'],
    websites: recordsIn('projects/website', modules),
    mobiles: recordsIn('projects/mobile', modules),
  };
  const problems = checkValues(contentDir, content);
  if (problems.length === 0) {
    const { websites, mobiles } = content as Content;
    content.websites = await withCovers(contentDir, 'website', websites, say);
    content.mobiles = await withCovers(contentDir, 'mobile', mobiles, say);
  }
  const records = [...Object.values(content.websites), ...Object.values(content.mobiles)];
  for (const file of picturesOf(records, content.galleries)) {
    const picture = await preparePicture(contentDir, file).catch(({ message }: Error) => {
      problems.push({ file: `${contentDir}/pictures/${file}`, field: '', message });
    });
    if (picture) pictures.set(file, picture);
  }
  if (problems.length > 0) return { pictures, problems };
  const whole = content as Content;
  const warnings = [
    ...unencrypted(`${contentDir}/owner.ts`, whole.owner),
    ...leftovers(contentDir, whole, new Set(pictures.keys())),
  ];
  return { content: whole, pictures, problems: warnings };
}

/** Old places of one's own may have nothing else, so it is no fault. */
function unencrypted(file: string, { profiles }: Content['owner']): Problem[] {
  return profiles.flatMap(({ url }, index) => {
    if (!url.startsWith('http:')) return [];
    const field = `profiles[${index}].url`;
    const message = `"${field}" is "${url}". Begin it with https:// if the place has that.`;
    return [
      { file, field, message, warning: 'Browsers warn visitors of an address that begins with http://.' },
    ];
  });
}

/** What a build or the dev server says about problems, in one piece. */
export function problemList(problems: readonly Problem[]): string {
  return `The content needs a hand:\n${problems.map((problem) => `- ${problemText(problem)}`).join('\n')}`;
}

function recordsIn(
  folder: string,
  modules: Record<string, Record<string, unknown>>,
): Record<string, unknown> {
  const files = Object.entries(modules).filter(([file]) => file.startsWith(`${folder}/`));
  return Object.fromEntries(files.map(([file, module]) => [file, module.default]));
}

function checkValues(contentDir: string, content: { [Part in keyof Content]: unknown } & Records): Problem[] {
  const check = (file: string, schema: z.ZodType, value: unknown, name: string) =>
    checkValue(`${contentDir}/${file}`, schema, value, name);
  return [
    ...check('owner.ts', ownerSchema, content.owner, 'owner'),
    ...check('path.ts', pathSchema, content.path, 'path'),
    ...check('words.ts', wordsSchema, content.words, 'words'),
    ...check('words-chat.ts', wordsSchema, content.chatWords, 'chatWords'),
    ...check('words-contact.ts', wordsSchema, content.contactWords, 'contactWords'),
    ...check('bot.ts', botSchema, content.bot, 'bot'),
    ...check('bot-glosses.ts', glossesSchema, content.botGlosses, 'botGlosses'),
    ...check('bot-technologies.ts', botTechnologiesSchema, content.botTechnologies, 'botTechnologies'),
    ...check('bot-topics.ts', topicsSchema, content.botTopics, 'botTopics'),
    ...check('technologies.ts', technologiesSchema, content.technologies, 'technologies'),
    ...check('tools.ts', toolsSchema, content.tools, 'tools'),
    ...check('galleries.ts', galleriesSchema, content.galleries, 'galleries'),
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

/** @param name of the export that has the value */
function checkValue(file: string, schema: z.ZodType, value: unknown, name: string): Problem[] {
  if (value === undefined) {
    const start = name === 'default' ? 'export default {' : `export const ${name} =`;
    return [{ file, field: '', message: `has no line that begins with \`${start}\`.` }];
  }
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? []).map(({ path, input, message }) => {
    const field = fieldName(typeof path[0] === 'number' ? [name, ...path] : path);
    return { file, field, message: `"${field}" ${state(input)}. ${message}` };
  });
}

/** `profiles[2].url` */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
}

function state(input: unknown): string {
  if (input === undefined || (typeof input === 'string' && input.trim() === '')) return 'is empty';
  return typeof input === 'object' ? 'is not right' : `is ${JSON.stringify(input)}`;
}

function sharedIds(contentDir: string, records: Record<string, unknown>): Problem[] {
  const fileOfId = new Map<unknown, string>();
  return Object.entries(records as Record<string, { id?: unknown } | undefined>).flatMap(([path, record]) => {
    const file = `${contentDir}/${path}`;
    const taken = fileOfId.get(record?.id);
    if (!taken) fileOfId.set(record?.id, file);
    if (!taken || !record?.id) return [];
    const message = `"id" ${record.id} is already used by ${taken}. Give it one of its own, for example '14'.`;
    return [{ file, field: 'id', message }];
  });
}

/** Projects that the path names and nobody has written. */
function unknownProjects(file: string, { path, websites, mobiles }: { path: unknown } & Records): Problem[] {
  const idsOf = (kind: string, records: Records['websites']) =>
    Object.values(records).map((record) => `${kind}/${(record as { id?: unknown } | undefined)?.id}`);
  const known = [...idsOf('website', websites), ...idsOf('mobile', mobiles)];
  return (pathSchema.safeParse(path).data?.entries ?? []).flatMap(({ projects = [] }, at) =>
    projects.flatMap((key, place) => {
      if (known.includes(key)) return [];
      const field = `entries[${at}].projects[${place}]`;
      const message = `"${field}" is "${key}", and there is no such project. Write the address of one, for example '${known[0] ?? 'mobile/3'}', or delete it.`;
      return [{ file, field, message }];
    }),
  );
}

/** Of the records that name any, however wrong the rest of them is. */
function picturesOf(records: readonly unknown[], galleries: unknown): Set<string> {
  const screens = galleriesSchema.safeParse(galleries).data ?? {};
  const ofRecords = records.flatMap((record) => {
    const { image, imageKey = '' } = namesPictures.safeParse(record).data ?? {};
    const files = (screens[imageKey] ?? []).map(({ file }) => `galleries/${file}`);
    return image ? [`covers/${image}`, ...files] : files;
  });
  return new Set([...singlePictures, ...ofRecords]);
}

const namesPictures = z.object({ image: z.string().trim().optional(), imageKey: z.string().optional() });
