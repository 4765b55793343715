import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recordSchema } from '#content/schema/project.ts';
import * as technologies from '#content/technologies.ts';
import { joinLines, splitLines } from '../../../scripts/setup/answers.ts';
import { kindOf } from '../../../scripts/setup/kind.ts';
import { firstParts, personName, phoneOf } from '../../../scripts/setup/person.ts';
import { clip, decode, lineOf, paragraphsOf } from '../../../scripts/setup/plain-text.ts';
import { draftOfRepository, titleOf } from '../../../scripts/setup/project-draft.ts';
import { readDate } from '../../../scripts/setup/read-date.ts';
import { readFields } from '../../../scripts/setup/read-fields.ts';
import { firstParagraph } from '../../../scripts/setup/readme-text.ts';
import { isSameProject } from '../../../scripts/setup/same-project.ts';
import { placeOf, webAddress } from '../../../scripts/setup/web-address.ts';

const prose = 'Rain Diary keeps a diary of the rain for people who water a garden.';

test.each([
  [
    'front matter',
    `---\ntitle: Rain\nsummary: A long enough line that is not prose at all.\n---\n\n${prose}`,
  ],
  [
    'comments over several lines',
    `<!-- A comment that\n\ngoes on for two paragraphs and more. -->\n\n${prose}`,
  ],
  ['tags over several lines', `<p\n  align="center"\n>\n  <img\n    src="a.png"\n  >\n</p>\n\n${prose}`],
  [
    'details',
    `<details>\n<summary>Contents</summary>\n\nA long paragraph hidden in the details of it.\n\n</details>\n\n${prose}`,
  ],
  [
    'badges and link bars',
    `[![CI][ci]][ci] [![npm][ci]][ci]\n\n[Documentation](a) | [Demonstration](b) | [Discord server](c)\n\n${prose}\n\n[ci]: https://ci.example.com`,
  ],
  [
    'reference links and emphasis',
    '[Rain Diary][1] keeps a **diary** of the _rain_ for people who `water` a garden.\n\n[1]: https://example.com',
  ],
  ['entities', 'Rain&nbsp;Diary keeps a diary of the rain&#32;for people who water a garden.'],
  ['an HTML README', `<div align="center"><h1>Rain</h1>\n<p>${prose}</p></div>`],
  [
    'command lines',
    `$ npm install --save-dev rain-diary-with-a-long-name\n\nnpm install rain-diary && npm run rain-diary-start\n\n${prose}`,
  ],
  [
    'Create React App',
    `This project was bootstrapped with [Create React App](https://github.com/facebook/create-react-app).\n\n## Available Scripts\n\nIn the project directory, you can run:\n\nRuns the app in the development mode.\\\nOpen [http://localhost:3000](http://localhost:3000) to view it in your browser.\n\n${prose}`,
  ],
  [
    'Vite',
    `This template provides a minimal setup to get React working in Vite with HMR and some ESLint rules.\n\nCurrently, two official plugins are available:\n\n${prose}`,
  ],
  [
    'Flutter',
    `A new Flutter project.\n\nThis project is a starting point for a Flutter application.\n\n${prose}`,
  ],
  [
    'reStructuredText',
    `Rain Diary\n~~~~~~~~~~\n\n.. image:: https://example.com/a.png\n   :alt: A long text that describes the picture.\n\n.. _link: https://example.com\n\n\`Rain Diary <https://example.com>\`_ keeps a diary of the rain for people who water a garden.`,
  ],
  ['AsciiDoc', `= Rain Diary\n:toc: left\n\nimage::rain.png[]\n\n${prose}`],
])('reads the first prose after %s', (_, readme) => expect(firstParagraph(readme)).toBe(prose));

test.each([
  '# Title\n\n- a list\n\n```\ncode\n```\n',
  '<details>\n\nNever closed, and long enough to be prose.',
  '| a | b |\n|---|---|\n| A long cell of a table | that is no prose |',
])('finds no prose in %j', (readme) => expect(firstParagraph(readme)).toBe(''));

test('finds no prose in punctuation of any length', { timeout: 60_000 }, () => {
  for (const mark of ['[', '![', '<', '*', '`', '#', '|', '> ', '([', '<a ', '.. ', '= \n', '<!--'])
    expect(firstParagraph(mark.repeat(20_000))).toBe('');
});

