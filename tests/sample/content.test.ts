import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starters } from '#content/faq-starters.ts';
import { owner } from '#content/owner.ts';
import type { MobileProject, WebsiteProject } from '#content/schema/project.ts';
import { tools } from '#content/tools.ts';
import { sampleHashes } from '../../scripts/content/sample-left.ts';

const all = Object.values(
  import.meta.glob<WebsiteProject | MobileProject>('/src/content/projects/*/index.ts', {
    eager: true,
    import: 'default',
  }),
);
const websites = all.filter(({ kind }) => kind === 'website');
const mobiles = all.filter(({ kind }) => kind === 'mobile');

/** The remaining lines of the sample. An owner's own texts may be longer. */
const sampleLines = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/check-sample.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .flatMap((listed) => {
    const [, file, line] = /^(.+?):(\d+): /.exec(listed) ?? [];
    return file ? [readFileSync(file, 'utf8').split('\n')[Number(line) - 1] ?? ''] : [];
  });
const isSample = (text: string) => sampleLines.some((line) => line.includes(text));

test('the hash of each text and file is recorded: `npm run check:sample -- --record` updates them', () => {
  for (const [file, hashes] of Object.entries(sampleHashes('src/content')))
    expect(hashes).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});

test('has the seven mobile projects of the specification', () => {
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

test('has the eleven website projects of the specification', () => {
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
  ['website demo', websites.map(({ url }) => url)],
  ['website repo', websites.map(({ urlRepo }) => urlRepo)],
  ['mobile demo', mobiles.map(({ url }) => url)],
  ['mobile repo', mobiles.map(({ urlRepo }) => urlRepo)],
  ['mobile download', mobiles.map((record) => 'download' in record && record.download)],
])('has projects whose %s is a link and others where it is private', (_, links) => {
  expect(new Set(links.map((link) => link === 'private'))).toEqual(new Set([true, false]));
});

test('has projects with and without a third paragraph', () => {
  expect(new Set(mobiles.map((record) => 'p3' in record))).toEqual(new Set([true, false]));
});

test('every tool for building or designing is used by a project', () => {
  const notForProjects = ['Notion', 'VS Code', 'Microsoft Word', 'Excel', 'PowerPoint'];
  const used = new Set(all.flatMap(({ technologies }) => technologies.map(({ name }) => name)));
  const unused = tools
    .map(({ name }) => name)
    .filter((name) => !used.has(name) && !notForProjects.includes(name));
  expect(unused).toEqual([]);
});

test('each description fits three lines of a card', () => {
  const long = all.filter(({ description }) => isSample(description) && [...description].length > 110);
  expect(long.map(({ title }) => title)).toEqual([]);
});

test('lists the 22 tools in the order of the specification', () => {
  expect(tools.map(({ name }) => name)).toEqual([
    'Notion',
    'GitHub',
    'VS Code',
    'MySQL',
    'Express.js',
    'Firebase',
    'PostgreSQL',
    'Flutter',
    'Dart',
    'Kotlin',
    'C',
    'JavaScript',
    'React',
    'Laravel',
    'CSS',
    'Sass',
    'Tailwind CSS',
    'Figma',
    'Canva',
    'Microsoft Word',
    'Excel',
    'PowerPoint',
  ]);
});

test.each([
  ['1', 0],
  ['2', 0],
  ['3', 4],
  ['4', 0],
  ['5', 7],
  ['6', 7],
  ['7', 0],
])('mobile project %s has %i screens', (id, count) => {
  expect(mobiles.find((one) => one.id === id)?.screens ?? []).toHaveLength(count);
});

test('the typed lines fit one line on a phone', () => {
  expect(owner.typedLines.filter((line) => isSample(line) && line.length > 28)).toEqual([]);
});

test('types four lines', () => {
  expect(owner.typedLines).toHaveLength(4);
});

test('lists the five profiles in the order of the specification', () => {
  const icons = owner.profiles.map(({ icon }) => icon);
  expect(icons).toEqual(
    ['youtube', 'instagram', 'github', 'linkedin', 'telegram'].map((name) => `icons/${name}.svg`),
  );
});

test('the description fits a search result', () => {
  expect(owner.meta.description.length).toBeLessThanOrEqual(160);
});

test('the title names the role', () => {
  expect(owner.meta.title).toContain(owner.role);
});

test('"Call Me" opens a chat with the owner’s number', () => {
  expect(owner.callMe).toBe(`https://wa.me/${owner.whatsapp}`);
});

test('each language suggests the same eight questions, none about the shop', () => {
  for (const questions of Object.values(starters))
    expect(Object.keys(questions)).toEqual(Object.keys(starters.en ?? {}));
  expect(Object.keys(starters.en ?? {})).toHaveLength(8);
  expect(JSON.stringify(starters)).not.toMatch(/shop|thesis|skripsi|toko|jasa/i);
});

test.each(['Tentang Saya', 'Teknologi useddd', 'Matursuwun', 'Tanya apa saja', 'Mulai chat', 'Ketik pesan'])(
  'the specification’s "%s" counts as sample text, so that an owner is asked to replace it',
  (text) => expect(isSample(text)).toBe(true),
);

test('sample links lead to example.com or to the front page of a site', () => {
  const links = sampleLines.flatMap((line) => line.match(/https?:\/\/[^'"\s$]+/g) ?? []);
  const toStrangers = links.filter((link) => {
    const { hostname, pathname } = new URL(link);
    return hostname !== 'example.com' && pathname !== '/';
  });
  expect(toStrangers).toEqual([]);
});
