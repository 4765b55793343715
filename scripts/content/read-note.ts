import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { parse, YAMLParseError } from 'yaml';
import { type NoteRecord, noteSchema } from '../../src/content/schema/note.ts';
import { misleading } from '../../src/lib/clean-text.ts';
import { shorten } from '../../src/lib/shorten.ts';
import { ContentError } from './content-error.ts';
import { filesIn, languageOfFile } from './content-plugin.ts';

/** Reads HTML as such, so that it can be refused. */
export const markdown = new MarkdownIt({ html: true, linkify: true }).use(cjkFriendly);

/** The files of all notes in a content folder, with translations, and files that are notes in other blogs. */
export function notesIn(contentDir: string): string[] {
  const names = filesIn(contentDir).filter((name) =>
    /^notes\/(?!.*\/\.)[^.].*\.(md|mdx|markdown)$/i.test(name),
  );
  return names.map((name) => join(contentDir, name));
}

/** `notes/2026-02-09-two-people.id.md` → `/notes/two-people` */
export function noteAddress(file: string): string {
  return `/notes/${basename(file).replace(/^\d{4}-\d\d-\d\d-|\..*$/g, '')}`;
}

/**
 * Reads a note and checks what the file alone shows; `check-notes.ts` checks the links between files. A translation leaves
 * out what its original says, such as the date. Links to other notes’ files have their addresses, and headings have ids.
 */