test.each([
  ['UTF-8', new TextEncoder().encode('\ufeffŽofia')],
  [
    'UTF-16',
    new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from('Žofia', (letter) => letter.charCodeAt(0)).buffer),
    ]),
  ],
  ['Windows-1252', new Uint8Array([0xe9, 0x74, 0xe9])],
])('decodes %s', (_, bytes) => expect(decode(bytes)).toMatch(/^(Žofia|été)$/));

test.each([
  ['mobile', true, ['flutter'], ''],
  ['mobile', true, ['React Native'], ''],
  ['mobile', true, ['react', 'ReactNative'], ''],
  ['mobile', true, ['Kotlin'], ''],
  ['mobile', true, ['TypeScript', 'expo'], ''],
  ['mobile', true, [], 'An Android app for birds.'],
  ['website', true, ['react', 'axios'], ''],
  ['website', true, ['css', 'mobile-first'], ''],
  ['website', true, ['PHP'], 'For recording studios.'],
  ['website', true, ['next-js'], 'A mobile-friendly shop.'],
  ['website', true, [], 'website for studios'],
  ['website', false, ['flutter', 'website'], ''],
  ['website', false, ['Python'], 'Hearts flutter; a swift expo of capacitors.'],
  ['website', false, [], ''],
])('guesses %s (sure: %s) from %j %s', (kind, isSure, tags, text) => {
  expect(kindOf({ tags, prose: [text], links: [] })).toEqual({ kind, isSure });
});

test('an app store link makes a mobile project', () => {
  expect(
    kindOf({ tags: ['react'], prose: [], links: ['https://play.google.com/store/apps/details?id=a'] }).kind,
  ).toBe('mobile');
});

test.each([
  'http://github.com/Ana/x',
  'https://www.github.com/ana/x/',
  'github.com/ana/X.git',
  'git@github.com:ana/x.git',
  'git+https://github.com/ana/x.git#main',
  'https://github.com/ana/x/tree/main',
  'https://github.com/ana/x?tab=readme-ov-file',
])('recognizes %s as the repository ana/x', (address) =>
  expect(placeOf(address)?.key).toBe('github.com/ana/x'),
);

test('distinguishes folders, groups and demos', () => {
  const key = (address: string) => placeOf(address)?.key;
  expect(key('https://github.com/ana/x/tree/main/a')).not.toBe(key('https://github.com/ana/x/tree/main/b'));
  expect(key('https://gitlab.com/group/sub/x/-/tree/main')).toBe('gitlab.com/group/sub/x');
  expect(key('http://www.example.com/A/')).toBe(key('https://example.com/a'));
  expect(key('https://example.com/?id=1')).not.toBe(key('https://example.com/?id=2'));
});

test('projects with the same title are one, unless their repositories differ', () => {
  const project = { title: 'Rain Diary', url: 'private', urlRepo: 'private', download: 'private' };
  const [a, b] = ['https://github.com/ana/a', 'https://github.com/ana/b'];
  expect(isSameProject(project, { ...project, title: 'rain-diary', urlRepo: a })).toBe(true);
  expect(isSameProject({ ...project, urlRepo: a }, { ...project, urlRepo: b })).toBe(false);
  expect(
    isSameProject(
      { ...project, url: 'https://rain.example' },
      { ...project, title: 'App', url: 'http://rain.example/' },
    ),
  ).toBe(true);
});

test.each([
  ['2019', '2019'],
  ['2023-9-28', '2023-09'],
  ['2023/09', '2023-09'],
  ['09/2023', '2023-09'],
  ['28.9.2023', '2023-09'],
  ['Sep 2023', '2023-09'],
  ['28 September 2023', '2023-09'],
  ['Agustus 2021', '2021-08'],
  ['März 2020', '2020-03'],
  ['2021年5月', '2021-05'],
  ['2023-09-28T00:00:00Z', '2023-09'],
])('reads the date %s as %s', (text, date) => expect(readDate(text)).toEqual({ date }));

test('recognizes ongoing entries, missing months and texts that are not dates', () => {
  for (const text of ['28 September', 'soon', '2019 - 2021', '1600000000000', ''])
    expect(readDate(text)).toEqual({});
  for (const text of ['Present', 'ongoing', 'Sekarang', '现在'])
    expect(readDate(text)).toEqual({ isCurrent: true });
  for (const text of ['2024-19-39', 'Summer 2024', '03/04/2024'])
    expect(readDate(text)).toEqual({ date: '2024', isMonthLost: true });
});

