import { existsSync, readdirSync } from 'node:fs';
import { join, posix, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import { languageOfFile } from '../vite/languages/site-languages.ts';
import { ContentError } from './content-error.ts';

/** The modules of a content folder by their path in it, e.g. `projects/website-3-rain-diary/index.ts`. */
export type LoadedContent = { modules: Record<string, Record<string, unknown>>; errors: ContentError[] };

type Outcome = { module: Record<string, unknown> } | { error: LoadError };
/** `errors` comes from the transformer, for syntax errors. */
type LoadError = Error & { errors?: { message: string; loc: { file: string; line: number } }[] };

const singleFiles = [
  'owner.ts',
  'path.ts',
  'words.ts',
  'words-chat.ts',
  'words-contact.ts',
  'technologies.ts',
  'tools.ts',
  'bot.ts',
  'faq.ts',
];

/**
 * Imports the modules of a content folder, bypassing the module cache.
 *
 * @param contentDir relative to the root of the repository, e.g. `src/content`
 */
export async function loadContent(contentDir: string): Promise<LoadedContent> {
  const files = [
    ...singleFiles,
    ...filesIn(contentDir, '.').filter((file) => languageOfFile(file) || file === 'languages.ts'),
    ...recordFiles(contentDir),
  ];
  const there = files.filter((file) => existsSync(join(contentDir, file)));
  const missing = files
    .filter((file) => !there.includes(file))
    .map((file) => missingFile(join(contentDir, file)));
  const outcomes = await runModules(contentDir, there);

  const modules: LoadedContent['modules'] = {};
  const errors = new Map<string, ContentError>();
  for (const [file, outcome] of Object.entries(outcomes)) {
    if ('module' in outcome) modules[file] = outcome.module;
    else {
      const error = unreadable(join(contentDir, file), outcome.error);
      // A broken module fails in each module that imports it.
      errors.set(outcome.error.message, errors.get(outcome.error.message) ?? error);
    }
  }
  return { modules, errors: [...missing, ...errors.values()] };
}

function filesIn(contentDir: string, folder: string): string[] {
  if (!existsSync(join(contentDir, folder))) return [];
  const names = readdirSync(join(contentDir, folder)).filter((name) => name.endsWith('.ts'));
  return names.sort().map((name) => posix.join(folder, name));
}

/** `index.ts` and its translations in each folder of a project. */
function recordFiles(contentDir: string): string[] {
  const path = join(contentDir, 'projects');
  const folders = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [];
  return folders
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => filesIn(contentDir, `projects/${name}`));
}

async function runModules(contentDir: string, files: string[]): Promise<Record<string, Outcome>> {
  const imports = files.map((file) => {
    const path = JSON.stringify(resolve(contentDir, file));
    return `${JSON.stringify(file)}: await import(${path}).then((module) => ({ module }), (error) => ({ error })),`;
  });
  const { module } = await runnerImport<{ outcomes: Record<string, Outcome> }>('virtual:content', {
    logLevel: 'silent',
    resolve: { alias: { '#content': resolve(contentDir) } },
    plugins: [
      {
        name: 'portfolio:content',
        resolveId: (id) => (id === 'virtual:content' ? `\0${id}` : undefined),
        load: (id) =>
          id === '\0virtual:content' ? `export const outcomes = {${imports.join('\n')}};` : undefined,
      },
    ],
  });
  return module.outcomes;
}

function missingFile(file: string): ContentError {
  return new ContentError(`is missing. Restore it: git checkout ${file}`, { file });
}

function unreadable(file: string, { message, errors }: LoadError): ContentError {
  const [syntax] = errors ?? [];
  const [sentence = ''] = stripVTControlCharacters(syntax?.message ?? message).split('\n');
  if (!syntax) return new ContentError(`can’t be loaded: ${sentence}`, { file });
  return new ContentError(
    `has a syntax error in or before line ${syntax.loc.line}: ${sentence.replace('[PARSE_ERROR] ', '')}. Check for a missing comma or quote. For an apostrophe in a text, type ’.`,
    { file: relative('.', syntax.loc.file) },
  );
}