export function readNote(file: string) {
  const { text, yaml, firstLine, messages } = split(file);
  const original = file.replace(`.${languageOfFile(file)}.md`, '.md');
  const record: Partial<NoteRecord> = {
    ...(original !== file && existsSync(original) && readNote(original).record),
    ...readFrontMatter(yaml, messages),
  };
  const tokens = markdown.parse(text, {});
  if (!/(^|[\\/])notes[\\/]\d{4}-\d\d-\d\d-[a-z\d-]+(\.[a-z]{2,3}(-\w+)*)?\.md$/.test(file))
    messages.push('needs a name with a date, in small letters, for example notes/2026-02-09-two-people.md.');
  if (messages.length === 0) messages.push(...wrongFields(record));
  const pictures: string[] = [];
  const links: { href: string; line: number }[] = [];
  const ids = addHeadingIds(tokens);
  addTaskBoxes(tokens);
  for (const { token, line } of eachToken(tokens, firstLine)) {
    // What was written as an entity.
    token.content = token.content.replace(misleading, '');
    const picture = pictureOf(token, file);
    if (picture && existsSync(picture) && statSync(picture).isFile()) pictures.push(picture);
    else if (token.type === 'image') messages.push(missingPicture(token, line, picture));
    if (token.type.startsWith('html'))
      messages.push(
        `has HTML in line ${line}: ${shorten(token.content.split('\n')[0] ?? '', 80)} Write Markdown, and code in backticks.`,
      );
    if (token.type === 'heading_open' && token.tag === 'h1')
      messages.push(`has a first-level heading in line ${line}, which only the title is. Begin it with ##.`);
    if (token.type !== 'link_open') continue;
    const href = String(token.attrGet('href'));
    const [, note, hash = ''] = /^(?:\.\/|(?:\.\.)?\/notes\/)?([^/#?]+\.md)(#.*)?$/.exec(href) ?? [];
    const to = note ? noteAddress(note) + hash : href;
    token.attrSet('href', to);
    links.push({ href: to, line });
    if (href.startsWith('#') && !ids.has(href))
      messages.push(
        `links to ${href} in line ${line}, but no heading has this address. Use ${[...ids].join(', ') || 'a heading'}.`,
      );
    else if (!note && !/^([/#]|[a-z][a-z\d+.-]*:)/i.test(href))
      messages.push(
        `links to ${href || 'nothing'} in line ${line}. Begin the link with https://, or with / for this site.`,
      );
  }
  const errors = messages.map((message) => new ContentError(message, file));
  return { record, tokens, pictures, links, ids, errors };
}

/** Separates front matter and text, without the invisible characters that text editors and terminals leave. */
function split(file: string) {
  const messages: string[] = [];
  let source = '';
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    return { text: '', yaml: '', firstLine: 1, messages: ['is not a file of UTF-8 text. Save it as one.'] };
  }
  const plain = source.replace(/\r\n?/g, '\n').replace(misleading, '');
  const [front = '', start = '', text = ''] =
    /^(\s*---[ \t]*\n)([\s\S]*?\n)?(?:---|\.{3})[ \t]*(?:\n|$)/.exec(plain) ?? [];
  // Errors of the parser have lines of the file.
  const yaml = start.replace(/[^\n]/g, '') + text;
  if (!front)
    messages.push(
      'has no front matter. Begin it with a line of three hyphens, a title, a date and a description.',
    );
  return { text: plain.slice(front.length), yaml, firstLine: front.split('\n').length, messages };
}

function readFrontMatter(yaml: string, messages: string[]): object {
  try {
    const value: unknown = parse(yaml, (_, one) =>
      typeof one === 'string' ? one.replace(misleading, '') : one,
    );
    if (typeof value === 'object' && !Array.isArray(value)) return value ?? {};
  } catch (error) {
    // Other errors: too deep, or too many aliases.
    if (error instanceof YAMLParseError) {
      const [sentence] = error.message.split('\n');
      messages.push(`has an error in its front matter: ${sentence} Put a text with a colon in quotes.`);
      return {};
    }
  }
  messages.push('has front matter that cannot be read. Write lines such as: title: Two people, one order');
  return {};
}

function wrongFields(record: object): string[] {
  const { error } = noteSchema.safeParse(record, { reportInput: true });
  return (error?.issues ?? []).map((issue) => {
    if (issue.code === 'unrecognized_keys')
      return `has the unknown field "${issue.keys[0]}" in its front matter. Use ${Object.keys(noteSchema.shape).join(', ')}.`;
    const value = issue.input ? `is ${shorten(JSON.stringify(issue.input), 80)}` : 'is empty';
    return `"${issue.path.join('.')}" ${value}. ${issue.message}`;
  });
}

/** Adds ids as GitHub does: `## Two details` is `#two-details`. @returns them as in links */
function addHeadingIds(tokens: readonly Token[]): Set<string> {
  const ids = new Set<string>();
  // Elements of the page.
  const last = new Map(['main', 'root', 'side-menu'].map((id) => [id, 0]));
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const text = markdown.renderer.renderInlineAsText(tokens[at + 1]?.children ?? [], markdown.options, {});
    const name = text
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\s-]/gu, '')
      .replace(/\s/g, '-');
    if (!name) continue;
    let id = name;
    for (let count = last.get(name) ?? 0; last.has(id); id = `${name}-${count}`) last.set(name, ++count);
    last.set(id, 0);
    ids.add(encodeURI(`#${id}`));
    token.attrSet('id', id);
  }
  return ids;
}

/** `- [x] Done` → `☑ Done` */
function addTaskBoxes(tokens: readonly Token[]): void {
  for (const [at, { children }] of tokens.entries()) {
    const [first] = (tokens[at - 2]?.type === 'list_item_open' && children) || [];
    if (first?.type === 'text')
      first.content = first.content.replace(/^\[[ x]\](?=\s)/i, (box) => (box === '[ ]' ? '☐' : '☑'));
  }
}

function missingPicture(token: Token, line: number, picture?: string): string {
  if (picture) return `shows a missing picture in line ${line}. Save it as ${picture}.`;
  return `shows ${shorten(`${token.attrGet('src')}`, 80)} in line ${line}. Save the picture beside the note, and write ![What it shows](name.png).`;
}

/** The file of a picture; `undefined` for a token that shows none beside the note. */
export function pictureOf(token: Token, note: string): string | undefined {
  const src = token.type === 'image' ? String(token.attrGet('src')) : '';
  if (!/^[^?#]+\.\w+$/.test(src) || /^([a-z][a-z\d+.-]*:|\/)/i.test(src)) return undefined;
  try {
    return join(dirname(note), decodeURI(src));
  } catch {
    return undefined;
  }
}

/** All tokens of a text with their lines in the file. */
export function* eachToken(tokens: readonly Token[], firstLine = 1) {
  let line = firstLine;
  for (const token of tokens) {
    if (token.map) line = firstLine + token.map[0];
    yield { token, line };
    for (const child of token.children ?? []) {
      yield { token: child, line };
      if (child.type.endsWith('break')) line += 1;
    }
  }
}