test.each([
  ['Dr. Rita Kolesar', 'Rita', 'Dr. Rita Kolesar'],
  ['Kolesar, Rita', 'Rita', 'Rita Kolesar'],
  ['Dr. Kolesar, Rita', 'Rita', 'Dr. Rita Kolesar'],
  ['Rita Kolesar, MSc', 'Rita', 'Rita Kolesar, MSc'],
  ['Prof. Dr.-Ing. J. Rita Kolesar', 'Rita', 'Prof. Dr.-Ing. J. Rita Kolesar'],
  ['王小明', '王小明', '王小明'],
])('reads %s as the name %s', (text, name, fullName) => expect(personName(text)).toEqual({ name, fullName }));

test('rejects names without letters, phone numbers without a country and addresses without a host', () => {
  expect(personName(' – ')).toBeUndefined();
  expect([
    phoneOf('0660 1234567', 'AT'),
    phoneOf('0043 660 1234567', ''),
    phoneOf('0660 1234567', ''),
  ]).toEqual(['+43 660 1234567', '+43 660 1234567', undefined]);
  expect(
    ['www.x.com', 'HTTP://x.com/a', 'x.com:8080', 'skype:rita', 'mailto:a@x.com', 'a@x.com', '7', ''].map(
      webAddress,
    ),
  ).toEqual(['https://www.x.com', 'http://x.com/a', 'https://x.com:8080', ...Array(5).fill(undefined)]);
});

test.each([
  [
    '<p>I keep <b>small</b> services.</p>\n<ul><li>Rust</li></ul><script>x()</script>',
    ['I keep small services.', 'Rust'],
  ],
  [
    'One.\n\nTwo **bold** [link](https://x.com) `Vec<Train>` &amp; a < b.',
    ['One.', 'Two bold link Vec<Train> & a < b.'],
  ],
  ['• one\n• two', ['one', 'two']],
  ['    indented', ['indented']],
  ['2019. was good', ['2019. was good']],
])('splits %j into the paragraphs %j', (text, paragraphs) => expect(paragraphsOf(text)).toEqual(paragraphs));

test('joined parts split into the same parts', () => {
  const part = fc
    .string({ unit: fc.constantFrom('a', '|', ' ', 'é') })
    .map((text) => text.trim())
    .filter(Boolean);
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(splitLines(joinLines(parts))).toEqual(parts);
    }),
  );
});

test('shortens text in any script to its limit', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.constant('列车时刻'.repeat(80)),
        fc.lorem({ maxCount: 60 }),
      ),
      fc.integer({ min: 5, max: 200 }),
      (text, length) => {
        for (const short of [clip(lineOf(text), length), firstParts(lineOf(text), length)]) {
          expect(short.length).toBeLessThanOrEqual(length);
          expect(() => encodeURIComponent(short)).not.toThrow();
        }
      },
    ),
  );
});

test('notes every value of any JSON once', () => {
  const leavesOf = (value: unknown, path = ''): string[] => {
    if (typeof value === 'string') return lineOf(value) ? [path] : [];
    if (typeof value !== 'object') return [path];
    return Object.entries(value ?? {}).flatMap(([key, one]) =>
      leavesOf(one, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`),
    );
  };
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 3 })), (json) => {
      const notes = readFields(json as Record<string, unknown>).notes();
      for (const leaf of leavesOf(json)) {
        expect(notes.filter((note) => leaf.startsWith(`.${note[0]}`) && note[0] === leaf[1])).toHaveLength(1);
      }
    }),
  );
});

test('any repository becomes a valid record', async () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('', ' ', '_', '---', '\u200b', 'A new Flutter project.'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1, unit: fc.constantFrom('_', '-', '.', 'a', 'B', '7') }),
      text,
      text,
      async (name, description, readme) => {
        const repository = {
          name,
          full_name: `ana/${name}`,
          html_url: `https://github.com/ana/${name}`,
          description,
          homepage: readme,
          language: null,
          created_at: '2024-02-01T00:00:00Z',
          pushed_at: null,
          stargazers_count: 0,
          size: 1,
          fork: false,
          archived: false,
          owner: { login: 'ana', type: 'User' },
        };
        const draft = await draftOfRepository(repository, { languages: [], readme, known: technologies });
        expect(recordSchema.safeParse({ ...draft, id: '1', p2: '', technologies: [] }).error).toBeUndefined();
      },
    ),
  );
});

test.each([
  ['my-cool_app', 'My Cool App'],
  ['myCoolApp', 'My Cool App'],
  ['api.example.com', 'api.example.com'],
  ['天气', '天气'],
  ['---', '---'],
])('titles %s as %s', (name, title) => expect(titleOf(name)).toBe(title));
