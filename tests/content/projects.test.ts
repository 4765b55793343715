import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MobileProject, WebsiteProject } from '#content/project.ts';
import { tools } from '#content/tools.ts';
import { isSample, isSampleSite } from './sample.ts';

const websites = Object.values(
  import.meta.glob<WebsiteProject>('/src/content/projects/website/*.ts', { eager: true, import: 'default' }),
);
const mobiles = Object.values(
  import.meta.glob<MobileProject>('/src/content/projects/mobile/*.ts', { eager: true, import: 'default' }),
);
const all = [...websites, ...mobiles];

test.runIf(isSampleSite)('the seven mobile projects of the specification are there', () => {
  expect(mobiles.map(({ id, title }) => `${id} ${title}`)).toEqual(
    expect.arrayContaining([
      '1 Go Healing',
      '2 Calculator',
      "3 Qur'an",
      '4 Games Collection',
      '5 Monev - Money Voice Identifier',
      '6 Backoffice Mobile App',
      '7 CV Zaman Now',
    ]),
  );
});

test.runIf(isSampleSite)('the eleven website projects of the specification are there', () => {
  expect(websites.map(({ id, title }) => `${id} ${title}`)).toEqual(
    expect.arrayContaining([
      '1 Official Website',
      '3 E-Quran',
      '4 Notes',
      '6 Remake SMKDEV',
      '7 Book Management',
      '8 Official Website I-Secret',
      '9 Chatbot',
      '10 Online Course',
      '11 Company Profile',
      '12 Batik Store',
      '13 Portfolio Website',
    ]),
  );
});

test.each([
  ['website', websites],
  ['mobile', mobiles],
])('no two %s projects share an id', (_, records) => {
  const ids = records.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.runIf(isSampleSite)('the sample', () => {
  test.each([
    ['website demo', websites.map(({ url }) => url)],
    ['website repo', websites.map(({ urlRepo }) => urlRepo)],
    ['mobile demo', mobiles.map(({ url }) => url)],
    ['mobile repo', mobiles.map(({ urlRepo }) => urlRepo)],
    ['mobile download', mobiles.map(({ download }) => download)],
  ])('%s occurs both as a link and as private', (_, links) => {
    expect(new Set(links.map((link) => link === 'private'))).toEqual(new Set([true, false]));
  });

  test('a project with and one without a third paragraph occur', () => {
    expect(new Set(mobiles.map(({ p3 }) => p3 !== undefined))).toEqual(new Set([true, false]));
  });

  test('every tool that one builds or designs with is used by a project', () => {
    const notForProjects = ['Notion', 'VS Code', 'Microsoft Word', 'Excel', 'PowerPoint'];
    const used = new Set(all.flatMap(({ technologies }) => technologies.map(({ name }) => name)));
    const unused = tools
      .map(({ name }) => name)
      .filter((name) => !used.has(name) && !notForProjects.includes(name));
    expect(unused).toEqual([]);
  });
});

describe.each(all.map((record) => [record.title, record] as const))('%s', (_, record) => {
  test.runIf(isSample(record.description))('has a description that fills three lines of a card', () => {
    expect(record.description.length).toBeGreaterThanOrEqual(110);
    expect(record.description.length).toBeLessThanOrEqual(220);
  });

  test('has, in the sample, paragraphs of 45 to 90 words', () => {
    for (const paragraph of paragraphsOf(record).filter(isSample)) {
      const words = paragraph.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(45);
      expect(words).toBeLessThanOrEqual(90);
    }
  });

  test('names technologies that have a logo', () => {
    const missing = record.technologies.filter(({ src }) => !existsSync(join('public', src)));
    expect(missing).toEqual([]);
  });
});

function paragraphsOf(record: WebsiteProject | MobileProject): string[] {
  const third = 'p3' in record && typeof record.p3 === 'string' ? [record.p3] : [];
  return [record.p1, record.p2, ...third];
}
