import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runnerImport } from 'vite';
import type { Problem } from './problem.ts';

/** The modules of a content folder by their path in it (`projects/website/3-rain-diary.ts`), and why some could not be read. */
export type LoadedContent = { modules: Record<string, Record<string, unknown>>; problems: Problem[] };

type Outcome = { module: Record<string, unknown> } | { error: LoadError };
/** Of the transformer, `errors` says what is wrong in which line. */
type LoadError = Error & { errors?: { message: string; loc: { file: string; line: number } }[] };

const singleFiles = [
  'owner.ts',
  'path.ts',
  'words.ts',
  'words-chat.ts',
  'words-contact.ts',
  'technologies.ts',
  'tools.ts',
  'galleries.ts',
  'bot.ts',
  'bot-glosses.ts',
  'bot-technologies.ts',
  'bot-topics.ts',
];

/**
 * Runs the modules of a content folder as they are on the disk at this moment.
 *
 * @param contentDir as seen from the root of the repository, e.g. `src/content`
 */
export async function loadContent(contentDir: string): Promise<LoadedContent> {
  const files = [...singleFiles, ...recordFiles(contentDir, 'website'), ...recordFiles(contentDir, 'mobile')];
  const there = files.filter((file) => existsSync(join(contentDir, file)));
  const missing = files
    .filter((file) => !there.includes(file))
    .map((file) => missingFile(join(contentDir, file)));
  const outcomes = await runModules(contentDir, there);

  const modules: LoadedContent['modules'] = {};
  const faults = new Map<string, Problem>();
  for (const [file, outcome] of Object.entries(outcomes)) {
    if ('module' in outcome) modules[file] = outcome.module;
    else {
      const fault = unreadable(join(contentDir, file), outcome.error);
      // A module that several others import fails in each of them.
      faults.set(outcome.error.message, faults.get(outcome.error.message) ?? fault);
    }
  }
  return { modules, problems: [...missing, ...faults.values()] };
}

function recordFiles(contentDir: string, kind: 'website' | 'mobile'): string[] {
  const folder = `projects/${kind}`;
  if (!existsSync(join(contentDir, folder))) return [];
  const names = readdirSync(join(contentDir, folder)).filter((name) => name.endsWith('.ts'));
  return names.sort().map((name) => `${folder}/${name}`);
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

function missingFile(file: string): Problem {
  return { file, field: '', message: 'is missing. Take it from the repository again and fill it in.' };
}

function unreadable(file: string, { message, errors }: LoadError): Problem {
  const [syntax] = errors ?? [];
  const [sentence = ''] = stripVTControlCharacters(syntax?.message ?? message).split('\n');
  if (!syntax) return { file, field: '', message: `cannot be read: ${sentence}` };
  return {
    file: relative('.', syntax.loc.file),
    field: '',
    message: `cannot be read from line ${syntax.loc.line} on: ${sentence.replace('[PARSE_ERROR] ', '')}. Look for a missing comma or quote; an apostrophe within quotes is written ’.`,
  };
}
