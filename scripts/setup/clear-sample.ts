import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Changes } from './apply-changes.ts';
import { setValue } from './edit-source.ts';
import { hasText, projectFiles } from './project-files.ts';

const tests = 'tests/sample';
const content = 'src/content';

/**
 * Removes the sample: its records with their pictures, galleries and lines of the chat, and the scripts and tests for them.
 * A record whose description is not marked is the owner's and stays with all that it names.
 */
export async function clearSample(changes: Changes): Promise<void> {
  const records = projectFiles();
  const kept = records.filter(({ isSample }) => !isSample);
  for (const { path } of records.filter(({ isSample }) => isSample)) {
    const translations = readdirSync(dirname(path)).filter((file) =>
      file.startsWith(`${basename(path, '.ts')}.`),
    );
    for (const file of translations) changes.set(join(dirname(path), file), undefined);
  }

  const named = (file: string) => kept.some(({ source }) => source.includes(file));
  const galleries = readFileSync(`${content}/galleries.ts`, 'utf8');
  const screens = entriesOf(galleries).filter(({ key }) =>
    kept.some(({ source }) => hasText(source, 'imageKey', key)),
  );
  changes.set(
    `${content}/galleries.ts`,
    setValue(galleries, 'galleries', `{${screens.map(({ text }) => text).join('')}}`),
  );

  const pictures = {
    covers: named,
    galleries: (file: string) => screens.some(({ text }) => text.includes(file)),
  };
  for (const [folder, isUsed] of Object.entries(pictures)) {
    const path = join(content, 'pictures', folder);
    for (const file of existsSync(path) ? readdirSync(path) : []) {
      if (!isUsed(file)) changes.set(join(path, file), undefined);
    }
  }

  const chat = `${content}/guide-projects.ts`;
  if (existsSync(chat)) {
    const lines = readFileSync(chat, 'utf8');
    const keys = new Set(kept.map(({ kind, id }) => `${kind}/${id}`));
    const own = entriesOf(lines).filter(({ key }) => keys.has(key));
    changes.set(chat, setValue(lines, 'guideProjects', `{${own.map(({ text }) => text).join('')}}`));
  }

  // An entry without a marked line is the owner's.
  const path = readFileSync(`${content}/path.ts`, 'utf8');
  changes.set(
    `${content}/path.ts`,
    path.replace(/^ {4}\{(?:.*\}|\n(?: {6}.*\n)* {4}\}),.*\n/gm, (entry) =>
      /\/\/ sample$/m.test(entry) ? '' : entry,
    ),
  );

  for (const file of existsSync(tests) ? readdirSync(tests) : []) {
    // Other tests ask it whether the sample is there.
    if (file !== 'is-there.ts') changes.set(join(tests, file), undefined);
  }
}

/** The entries of the object that a content file exports, as they are written: those indented by two spaces. */
function entriesOf(source: string): { key: string; text: string }[] {
  const entries = source.matchAll(/^ {2}'?([\w/-]+)'?: (?:.*[\]}],|[[{]\n(?: {4}.*\n)* {2}[\]}],)$/gm);
  return [...entries].map(([text, key = '']) => ({ key, text: `${text}\n` }));
}
