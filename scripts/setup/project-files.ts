import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectKind } from '../../src/lib/paths.ts';

/** A record as it lies in the folder. */
export type ProjectFile = { path: string; kind: ProjectKind; id: string; source: string; isSample: boolean };

/** Whether a property of a file is a text, in whichever quotes. */
export function hasText(source: string, property: string, text: string): boolean {
  return [`'`, `"`].some((quote) => source.includes(`${property}: ${quote}${text}${quote}`));
}

/** The records that are there. Of one that came with the site and was not rewritten the description is still marked. */
export function projectFiles(): ProjectFile[] {
  return (['website', 'mobile'] as const).flatMap((kind) => {
    const folder = join('src/content/projects', kind);
    return listOf(folder).map((name) => {
      const path = join(folder, name);
      const source = readFileSync(path, 'utf8');
      const id = /^\s*id: (['"])(.*?)\1/m.exec(source)?.[2] ?? '';
      return { path, kind, id, source, isSample: /^\s*description:[^;]*?,? \/\/ sample$/m.test(source) };
    });
  });
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.ts'));
  } catch {
    return [];
  }
}
