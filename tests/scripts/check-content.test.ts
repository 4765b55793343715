import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/content/check-content.ts';
import { problemText } from '../../scripts/content/problem.ts';
import { adviceOn, fields } from '../../scripts/content/schemas.ts';
import {
  bot,
  botTopics,
  makeContentFolder,
  mobile,
  owner,
  pathEntry,
  website,
  write,
} from './content-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeContentFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Each as `owner.ts: "email" is empty. …` */
async function problems(): Promise<string[]> {
  return (await checkContent(folder)).map((problem) => problemText(problem).replace(`${folder}/`, ''));
}

test('whole content has no problem, and the same id may occur in both kinds', async () => {
  expect(await problems()).toEqual([]);
});

describe('the path', () => {
  const none = { entries: [], certificates: [], languages: [] };

  test.each([
    ['kind', 'job', /Write 'work', 'organisation'/],
    ['title', '', /is empty\. Write for example 'Mobile/],
    ['from', 'August 2024', /Write a year, or a year and a month, for example '2024-08'/],
    ['from', '2024-13', /Write a year, or a year and a month/],
    ['to', '2024-01', /ends before it begins, in 2024-02/],
    ['to', '2023', /ends before it begins/],
    ['url', 'example.com', /Use a whole address/],
    ['projects[0]', 'mobile/99', /there is no such project\. .*'website\/14'/],
  ])('with "%s" %j is named with its file, field and an example', async (field, value, message) => {
    const wrong = field === 'projects[0]' ? { projects: [value] } : { [field]: value };
    write(folder, 'path.ts', { path: { ...none, entries: [{ ...pathEntry, ...wrong }] } });
    expect(await problems()).toEqual([
      expect.stringMatching(`^path.ts: "entries\\[0\\].${field.replace(/[[\]]/g, '.')}" `),
    ]);
    expect(await problems()).toEqual([expect.stringMatching(message)]);
  });

  test('may be empty, end in the year it began, and name projects', async () => {
    write(folder, 'path.ts', { path: none });
    expect(await problems()).toEqual([]);
    const entries = [{ ...pathEntry, to: '2024', projects: ['mobile/14', 'website/14'] }];
    write(folder, 'path.ts', { path: { ...none, entries } });
    expect(await problems()).toEqual([]);
  });
});

describe('a record', () => {
  const file = 'projects/mobile/14-tides.ts';

  const wrong: [field: string, values: unknown[], message: RegExp][] = [
    ['id', ['', 'a b', '../1', undefined], /(empty|is ".*")\. It is in the address/],
    [
      'url',
      ['', 'example.com', 'htps://example.com', 'javascript:alert(1)', 'https://', 'a.apk'],
      /'https:\/\/…' or/,
    ],
    ['download', ['../secret.txt', 'downloads/not-there.apk'], /a file that is in public\//],
    ['technologies', [undefined], /is empty\. Use a list of names from technologies\.ts/],
    ...['title', 'image', 'imageAlt', 'owner', 'date', 'description', 'p1', 'imageKey'].map(
      (field): (typeof wrong)[number] => [field, ['  '], /is empty\. Write for example '/],
    ),
  ];

  test.each(wrong.flatMap(([field, values, message]) => values.map((value) => ({ field, value, message }))))(
    'with $field $value is named with its file, field and an example',
    async ({ field, value, message }) => {
      write(folder, file, { default: { ...mobile, [field]: value } });
      expect(await problems()).toEqual([expect.stringMatching(`^${file}: "${field}" `)]);
      expect(await problems()).toEqual([expect.stringMatching(message)]);
    },
  );

  test('may offer a file of the site for download', async () => {
    write(folder, file, { default: { ...mobile, download: 'favicon.svg' } });
    expect(await problems()).toEqual([]);
  });

  test('names only technologies of the list', async () => {
    writeFileSync(
      join(folder, file),
      `import { reactt } from '#content/technologies.ts'; export default { ...${JSON.stringify(mobile)}, technologies: [reactt] }`,
    );
    expect(await problems()).toEqual([
      expect.stringMatching(/"technologies\[0\]" is empty\. .*technologies\.ts/),
    ]);
  });

  test('has an id of its own within its kind', async () => {
    write(folder, 'projects/website/2.ts', { default: website });
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^projects\/website\/2\.ts: "id" 14 is already used by .*14-tides\.ts\. .*example/,
      ),
    ]);
  });
});

describe('the owner', () => {
  test.each([
    ['name', { name: '' }, "Write for example 'Ana'"],
    ['email', { email: 'not-an-email' }, "'ana@example.com'"],
    ['whatsapp', { whatsapp: '+49 176' }, 'country code first'],
    ['whatsapp', { whatsapp: '0176123456' }, 'country code first'],
    ['phone', { phone: '+49 176' }, "'+62 812-3456-7890'"],
    ['monogram', { monogram: 'ADA' }, 'one letter or two'],
    ['typedLines', { typedLines: [] }, 'at least one'],
    [
      'profiles[0].url',
      { profiles: [{ ...owner.profiles[0], url: 'github.com/darcy' }] },
      "'https://github.com/ana'",
    ],
    [
      'profiles[0].icon',
      { profiles: [{ ...owner.profiles[0], icon: 'icons/none.svg' }] },
      "'icons/github.svg'",
    ],
    ['designPortfolio.url', { designPortfolio: { label: 'PDF', url: 'private' } }, 'no button'],
    ['designPortfolio', { designPortfolio: '' }, 'no button'],
    ['meta.author', { meta: { ...owner.meta, author: undefined } }, 'Write for example'],
  ])('whose %s is %j is told how it should be', async (field, change, advice) => {
    write(folder, 'owner.ts', { owner: { ...owner, ...change } });
    const [problem, ...others] = await problems();
    expect(problem).toContain(`owner.ts: "${field}" is `);
    expect(problem).toContain(advice);
    expect(others).toEqual([]);
  });
});

