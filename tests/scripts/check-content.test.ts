import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { words } from '#content/words/site.ts';
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

const mobileFile = 'projects/mobile-14-tides/index.ts';
const none = { entries: [], certificates: [], languages: [] };
const inPath = (change: object) => ({ path: { ...none, entries: [{ ...pathEntry, ...change }] } });
const inRecord = (change: object) => ({ default: { ...mobile, ...change } });
const inOwner = (change: object) => ({ owner: { ...owner, ...change } });
const [profile] = owner.profiles;

// biome-ignore format: a table
const wrong: [file: string, field: string, values: unknown[], content: (value: unknown) => Record<string, unknown>, advice: RegExp][] = [
  ['path.ts', 'entries[0].kind', ['job'], (kind) => inPath({ kind }), /Use 'work', 'organisation'/],
  ['path.ts', 'entries[0].title', [''], (title) => inPath({ title }), /is empty\. Add a text, for example 'Mobile/],
  ['path.ts', 'entries[0].from', ['August 2024', '2024-13'], (from) => inPath({ from }), /Use a year, or a year and a month, for example '2024-08'/],
  ['path.ts', 'entries[0].to', ['2024-01', '2023'], (to) => inPath({ to }), /before the start, 2024-02/],
  ['path.ts', 'entries[0].url', ['example.com'], (url) => inPath({ url }), /Use a full address/],
  ['path.ts', 'entries[0].projects[0]', ['mobile/99'], (key) => inPath({ projects: [key] }), /does not exist\. .*'mobile\/14'/],
  [mobileFile, 'id', ['', 'a b', '../1', undefined], (id) => inRecord({ id }), /(empty|is ".*")\. Use letters, digits and dashes/],
  [mobileFile, 'url', ['', 'example.com', 'htps://example.com', 'javascript:alert(1)', 'https://', 'a.apk'], (url) => inRecord({ url }), /'https:\/\/…' or/],
  [mobileFile, 'download', ['../secret.txt', 'downloads/not-there.apk'], (download) => inRecord({ download }), /a file in public\//],
  [mobileFile, 'date', ['', 'May 2024', '2024-13', '2024-5', '05/2024', '2024-05-31', 2024], (date) => inRecord({ date }), /for example '2024' or '2024-10'/],
  [mobileFile, 'dateText', [' '], (dateText) => inRecord({ dateText }), /for example 'Spring 2024'/],
  [mobileFile, 'order', ['1'], (order) => inRecord({ order }), /for example 1\./],
  [mobileFile, 'technologies', [undefined], (technologies) => inRecord({ technologies }), /is empty\. Use a list of names from technologies\.ts/],
  [mobileFile, 'description', ['  '], (description) => inRecord({ description }), /is empty\. Add a text, for example '/],
  ['owner.ts', 'name', [''], (name) => inOwner({ name }), /Add a text, for example 'Ana'/],
  ['owner.ts', 'email', ['not-an-email'], (email) => inOwner({ email }), /'ana@example\.com'/],
  ['owner.ts', 'email', [''], (email) => inOwner({ email, phone: '', whatsapp: '', callMe: '' }), /a way to reach you/],
  ['owner.ts', 'whatsapp', ['+49 176', '0176123456'], (whatsapp) => inOwner({ whatsapp }), /country code first/],
  ['owner.ts', 'phone', ['+49 176'], (phone) => inOwner({ phone }), /'\+62 812-3456-7890'/],
  ['owner.ts', 'monogram', ['ADA'], (monogram) => inOwner({ monogram }), /one or two letters/],
  ['owner.ts', 'inscription', ['a'.repeat(25)], (inscription) => inOwner({ inscription }), /at most 24 characters/],
  ['owner.ts', 'typedLines', [[]], (typedLines) => inOwner({ typedLines }), /at least one entry/],
  ['owner.ts', 'profiles[0].url', ['github.com/darcy'], (url) => inOwner({ profiles: [{ ...profile, url }] }), /'https:\/\/github\.com\/ana'/],
  ['owner.ts', 'profiles[0].icon', ['icons/none.svg'], (icon) => inOwner({ profiles: [{ ...profile, icon }] }), /'icons\/github\.svg'/],
  ['owner.ts', 'designPortfolio.url', ['private'], (url) => inOwner({ designPortfolio: { label: 'PDF', url } }), /hide the button/],
  ['owner.ts', 'designPortfolio', [''], (designPortfolio) => inOwner({ designPortfolio }), /hide the button/],
  ['owner.ts', 'meta.author', [undefined], (author) => inOwner({ meta: { ...owner.meta, author } }), /Add a text, for example/],
  ['owner.ts', 'callMe', ['javascript:alert(1)'], (callMe) => inOwner({ callMe }), /'tel:\+6281234567890'/],
  ['owner.ts', 'projectOrder', ['newest'], (projectOrder) => inOwner({ projectOrder }), /'date' or 'listed'/],
  ['owner.ts', 'sections[0]', ['bot'], (part) => inOwner({ sections: [part] }), /about, chat, tools, path, projects, notes, contact/],
];

test.each(
  wrong.flatMap(([file, field, values, content, advice]) =>
    values.map((value) => ({ file, field, value, content, advice })),
  ),
)('$file: $field $value is an error with an example', async ({ file, field, value, content, advice }) => {
  write(folder, file, content(value));
  const [error, ...others] = await errors();
  expect(error).toContain(`${file}: "${field}" is `);
  expect(error).toMatch(advice);
  expect(others).toEqual([]);
});

const { email, phone, whatsapp, callMe, ...unreachable } = owner;

// biome-ignore format: a table
test.each<[string, Record<string, unknown>]>([
  ['path.ts', { path: none }],
  ['path.ts', inPath({ to: '2024', projects: ['mobile/14', 'website/14'] })],
  [mobileFile, inRecord({ download: 'favicon.svg' })],
  ['owner.ts', inOwner({ designPortfolio: undefined, projectPortfolio: undefined })],
  ['owner.ts', { owner: { ...unreachable, email } }],
  ['owner.ts', { owner: { ...unreachable, email: '', phone, whatsapp: '' } }],
  ['owner.ts', { owner: { ...unreachable, whatsapp } }],
  ...[callMe, 'https://t.me/ada', 'tel:+49301234567', 'mailto:ada@example.com'].map((way): [string, object] => ['owner.ts', { owner: { ...unreachable, callMe: way } }]),
] as [string, Record<string, unknown>][])('%s may be %j', async (file, content) => {
  write(folder, file, content);
  expect(await errors()).toEqual([]);
});

test('a record names only technologies in technologies.ts, and an id that no other record of its kind has', async () => {
  const record = `{ ...${JSON.stringify(mobile)}, technologies: [reactt] }`;
  const source = `import { reactt } from '#content/technologies.ts'; export default ${record}`;
  writeFileSync(join(folder, mobileFile), source);
  write(folder, 'projects/website-2/index.ts', { default: website });
  expect(await errors()).toEqual([
    expect.stringMatching(/"technologies\[0\]" is empty\. .*technologies\.ts/),
    expect.stringMatching(
      /^projects\/website-2\/index\.ts: "id" 14 is already used by .*14-tides\/index\.ts\. .*example/,
    ),
  ]);
});

test('warns about an http profile, an unused picture, letters without a font and a text that its card cuts', async () => {
  const profiles = [{ ...profile, url: 'http://github.com/ana' }];
  write(folder, 'owner.ts', inOwner({ profiles, personal: 'Ships things 🚀' }));
  write(folder, mobileFile, inRecord({ description: 'x'.repeat(111) }));
  const picture = 'projects/mobile-14-tides/1.png';
  copyFileSync(join(folder, 'pictures/portrait.png'), join(folder, picture));
  const found = await checkContent(folder);
  expect(found.every(({ warning }) => warning)).toBe(true);
  expect(await errors()).toEqual([
    'owner.ts: "profiles[0].url" is "http://github.com/ana". Use https:// if the site supports it.',
    expect.stringMatching(
      `^${mobileFile}: "description" of "Tide Clock" has 111 characters\\. Use at most 110`,
    ),
    expect.stringMatching(/^owner\.ts: No installed font has 🚀, so the CV, covers/),
    expect.stringMatching(`^${picture}: is not used`),
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
    wrong('words/site.ts', 'Copy it to words/site.de.ts'),
    wrong('words/chat.de.ts', "Add: lang: 'de'"),
    wrong('words/contact.ts', 'Copy it to words/contact.de.ts'),
    wrong('loose.de.ts', 'has no loose.ts'),
    wrong('words/site.fr.ts', "is in 'fr'"),
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

test('the words may come in the first language, and words/site.ts in another', async () => {
  const languages = ['id', words.lang].map((lang) => ({ lang, name: lang, offer: 'a', decline: 'b' }));
  write(folder, 'languages.ts', { languages });
  for (const [file, name, own] of [
    ['site', 'words', words],
    ['chat', 'chatWords', {}],
    ['contact', 'contactWords', {}],
  ])
    write(folder, `words/${file}.id.ts`, { [`${name}`]: { ...Object(own), lang: 'id' } });
  expect(await errors()).toEqual([]);
});
