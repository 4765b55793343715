import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Changes } from './apply-changes.ts';
import { setValue } from './edit-source.ts';
import { projectFiles } from './project-files.ts';

const tests = 'tests/sample';
const content = 'src/content';

/**
 * Removes the sample: its records with their pictures and chat lines, and its tests. Keeps records whose description is
 * not marked.
 */
export async function clearSample(changes: Changes): Promise<void> {
  const records = projectFiles();
  const kept = records.filter(({ isSample }) => !isSample);
  for (const { path } of records.filter(({ isSample }) => isSample)) changes.set(dirname(path), undefined);

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
