import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { log, multiselect, text } from '@clack/prompts';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isSampleThere } from '#tests/sample/is-there.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { runContent } from '../../../scripts/content/run-content.ts';
import { sampleFiles } from '../../../scripts/content/sample-left.ts';
import { readOptions } from '../../../scripts/setup/answers.ts';
import { applyChanges, type Changes } from '../../../scripts/setup/changes.ts';
import { setUp } from '../../../scripts/setup/run.ts';

vi.mock('@clack/prompts');
vi.mock('../../../scripts/setup/check-site.ts', () => ({ installFonts: () => false }));
vi.mock('../../../scripts/brand/brand-files.ts', () => ({
  brandFiles: () => [],
  drawPortrait: vi.fn(async () => readFileSync('src/content/pictures/portrait.png')),
}));

const home = process.cwd();
const resumes = resolve('tests/scripts/setup/resumes');
const folders = ['src/content', 'src/lib', 'scripts/icons', 'scripts/content', 'public', 'tests/sample'];
const needed = [...folders, 'package.json', 'tsconfig.json'];
beforeEach(() => {
  const folder = temporaryFolder();
  const isText = (file: string) => !/(cover|\/\d+)\.(png|jpe?g|webp)$/.test(file);
  for (const path of needed) cpSync(path, join(folder, path), { recursive: true, filter: isText });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
  onTestFinished(() => process.chdir(home));
});

