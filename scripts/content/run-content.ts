import { join, relative, resolve } from 'node:path';
import { unescape as decode } from 'node:querystring';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, runnerImport } from 'vite';
import { ContentError } from './content-error.ts';
import { content } from './content-plugin.ts';

/** `errors` comes from the transformer, for syntax errors. A file may throw anything. */
type LoadError = Partial<Error> & {
  errors?: { message: string; id: string; loc?: { file: string; line: number } }[];
};

/** Imports a content folder and its check without a build. Throws ContentError for a file that is missing or cannot be read. */
export async function runContent(contentDir: string, lang?: string) {
  type Check = typeof import('../../src/content/schema/check.ts');
  try {
    const { module } = await runnerImport<Check>(resolve('src/content/schema/check.ts'), {
      logLevel: 'silent',
      resolve: { alias: { '#content': resolve(contentDir) } },
      plugins: [content(contentDir, lang)],
    });
    return module;
  } catch (error) {
    throw unreadable(contentDir, error);
  }
}

function unreadable(contentDir: string, error: unknown): ContentError {
  const { message = String(error), stack = '', errors }: LoadError = Object(error);
  const [syntax] = errors ?? [];
  const [sentence = ''] = stripVTControlCharacters(syntax?.message ?? String(message))
    .replace('[PARSE_ERROR] ', '')
    .split(/\.?(?:\n|$)/);
  const [, missing] =
    /load url (?:.*?\/)?((?:projects\/[^/\s]+\/|words\/)?[\w.-]+\.ts) /.exec(sentence) ?? [];
  if (syntax?.loc)
    return new ContentError(
      `has a syntax error in or before line ${syntax.loc.line}: ${sentence}. Check for a missing comma or quote. For an apostrophe in a text, type ’.`,
      relative('.', syntax.loc.file),
    );
  if (missing) {
    const file = join(contentDir, missing);
    return new ContentError(`is missing. Restore it: git checkout ${file}`, file);
  }
  // Vite escapes blanks in stacks.
  const [, file = ''] = decode(`${syntax?.id}\n${stack}`).split(`${normalizePath(resolve(contentDir))}/`);
  const [name = ''] = /^.+?\.ts/.exec(file) ?? [];
  const advice = 'Check its names and imports, and save it as UTF-8.';
  return new ContentError(`can’t be loaded: ${sentence}. ${advice}`, join(contentDir, name));
}
