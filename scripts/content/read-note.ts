import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { parseDocument } from 'yaml';
import { type NoteRecord, noteSchema } from '../../src/content/schema/note.ts';
import { ContentError } from './content-error.ts';
import { languageOfFile } from './content-plugin.ts';

/** Reads HTML as such, so that it can be refused. */
export const markdown = new MarkdownIt({ html: true, linkify: true }).use(cjkFriendly);

/** The files of all notes in a content folder, with translations. */
export function notesIn(contentDir: string): string[] {
  const folder = join(contentDir, 'notes');
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.filter((name) => name.endsWith('.md')).map((name) => join(folder, name));
}

/** Reads and checks a note. A translation leaves out what its original says, such as the date. */
export function readNote(file: string) {
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const [front = '', yaml = ''] = /^---\n([\s\S]*?\n)---(?:\n|$)/.exec(source) ?? [];
  const parsed = parseDocument(yaml);
  const original = file.replace(`.${languageOfFile(file)}.md`, '.md');
  const record: Partial<NoteRecord> = {
    ...(original !== file && existsSync(original) && readNote(original).record),
    ...(parsed.errors.length === 0 && parsed.toJS()),
  };
  const tokens = markdown.parse(source.slice(front.length), {});
  const pictures: string[] = [];
  const messages: string[] = parsed.errors.map(({ message }) => {
    return `has an error in its front matter: ${message.split('\n')[0]} Put a text with a colon in quotes.`;
  });
  if (!front)
    messages.push(
      'has no front matter. Begin it with a line of three hyphens, a title, a date and a description.',
    );
  if (!/^\d{4}-\d\d-\d\d-[a-z\d-]+\./.test(basename(file)))
    messages.push('needs a name with a date, in small letters, for example 2026-02-09-two-people.md.');
  if (messages.length === 0)
    for (const issue of noteSchema.safeParse(record, { reportInput: true }).error?.issues ?? []) {
      const value = issue.input ? `is ${JSON.stringify(issue.input)}` : 'is empty';
      messages.push(
        issue.code === 'unrecognized_keys'
          ? `has the unknown field "${issue.keys[0]}" in its front matter. Use ${Object.keys(noteSchema.shape).join(', ')}.`
          : `"${issue.path.join('.')}" ${value}. ${issue.message}`,
      );
    }
  for (const { token, line } of eachToken(tokens, front.split('\n').length)) {
    const picture = pictureOf(token, file);
    const page = missingPage(token, file);
    if (page) messages.push(`links to ${page} in line ${line}, which does not exist. Change the link.`);
    if (token.type.startsWith('html'))
      messages.push(
        `has HTML in line ${line}: ${token.content.split('\n')[0]} Write Markdown, and code in backticks.`,
      );
    else if (picture && existsSync(picture)) pictures.push(picture);
    else if (picture) messages.push(`shows a missing picture in line ${line}. Save it as ${picture}.`);
  }
  return { record, tokens, pictures, errors: messages.map((message) => new ContentError(message, { file })) };
}

/** The address in a link to a project that is not in the content. */
function missingPage(token: Token, note: string): string | undefined {
  const [page, kind, id] = /^\/(website|mobile)\/([^/#?]+)/.exec(String(token.attrGet('href'))) ?? [];
  const folder = join(dirname(note), '../projects');
  const projects = existsSync(folder) ? readdirSync(folder) : [];
  return projects.some((name) => name.startsWith(`${kind}-${id}-`)) ? undefined : page;
}

export function pictureOf(token: Token, note: string): string | undefined {
  if (token.type !== 'image') return undefined;
  return join(dirname(note), decodeURI(String(token.attrGet('src'))));
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
