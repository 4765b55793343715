import { EventEmitter } from 'node:events';
import { copyFileSync, existsSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { bot } from '#content/bot.ts';
import { faq } from '#content/faq.ts';
import { languages } from '#content/languages.ts';
import { owner } from '#content/owner.ts';
import { path } from '#content/path.ts';
import { problems, publicFiles } from '#content/schema/check.ts';
import type { ProjectRecord } from '#content/schema/project.ts';
import * as technologies from '#content/technologies.ts';
import { tools } from '#content/tools.ts';
import { changeContent } from '#tests/change-content.ts';
import { checkContent } from '../../scripts/content/check-content.ts';
import { errorLine } from '../../scripts/content/content-error.ts';
import { content } from '../../scripts/content/content-plugin.ts';
import { checkLocal } from '../../scripts/doctor/local.ts';
import { notes } from '../../scripts/vite/notes-plugin.ts';
import { site } from '../../scripts/vite/site-plugin.ts';
import { copyFolder, write } from './content-folder.ts';

const recordFile = 'projects/mobile-4-tile-games/index.ts';
const records = import.meta.glob<ProjectRecord>('#content/projects/mobile-4-*/index.ts', {
  eager: true,
  import: 'default',
});
const record = Object.values(records)[0] ?? expect.unreachable();
const files = {
  ...{ 'owner.ts': owner, 'path.ts': path, [recordFile]: record, 'languages.ts': { languages } },
  ...{ 'bot.ts': bot, 'faq.ts': faq, 'technologies.ts': technologies, 'tools.ts': { tools } },
};

beforeEach(() => {
  vi.spyOn(publicFiles, 'has').mockImplementation((file) => existsSync(join('public', file)));
});

/** Sets `profiles[0].url` of a file's content for the rest of a test. */
function changeField(file: string, field: string, value: unknown): void {
  const keys = field.match(/\w+/g) ?? [];
  const content = Object(files)[file];
  const parent = keys.slice(0, -1).reduce((part, key) => Object(part[key]), content);
  changeContent(parent, { [keys.at(-1) ?? '']: value });
}

// biome-ignore format: a table
const cases: [file: string, field: string, wrong: unknown[], advice: RegExp, right?: unknown[]][] = [
  ['path.ts', 'entries[0].from', ['August 2024', '2024-13'], /Use a year, or a year and a month, for example '2024' or '2024-10'/],
  ['path.ts', 'entries[0].to', ['2025-05', '2024'], /before the start, 2025-06/, ['2025']],
  ['path.ts', 'entries[0].url', ['example.com'], /Use a full address/],
  ['path.ts', 'entries[0].projects[0]', ['mobile/99'], /does not exist\. .*'mobile\/1'/],
  [recordFile, 'id', ['', 'a b', '../1', undefined], /(empty|is ".*")\. Use letters, digits and dashes/, ['seed-bank']],
  [recordFile, 'id', ['2'], /already used by projects\/mobile-2-.*example '2-2'/],
  [recordFile, 'url', ['', 'example.com', 'htps://example.com', 'javascript:alert(1)', 'https://', 'a.apk'], /'https:\/\/…' or/],
  [recordFile, 'download', ['../secret.txt', 'downloads/not-there.apk'], /a file in public\//, ['favicon.svg']],
  [recordFile, 'date', ['', 'May 2024', '2024-13', '2024-5', '05/2024', '2024-05-31', 2024], /for example '2024' or '2024-10'/],
  [recordFile, 'order', ['1'], /for example 1\./],
  [recordFile, 'technologies', [undefined], /is empty\. Use a list of names from technologies\.ts/],
  [recordFile, 'technologies[0]', [undefined], /is empty\. Use the names of technologies\.ts/],
  [recordFile, 'description', ['', '  '], /is empty\. Add a text, for example '/],
  ['owner.ts', 'fullName', ['Ada\u202E', 'Ada\u001B', 'Ada\uD83D', 'Ada\uFFFD'], /has the invisible or broken character U\+(202E|001B|D83D|FFFD)\. Delete it/, ['می\u200Cخواهم: \u200FIda', 'क्\u200Dष: a@b']],
  ['owner.ts', 'profiles[0].url', ['https://github.com/a\u200B'], /character U\+200B\. Delete it/, ['https://fa.example/می\u200Cخواهم']],
  ['owner.ts', 'email', ['not-an-email'], /'ana@example\.com'/],
  ['owner.ts', 'whatsapp', ['+49 176', '0176123456'], /country code first/],
  ['owner.ts', 'phone', ['+49 176'], /'\+62 812-3456-7890'/],
  ['owner.ts', 'callMe', ['javascript:alert(1)'], /'tel:\+6281234567890'/, ['tel:+49301234567', 'mailto:ada@example.com']],
  ['owner.ts', 'monogram', ['ADA'], /one or two letters/],
  ['owner.ts', 'inscription', ['a'.repeat(25)], /at most 24 characters/],
  ['owner.ts', 'typedLines', [[]], /at least one entry/],
  ['owner.ts', 'profiles[0].icon', ['icons/none.svg'], /'icons\/github\.svg'/],
  ['owner.ts', 'designPortfolio.url', ['private'], /hide the button/],
  ['owner.ts', 'designPortfolio', [''], /hide the button/, [undefined]],
  ['owner.ts', 'sections[0]', ['bot'], /about, chat, tools, path, projects, notes, contact/],
  ['bot.ts', 'persona', [[]], /is invalid\. Use a list/],
  ['faq.ts', 'languages.en.entries.about.shows', ['worst'], /'best', 'newest' or a project/],
  ['tools.ts', 'tools[0].src', ['icons/none.svg'], /a file in public\//],
  ['technologies.ts', 'react.name', ['Flutter'], /same name.*for example/],
  ['languages.ts', 'languages[0].lang', ['de'], /must be that of words\/site\.ts/],
  ['languages.ts', 'languages[1].lang', [languages[0]?.lang], /List each language once/],
];

const wrong = cases.flatMap(([file, field, values, advice]) => {
  return values.map((value) => ({ file, field, value, advice }));
});
test.each(wrong)('$file: $field $value is an error with an example', ({ file, field, value, advice }) => {
  changeField(file, field, value);
  expect(problems()).toEqual([{ file, field, message: expect.stringMatching(advice) }]);
  expect(problems()[0]?.message).toContain(`"${field}" `);
});

test('right values give no error', () => {
  for (const [file, field, , , right = []] of cases)
    for (const value of right) {
      changeField(file, field, value);
      expect(problems(), field).toEqual([]);
    }
});

test('an owner needs one way to be reached', () => {
  const { email, phone, whatsapp, callMe } = owner;
  const none = { email: '', phone: undefined, whatsapp: '', callMe: undefined };
  changeContent(owner, none);
  expect(problems()).toMatchObject([{ field: 'email', message: expect.stringContaining('a way to reach') }]);
  for (const way of [{ email }, { phone }, { whatsapp }, { callMe }]) {
    changeContent(owner, { ...none, ...way });
    expect(problems()).toEqual([]);
  }
});

/** Lines such as `owner.ts: "email" is empty. …` */
async function linesOf(folder: string, isWarning = false): Promise<string[]> {
  const found = (await checkContent(folder)).filter(({ warning }) => isWarning === !!warning);
  return found.map((error) => errorLine(error).replaceAll(`${folder}/`, ''));
}

test('lists the errors of all files, each once', async () => {
  const folder = copyFolder();
  const profiles = [{ ...owner.profiles[0], icon: 'icons/none.svg' }];
  write(folder, 'owner.ts', { owner: { ...owner, profiles } });
  write(folder, recordFile, { default: { ...record, screens: ['Low'] } });
  write(folder, 'projects/website-2/index.ts', {});
  write(folder, 'tools.ts', { tiles: [] });
  rmSync(join(folder, 'pictures/portrait.png'));
  write(folder, 'projects/mobile-1-tide-table/cover.jpg/1.png', '');
  write(folder, 'notes/gauge.png', '');
  expect(await linesOf(folder)).toEqual([
    expect.stringMatching(/^owner\.ts: "profiles\[0\]\.icon" is "icons\/none\.svg"/),
    'tools.ts: is missing a line that starts with `export const tools =`.',
    'projects/website-2/index.ts: is missing a line that starts with `export default {`.',
    expect.stringMatching(`^${recordFile}: "screens\\[0\\]" has no picture`),
    'pictures/portrait.png: is missing. Save a PNG, JPEG or WebP with this name.',
    expect.stringMatching(/^projects\/mobile-1-tide-table\/cover\.jpg: can’t be read \(EISDIR\)\. Save/),
    'notes/gauge.png: is not a valid image. Save it again as PNG, JPEG or WebP.',
  ]);
});

test('warns about an http profile, a text that its card cuts, letters without a font and unused files', async () => {
  const folder = copyFolder();
  const profiles = [{ name: 'GitHub', icon: 'icons/github.svg', url: 'http://github.com/ana' }];
  write(folder, 'owner.ts', { owner: { ...owner, profiles, personal: 'Ships things 🚀' } });
  const picture = 'projects/mobile-4-tile-games/1.PNG';
  copyFileSync(join(folder, 'pictures/portrait.png'), join(folder, picture));
  copyFileSync(join(folder, 'pictures/portrait.png'), join(folder, 'pictures/portrait.jpg'));
  write(folder, 'projects/website-2-map/record.ts', {});
  expect(await linesOf(folder)).toEqual([]);
  const warnings = await linesOf(folder, true);
  for (const line of [
    'owner.ts: "profiles[0].url" is "http://github.com/ana". Use https:// if the site supports it.',
    expect.stringMatching(
      `^${recordFile}: "description" of "Tile Games" has 233 characters\\. Use at most 110`,
    ),
    expect.stringMatching(/^owner\.ts: No installed font has 🚀, so the CV, covers/),
    expect.stringMatching(`^${picture}: is not used\\. Name it`),
    'pictures/portrait.png: is not used, because portrait.jpg is. Delete one of the two.',
    'projects/website-2-map/record.ts: is in a folder without index.ts. If it is the record, give it this name.',
  ])
    expect(warnings).toContainEqual(line);
});

test('a translation needs its language, its original and its tag', async () => {
  const folder = copyFolder();
  const german = { lang: 'de', name: 'Deutsch', offer: 'Auch auf', decline: 'Nein' };
  write(folder, 'languages.ts', { languages: [...languages, german] });
  const words = (part: string, name: string, texts: string) =>
    `import { ${name} as first } from './${part}.ts'; export const ${name} = { ...first, ${texts} };`;
  write(folder, 'words/chat.de.ts', words('chat', 'chatWords', "lang: 'de', send: undefined"));
  write(folder, 'words/contact.de.ts', words('contact', 'contactWords', "lang: 'ar'"));
  write(folder, 'words/site.fr.ts', {});
  write(folder, 'loose.de.ts', {});
  expect(await linesOf(folder)).toEqual([
    expect.stringMatching(/^words\/site\.ts: has no translation\. Copy it to words\/site\.de\.ts/),
    expect.stringMatching(/^words\/chat\.de\.ts: "send" is missing\. Translate it/),
    expect.stringMatching(/^words\/contact\.de\.ts: "lang" is "ar"\. Write: lang: 'de'/),
    expect.stringMatching(/^loose\.de\.ts: has no loose\.ts/),
    expect.stringMatching(/^words\/site\.fr\.ts: is in 'fr'/),
  ]);
});

test('reports a missing file, and a syntax error once, however many files import it', async () => {
  const folder = copyFolder();
  write(folder, 'owner.ts', `\nexport const owner = { bio: 'I'm here' };`);
  write(folder, 'bot.ts', `import { owner } from './owner.ts'; export const bot = { owner };`);
  expect(await checkContent(folder)).toMatchObject([
    { message: expect.stringMatching(/has a syntax error in or before line 2: .*apostrophe/) },
  ]);
  rmSync(join(folder, 'owner.ts'));
  expect(await linesOf(folder)).toEqual([expect.stringMatching(/^owner\.ts: is missing/)]);
});

// biome-ignore format: a table
test.each([
  ['tools.ts', 'export const tools = [reakt];', /^tools\.ts: can’t be loaded: reakt is not defined\. Check/],
  ['owner.ts', '\uFFFD', /^owner\.ts: can’t be loaded: File appears to be binary\. .*UTF-8/],
  ['bot.ts', "throw 'odd';", /: can’t be loaded: odd\. Check/],
  ['bot.ts', 'throw { message: 42 };', /: can’t be loaded: 42\. Check/],
  ['languages.ts', 'throw new Error("odd");', /^languages\.ts: can’t be loaded: odd\. Check/],
  ['languages.ts', 'export const languages = [null];', /^languages\.ts: "languages\[0\]" is invalid/],
  ['notes/2025-10-01-odd.md/1', '', /^notes\/2025-10-01-odd\.md: is not a file of UTF-8 text/],
  ['faq.ts', 'const faq: any = {}; faq.a = faq; export { faq };', /: can’t be checked: Maximum call stack/],
])('names %s, written as %j', async (file, source, line) => {
  const folder = copyFolder();
  write(folder, file, source);
  expect(await linesOf(folder)).toContainEqual(expect.stringMatching(line));
  // Neither Vite nor the doctor may end before it reports them.
  symlinkSync('none', join(folder, 'gone.png'));
  await checkLocal({}, folder);
  for (const plugin of [content(folder), notes(folder)])
    await Object(plugin).config({}, { command: 'build', mode: 'production' });
});

test('the dev server shows errors on every page until they are fixed', async () => {
  const folder = copyFolder();
  const [watcher, httpServer] = [new EventEmitter(), new EventEmitter()];
  const ws = Object.assign(new EventEmitter(), { send: vi.fn() });
  const config = { base: '/', logger: { error: vi.fn() } };
  const server = { config, ws, watcher, httpServer, middlewares: { use: () => {} } };
  Object(site(folder)).configureServer(server);
  ws.emit('connection');
  expect(ws.send).not.toHaveBeenCalled();
  write(folder, 'languages.ts', { languages: [{}] });
  httpServer.emit('listening');
  const message = expect.stringContaining('languages.ts: "languages[0].lang"');
  const error = { type: 'error', err: { message, stack: '' } };
  await expect.poll(() => ws.send.mock.calls).toEqual([[error]]);
  const shown = { message: ws.send.mock.calls[0]?.[0].err.message };
  await expect(Object(site(folder)).buildApp.handler({ config })).rejects.toMatchObject(shown);
  ws.emit('connection');
  expect(ws.send.mock.calls).toEqual([[error], [error]]);
  write(folder, 'languages.ts', { languages });
  watcher.emit('all', 'change', join(folder, 'languages.ts'));
  await expect.poll(() => ws.send).toHaveBeenLastCalledWith({ type: 'full-reload' });
  expect(config.logger.error).toHaveBeenCalledTimes(1);
});
