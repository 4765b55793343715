import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { adviceOn, fields } from '#content/schema/fields.ts';
import { checkContent } from '../../scripts/content/check-content.ts';
import { errorLine } from '../../scripts/content/content-error.ts';
import { bot, faq, makeContentFolder, mobile, owner, pathEntry, website, write } from './content-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await makeContentFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Lines such as `owner.ts: "email" is empty. …` */
async function errors(): Promise<string[]> {
  return (await checkContent(folder)).map((error) => errorLine(error).replaceAll(`${folder}/`, ''));
}

test('valid content has no errors, and an id may occur in both kinds', async () => {
  expect(await errors()).toEqual([]);
});

describe('the path', () => {
  const none = { entries: [], certificates: [], languages: [] };

  test.each([
    ['kind', 'job', /Use 'work', 'organisation'/],
    ['title', '', /is empty\. Add a text, for example 'Mobile/],
    ['from', 'August 2024', /Use a year, or a year and a month, for example '2024-08'/],
    ['from', '2024-13', /Use a year, or a year and a month/],
    ['to', '2024-01', /before the start, 2024-02/],
    ['to', '2023', /before the start/],
    ['url', 'example.com', /Use a full address/],
    ['projects[0]', 'mobile/99', /does not exist\. .*'mobile\/14'/],
  ])('with "%s" %j is an error with file, field and an example', async (field, value, message) => {
    const wrong = field === 'projects[0]' ? { projects: [value] } : { [field]: value };
    write(folder, 'path.ts', { path: { ...none, entries: [{ ...pathEntry, ...wrong }] } });
    expect(await errors()).toEqual([
      expect.stringMatching(`^path.ts: "entries\\[0\\].${field.replace(/[[\]]/g, '.')}" `),
    ]);
    expect(await errors()).toEqual([expect.stringMatching(message)]);
  });

  test('may be empty, end in the year it began, and name projects', async () => {
    write(folder, 'path.ts', { path: none });
    expect(await errors()).toEqual([]);
    const entries = [{ ...pathEntry, to: '2024', projects: ['mobile/14', 'website/14'] }];
    write(folder, 'path.ts', { path: { ...none, entries } });
    expect(await errors()).toEqual([]);
  });
});

describe('a record', () => {
  const file = 'projects/mobile-14-tides/index.ts';

  const wrong: [field: string, values: unknown[], message: RegExp][] = [
    ['id', ['', 'a b', '../1', undefined], /(empty|is ".*")\. Use letters, digits and dashes/],
    [
      'url',
      ['', 'example.com', 'htps://example.com', 'javascript:alert(1)', 'https://', 'a.apk'],
      /'https:\/\/…' or/,
    ],
    ['download', ['../secret.txt', 'downloads/not-there.apk'], /a file in public\//],
    [
      'date',
      ['', 'May 2024', '2024-13', '2024-5', '05/2024', '2024-05-31', 2024],
      /for example '2024' or '2024-10'/,
    ],
    ['dateText', [' '], /for example 'Spring 2024'/],
    ['order', ['1'], /for example 1\./],
    ['technologies', [undefined], /is empty\. Use a list of names from technologies\.ts/],
    ...['title', 'imageAlt', 'owner', 'description', 'p1'].map((field): (typeof wrong)[number] => [
      field,
      ['  '],
      /is empty\. Add a text, for example '/,
    ]),
  ];

  test.each(wrong.flatMap(([field, values, message]) => values.map((value) => ({ field, value, message }))))(
    'with $field $value is an error with file, field and an example',
    async ({ field, value, message }) => {
      write(folder, file, { default: { ...mobile, [field]: value } });
      expect(await errors()).toEqual([expect.stringMatching(`^${file}: "${field}" `)]);
      expect(await errors()).toEqual([expect.stringMatching(message)]);
    },
  );

  test('may offer a file in public/ for download', async () => {
    write(folder, file, { default: { ...mobile, download: 'favicon.svg' } });
    expect(await errors()).toEqual([]);
  });

  test('names only technologies in technologies.ts', async () => {
    writeFileSync(
      join(folder, file),
      `import { reactt } from '#content/technologies.ts'; export default { ...${JSON.stringify(mobile)}, technologies: [reactt] }`,
    );
    expect(await errors()).toEqual([
      expect.stringMatching(/"technologies\[0\]" is empty\. .*technologies\.ts/),
    ]);
  });

  test('has an id that no other record of its kind has', async () => {
    write(folder, 'projects/website-2/index.ts', { default: website });
    expect(await errors()).toEqual([
      expect.stringMatching(
        /^projects\/website-2\/index\.ts: "id" 14 is already used by .*14-tides\/index\.ts\. .*example/,
      ),
    ]);
  });
});

describe('the owner', () => {
  test.each([
    ['name', { name: '' }, "Add a text, for example 'Ana'"],
    ['email', { email: 'not-an-email' }, "'ana@example.com'"],
    ['whatsapp', { whatsapp: '+49 176' }, 'country code first'],
    ['whatsapp', { whatsapp: '0176123456' }, 'country code first'],
    ['phone', { phone: '+49 176' }, "'+62 812-3456-7890'"],
    ['monogram', { monogram: 'ADA' }, 'one or two letters'],
    ['inscription', { inscription: 'a'.repeat(25) }, 'at most 24 characters'],
    ['typedLines', { typedLines: [] }, 'at least one entry'],
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
    ['designPortfolio.url', { designPortfolio: { label: 'PDF', url: 'private' } }, 'hide the button'],
    ['designPortfolio', { designPortfolio: '' }, 'hide the button'],
    ['meta.author', { meta: { ...owner.meta, author: undefined } }, 'Add a text, for example'],
    ['callMe', { callMe: 'javascript:alert(1)' }, "'tel:+6281234567890'"],
    ['projectOrder', { projectOrder: 'newest' }, "'date' or 'listed'"],
    ['sections[0]', { sections: ['bot'] }, 'about, chat, tools, path, projects, contact'],
    ['email', { email: '', phone: '', whatsapp: '', callMe: '' }, 'a way to reach you'],
  ])('whose %s is %j gets an error with an example', async (field, change, advice) => {
    write(folder, 'owner.ts', { owner: { ...owner, ...change } });
    const [error, ...others] = await errors();
    expect(error).toContain(`owner.ts: "${field}" is `);
    expect(error).toContain(advice);
    expect(others).toEqual([]);
  });
});

test.each([
  { email: 'ada@example.com' },
  { phone: '+49 30 1234567' },
  { whatsapp: '49301234567' },
  { callMe: 'https://t.me/ada' },
  { callMe: 'tel:+49301234567' },
  { callMe: 'mailto:ada@example.com' },
])('one way to reach the owner is enough: %j', async (only) => {
  const { email, phone, whatsapp, callMe, ...rest } = owner;
  for (const none of [{}, { email: '', phone: '', whatsapp: '', callMe: '' }]) {
    write(folder, 'owner.ts', { owner: { ...rest, ...none, ...only } });
    expect(await errors()).toEqual([]);
  }
});

test('the owner may have no portfolios, and gets a warning about an http profile', async () => {
  const profiles = [{ ...owner.profiles[0], url: 'http://github.com/ana' }];
  const changes = { designPortfolio: undefined, projectPortfolio: undefined, profiles };
  write(folder, 'owner.ts', { owner: { ...owner, ...changes } });
  expect(await checkContent(folder)).toEqual([
    expect.objectContaining({
      message: '"profiles[0].url" is "http://github.com/ana". Use https:// if the site supports it.',
      warning: expect.stringContaining('Browsers warn visitors'),
    }),
  ]);
});

test('lists every error of every file once', async () => {
  write(folder, 'owner.ts', { owner: { ...owner, email: 'ada' } });
  write(folder, 'bot.ts', { bot: { ...bot, persona: [] } });
  const en = { ...faq.languages.en, entries: { who: { asks: 'Who are you?', shows: 'worst' } } };
  write(folder, 'faq.ts', { faq: { ...faq, languages: { en } } });
  write(folder, 'tools.ts', { tools: [{ src: 'icons/none.svg', name: 'None', alt: 'None logo' }] });
  write(folder, 'projects/mobile-14-tides/index.ts', { default: { ...mobile, screens: ['Low'] } });
  expect((await errors()).map((error) => error.split('. ')[0])).toEqual([
    'owner.ts: "email" is "ada"',
    'bot.ts: "persona" is invalid',
    'faq.ts: "languages.en.entries.who.shows" is "worst"',
    'tools.ts: "tools[0].src" is "icons/none.svg"',
    'projects/mobile-14-tides/index.ts: "screens[0]" has no picture',
  ]);
});

test('a translation needs its language, its original and its tag', async () => {
  const language = { lang: 'de', name: 'Deutsch', offer: 'Auch auf', decline: 'Nein' };
  write(folder, 'languages.ts', { languages: [language, { ...language, offer: '' }] });
  write(folder, 'words/site.ts', { words: { lang: 'en' } });
  write(folder, 'words/site.fr.ts', { words: { lang: 'fr' } });
  write(folder, 'words/chat.de.ts', { chatWords: {} });
  write(folder, 'loose.de.ts', {});
  const wrong = (file: string, message: string) => expect.stringMatching(`^${file}: .*${message}`);
  expect(await errors()).toEqual([
    wrong('languages.ts', 'offer" is empty. Add a text'),
    wrong('languages.ts', 'lang" is "de". The first'),
    wrong('loose.de.ts', 'has no loose.ts'),
    wrong('words/site.fr.ts', "is in 'fr'"),
    wrong('words/site.ts', 'Copy it to words/site.de.ts'),
    wrong('words/chat.de.ts', "Add: lang: 'de'"),
    wrong('words/contact.ts', 'Copy it to words/contact.de.ts'),
  ]);
  write(folder, 'languages.ts', { languages: [{ ...language, lang: 'en' }, language, language] });
  expect(await errors()).toContainEqual(wrong('languages.ts', 'List each language once'));
});

test('a repeated technology is an error', async () => {
  const react = { src: 'icons/react.svg', name: 'React' };
  write(folder, 'technologies.ts', { react, native: react });
  expect(await errors()).toEqual([
    expect.stringMatching(/^technologies\.ts: "native\.name" is "React"\. .*for example/),
  ]);
});

test('reports a syntax error once, with its line, however many files import it', async () => {
  writeFileSync(join(folder, 'owner.ts'), `\nexport const owner = { bio: 'I'm here' };`);
  writeFileSync(join(folder, 'bot.ts'), `import { owner } from './owner.ts'; export const bot = { owner };`);
  expect(await checkContent(folder)).toEqual([
    expect.objectContaining({
      message: expect.stringMatching(/has a syntax error in or before line 2: .*apostrophe/),
    }),
  ]);
});

test('reports a missing file and a missing export', async () => {
  rmSync(join(folder, 'tools.ts'));
  expect(await errors()).toEqual([expect.stringMatching(/^tools\.ts: is missing/)]);
  write(folder, 'tools.ts', { tiles: [] });
  write(folder, 'projects/website-2/index.ts', {});
  expect(await errors()).toEqual([
    'tools.ts: is missing a line that starts with `export const tools =`.',
    'projects/website-2/index.ts: is missing a line that starts with `export default {`.',
  ]);
});

test('warns about an unused picture', async () => {
  copyFileSync(
    join(folder, 'projects/mobile-14-tides/cover.png'),
    join(folder, 'projects/mobile-14-tides/1.png'),
  );
  const left = await checkContent(folder);
  expect(left.every(({ warning }) => warning)).toBe(true);
  expect(left.map(({ file, field }) => [file.replace(`${folder}/`, ''), field])).toEqual([
    ['projects/mobile-14-tides/1.png', ''],
  ]);
});

test('checks a single value for a prompt', () => {
  expect(adviceOn(fields.email, 'ana')).toBe("Use an email address, for example 'ana@example.com'.");
  expect(adviceOn(fields.email, 'ana@example.com')).toBeUndefined();
});