const run = (...options: string[]) => setUp(readOptions(['--yes', ...options]));
const source = (file: string) => readFileSync(join('src/content', file), 'utf8');
const names = () => readdirSync('src/content', { recursive: true, encoding: 'utf8' }).sort();
const allContent = () =>
  names()
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${file}\n${source(file)}`)
    .join('\n');
const resume = (json: object) => {
  writeFileSync('resume.json', JSON.stringify(json));
  return ['--resume', 'resume.json'];
};

const testSample = test.runIf(isSampleThere);

testSample.each(readdirSync(resumes))('imports %s, and a second run adds nothing', async (name) => {
  const [before = ''] = /(?<=personal: ').{30}/.exec(source('owner.ts')) ?? [];
  const options = ['--clear-sample', '--resume', join(resumes, name)];
  expect(await run(...options)).toContain('src/content/path.ts');
  if (name !== 'no-basics.json') expect(allContent()).not.toContain(before);
  expect(await run(...options)).toEqual([]);
});

testSample('writes answers, keeps what the owner wrote, and takes either line end', async () => {
  for (const file of ['path.ts', 'tools.ts', 'owner.ts'])
    writeFileSync(`src/content/${file}`, source(file).replaceAll('\n', '\r\n'));
  const basics = { name: 'Ana Prova', label: 'UX Designer', phone: '+962 6 500 0000' };
  const projects = [{ name: 'Rain', date: '2024', keywords: ['Go'] }];
  await run('--clear-sample', ...resume({ basics, projects }));
  const owner = source('owner.ts');
  expect(owner).toContain("name = 'Ana';");
  expect(owner).toContain("personal: 'Go'");
  expect(owner).toContain("bio: ['UX Designer, Online']");
  expect(owner).toMatch(/title: `\$\{fullName\} \| \$\{role\}`/);
  expect(owner).toContain("phone = '+962 6 500 0000';");
  expect(owner).toContain("whatsapp = '';");
  expect(owner.replaceAll('\r\n', '')).not.toContain('\n');
  expect(source('tools.ts')).toContain("['go']");
  expect(source('path.ts')).toContain('entries: []');
  expect(readdirSync('src/content/projects')).toEqual(['website-1-rain']);

  writeFileSync('src/content/owner.ts', owner.replace('you@example.com', 'ana@ana.example'));
  writeFileSync('src/content/tools.ts', source('tools.ts').replace("['go']", '[]'));
  const later = resume({ basics: { email: 'no@ana.example' }, projects: [{ name: 'rain' }] });
  await run('--role', 'Engineer', '--profiles', 'Blog https://ana.example', ...later);
  expect(source('owner.ts')).toContain("email: 'ana@ana.example'");
  expect(source('owner.ts')).toContain("name: 'Blog', icon: 'icons/website.svg'");
  expect(source('owner.ts')).toContain("role = 'Engineer'");
  expect(source('tools.ts')).toMatch(/= \[\]/);
  expect(readdirSync('src/content/projects')).toEqual(['website-1-rain']);
  expect(await run()).toEqual([]);
});

testSample('draws a portrait to replace, and keeps a photo', async () => {
  const { drawPortrait } = await import('../../../scripts/brand/brand-files.ts');
  const portrait = 'src/content/pictures/portrait.png';
  const picture = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
  vi.mocked(drawPortrait).mockResolvedValueOnce(await picture('blue'));
  await run('--name', 'Ana');
  expect(sampleFiles('src/content')).toContain(portrait);
  writeFileSync(portrait, await picture('green'));
  await run('--clear-sample', '--name', 'Eva');
  expect(readFileSync(portrait)).toEqual(await picture('green'));
  expect(sampleFiles('src/content')).not.toContain(portrait);
});

const indonesian = /Tentang|Teknologi|Matursuwun|Tanya|Mulai|Ketik|Kamu|toko|sugeng|[Pp]iye/;

testSample.each([
  ['es', ['words/site.es.ts']],
  ['es | en', ['words/site.es.ts']],
  ['en | id | de', ['words/site.de.ts', 'words/site.id.ts']],
  ['id', ['words/site.id.ts']],
])('with --lang "%s", keeps its translations, and nothing in other languages', async (lang, words) => {
  const location = { city: 'Sabadell', countryCode: 'ES' };
  const basics = { name: 'Ana Prova', label: 'Ingeniera de Software', location };
  const given = ['--clear-sample', '--lang', lang, ...resume({ basics })];
  await run(...given);
  const { content } = await runContent('src/content');
  expect(content.owner.meta.description).toMatch(
    /^Ana Prova – Ingeniera de Software, Sabadell, (España|Spain|Spanyol)$/,
  );
  expect(content.languages.map((one) => one.lang).join(' | ')).toBe(lang);
  expect(names().filter((name) => /^(words\/site|owner|path)\.\w+\.ts$/.test(name))).toEqual(words);
  expect(source('bot.ts')).not.toMatch(/cek skripsi|thesis/);
  if (!/\bid\b/.test(lang)) expect(allContent()).not.toMatch(indonesian);
  expect(await run(...given)).toEqual([]);
});

test('a wrong file and a refusal change nothing', async () => {
  const before = allContent();
  await expect(run('--clear-sample', '--resume', 'package.json')).rejects.toThrow('is not a JSON Resume');
  await expect(setUp({ ...readOptions(['--name', 'Rita']), isAsking: false })).rejects.toThrow();
  expect(log.warn).toHaveBeenLastCalledWith(expect.stringContaining('add --yes'));
  expect(allContent()).toEqual(before);
});

test('a failed check restores every file', async () => {
  const there = () => readdirSync('.', { recursive: true, encoding: 'utf8' }).sort();
  const before = there();
  const json = readFileSync('package.json', 'utf8');
  const changes: Changes = new Map(
    Object.entries({ 'package.json': 'new', public: undefined, 'a/b.ts': 'new' }),
  );
  await expect(applyChanges(changes, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
  expect(there()).toEqual(before);
  expect(readFileSync('package.json', 'utf8')).toBe(json);
  await applyChanges(changes);
  expect([readFileSync('a/b.ts', 'utf8'), existsSync('public')]).toEqual(['new', false]);
});

test('asks each question, about GitHub, and whether to clear and to write', async () => {
  vi.mocked(text).mockResolvedValue('');
  await expect(setUp({ ...readOptions([]), isAsking: true })).resolves.toEqual([]);
  expect(vi.mocked(text)).toHaveBeenCalledTimes(13);
  expect(vi.mocked(multiselect)).not.toHaveBeenCalled();
});
