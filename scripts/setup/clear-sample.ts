import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Changes } from './apply-changes.ts';
import { setValue } from './edit-source.ts';
import { projectFiles } from './project-files.ts';

const tests = 'tests/sample';
const content = 'src/content';

/**
 * Removes the sample: its records with pictures, galleries and chat lines, and its scripts and tests. Keeps records whose
 * description is not marked, with everything they reference.
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
    kept.some(({ source }) => new RegExp(`imageKey: ['"]${key}['"]`).test(source)),
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

  for (const file of existsSync(tests) ? readdirSync(tests) : []) {
    // Other tests import it.
    if (file !== 'is-there.ts') changes.set(join(tests, file), undefined);
  }
}

/** The source of each entry in the exported object: those indented by two spaces. */
function entriesOf(source: string): { key: string; text: string }[] {
  const entries = source.matchAll(/^ {2}'?([\w/-]+)'?: (?:.*[\]}],|[[{]\n(?: {4}.*\n)* {2}[\]}],)$/gm);
  return [...entries].map(([text, key = '']) => ({ key, text: `${text}\n` }));
}
