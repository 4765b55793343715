import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import { ContentError } from './content-error.ts';
import { content } from './content-plugin.ts';

/** `errors` comes from the transformer, for syntax errors. */
type LoadError = Error & { errors?: { message: string; loc?: { file: string; line: number } }[] };

/** Imports a content folder and its check without a build. Throws ContentError for a missing file or a syntax error. */
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
    throw unreadable(contentDir, error as LoadError);
  }
}

function unreadable(contentDir: string, { message, errors }: LoadError): ContentError {
  const [syntax] = errors ?? [];
  const [sentence = ''] = stripVTControlCharacters(syntax?.message ?? message).split('\n');
  const [, missing] =
    /load url (?:\S*?\/)?((?:projects\/[^/\s]+\/|words\/)?[\w.-]+\.ts) /.exec(sentence) ?? [];
  if (syntax?.loc)
    return new ContentError(
      `has a syntax error in or before line ${syntax.loc.line}: ${sentence.replace('[PARSE_ERROR] ', '')}. Check for a missing comma or quote. For an apostrophe in a text, type ’.`,
      relative('.', syntax.loc.file),
    );
  if (missing) {
    const file = join(contentDir, missing);
    return new ContentError(`is missing. Restore it: git checkout ${file}`, file);
  }
  return new ContentError(`can’t be loaded: ${sentence}`, contentDir);
}