test('the owner may have no portfolios, and is warned of a profile that is not encrypted', async () => {
  const profiles = [{ ...owner.profiles[0], url: 'http://github.com/ana' }];
  const changes = { designPortfolio: undefined, projectPortfolio: undefined, profiles };
  write(folder, 'owner.ts', { owner: { ...owner, ...changes } });
  expect(await checkContent(folder)).toEqual([
    expect.objectContaining({
      message: '"profiles[0].url" is "http://github.com/ana". Begin it with https:// if the place has that.',
      warning: expect.stringContaining('Browsers warn visitors'),
    }),
  ]);
});

test('all faults of all files are listed, each once', async () => {
  write(folder, 'owner.ts', { owner: { ...owner, email: 'ada' } });
  write(folder, 'bot.ts', { bot: { ...bot, about: { id: 'satu' } } });
  write(folder, 'bot-glosses.ts', { botGlosses: { rain: '' } });
  write(folder, 'bot-technologies.ts', {
    botTechnologies: { Astro: { is: ['tool'] } },
  });
  write(folder, 'bot-topics.ts', { botTopics: { ...botTopics, harmless: 1 } });
  write(folder, 'tools.ts', { tools: [{ src: 'icons/none.svg', name: 'None', alt: 'None logo' }] });
  write(folder, 'galleries.ts', { galleries: { tides: [{ file: 'none.png', caption: '' }] } });
  rmSync(join(folder, 'pictures/covers/tides.png'));
  expect((await problems()).map((problem) => problem.split('. ')[0])).toEqual([
    'owner.ts: "email" is "ada"',
    'bot.ts: "about.en" is empty',
    'bot-glosses.ts: "rain" is empty',
    'bot-technologies.ts: "Astro.is[0]" is "tool"',
    'bot-topics.ts: "harmless" is 1',
    'tools.ts: "tools[0].src" is "icons/none.svg"',
    'galleries.ts: "tides[0].caption" is empty',
    'pictures/covers/tides.png: is missing',
  ]);
});

test('a common word among the names of a technology is one of its names', async () => {
  const botTechnologies = { Rust: { words: ['rust'] }, Ruby: { also: ['rails'], words: ['Ruby', 'rails'] } };
  write(folder, 'bot-technologies.ts', { botTechnologies });
  expect(await problems()).toEqual([
    'bot-technologies.ts: "Rust.words[0]" is "rust". Write the name itself, \'Rust\', or one of those under "also", as it stands there.',
  ]);
});

test('a file that cannot be read is named with its line, once, however many import it', async () => {
  writeFileSync(join(folder, 'owner.ts'), `\nexport const owner = { bio: 'I'm here' };`);
  writeFileSync(join(folder, 'bot.ts'), `import { owner } from './owner.ts'; export const bot = { owner };`);
  expect(await checkContent(folder)).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/cannot be read from line 2 on: .*apostrophe/),
    }),
  ]);
});

test('a file that is gone, or exports nothing, is named', async () => {
  rmSync(join(folder, 'tools.ts'));
  expect(await problems()).toEqual([expect.stringMatching(/^tools\.ts: is missing/)]);
  write(folder, 'tools.ts', { tiles: [] });
  write(folder, 'projects/website/2.ts', {});
  expect(await problems()).toEqual([
    'tools.ts: has no line that begins with `export const tools =`.',
    'projects/website/2.ts: has no line that begins with `export default {`.',
  ]);
});

test('what a deleted project leaves behind is a warning', async () => {
  rmSync(join(folder, 'projects/website/14-tides.ts'));
  rmSync(join(folder, 'projects/mobile/14-tides.ts'));
  writeFileSync(join(folder, 'pictures/galleries/old.png'), '');
  write(folder, 'galleries.ts', { galleries: { tides: [{ file: 'old.png', caption: 'Old' }], empty: [] } });
  write(folder, 'bot.ts', { bot: { ...bot, projects: { 'website/14': { names: ['tides'] } } } });
  const left = await checkContent(folder);
  expect(left.every(({ warning }) => warning)).toBe(true);
  expect(left.map(({ file, field }) => [file.replace(`${folder}/`, ''), field])).toEqual([
    ['pictures/covers/tides.png', ''],
    ['pictures/galleries/old.png', ''],
    ['galleries.ts', 'tides'],
    ['bot-projects.ts', 'website/14'],
  ]);
});

test('a prompt can ask about a single value', () => {
  expect(adviceOn(fields.email, 'ana')).toBe("Use an e-mail address, for example 'ana@example.com'.");
  expect(adviceOn(fields.email, 'ana@example.com')).toBeUndefined();
});
