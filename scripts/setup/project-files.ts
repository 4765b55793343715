import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectKind } from '../../src/lib/paths.ts';
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
    const folder = 'src/content/projects';
    if (!existsSync(folder)) return [];
    const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));
    return names.flatMap((name) => {
      const path = join(folder, name, 'index.ts');
      const source = readFileSync(path, 'utf8');
      const text = (property: string) => textAt(source, property) ?? '';
      if (text('kind') !== kind) return [];
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
