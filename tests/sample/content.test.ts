import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starters } from '#content/faq-starters.ts';
import type { ProjectRecord } from '#content/schema/project.ts';
import { tools } from '#content/tools.ts';
import { sampleHashes } from '../../scripts/content/sample-left.ts';

const all = Object.values(
  import.meta.glob<ProjectRecord>('/src/content/projects/*/index.ts', { eager: true, import: 'default' }),
);

test('the hash of each text and file is recorded: `npm run check:sample -- --record` updates them', () => {
  for (const [file, hashes] of Object.entries(sampleHashes('src/content')))
    expect(hashes).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

test('every tool for building or designing is used by a project', () => {
  const notForProjects = ['Notion', 'VS Code', 'Microsoft Word', 'Excel', 'PowerPoint'];
  const used = new Set(all.flatMap(({ technologies }) => technologies.map(({ name }) => name)));
  const unused = tools
    .map(({ name }) => name)
    .filter((name) => !used.has(name) && !notForProjects.includes(name));
  expect(unused).toEqual([]);
});

test('each language suggests the same eight questions, none about the shop', () => {
  for (const questions of Object.values(starters))
    expect(Object.keys(questions)).toEqual(Object.keys(starters.en ?? {}));
  expect(Object.keys(starters.en ?? {})).toHaveLength(8);
  expect(JSON.stringify(starters)).not.toMatch(/shop|thesis|skripsi|toko|jasa/i);
});
