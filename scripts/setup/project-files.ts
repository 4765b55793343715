import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectKind } from '../../src/lib/paths.ts';
import { languageOfFile } from '../vite/languages/site-languages.ts';
import { textAt } from './edit-source.ts';

export type ProjectFile = {
  path: string;
  kind: ProjectKind;
  source: string;
  isSample: boolean;
} & Record<'id' | 'title' | 'url' | 'urlRepo' | 'download', string>;

/** The records on disk. A marked description makes it a sample record. */
export function projectFiles(): ProjectFile[] {
  return (['website', 'mobile'] as const).flatMap((kind) => {
    const folder = join('src/content/projects', kind);
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !languageOfFile(name));
    return names.map((name) => {
      const path = join(folder, name);
      const source = readFileSync(path, 'utf8');
      const text = (property: string) => textAt(source, property) ?? '';
      return {
        path,
        kind,
        source,
        id: text('id'),
        title: text('title'),
        url: text('url') || 'private',
        urlRepo: text('urlRepo') || 'private',
        download: text('download') || 'private',
        isSample: /^\s*description:[^;]*?,? \/\/ sample$/m.test(source),
      };
    });
  });
}
