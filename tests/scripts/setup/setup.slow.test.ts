import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { log, multiselect, text } from '@clack/prompts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSampleThere } from '#tests/sample/is-there.ts';
import { readOptions } from '../../../scripts/setup/answers.ts';
import { applyChanges, type Changes } from '../../../scripts/setup/changes.ts';
import { setUp } from '../../../scripts/setup/run.ts';

vi.mock('@clack/prompts');
vi.mock('../../../scripts/brand/brand-files.ts', () => ({
  brandFiles: () => [],
  drawPortrait: () => readFileSync('src/content/pictures/portrait.png'),
}));

const home = process.cwd();
const resumes = resolve('tests/scripts/setup/resumes');
const needed = [
  'src/content',
  'scripts/icons',
  'scripts/content',
  'public',
  'tests/sample',
  'package.json',
  'tsconfig.json',
];
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  const isText = (file: string) => !/(cover|\/\d+)\.(png|jpe?g|webp)$/.test(file);
  for (const path of needed) cpSync(path, join(folder, path), { recursive: true, filter: isText });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
});
afterEach(() => {
  rmSync(process.cwd(), { recursive: true });
  process.chdir(home);
});

const run = (...options: string[]) => setUp(readOptions(['--yes', ...options]));
const source = (file: string) => readFileSync(join('src/content', file), 'utf8');
const allContent = () =>
  readdirSync('src/content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${file}\n${source(file)}`)
    .join('\n');
const resume = (json: object) => {
  writeFileSync('resume.json', JSON.stringify(json));
  return ['--resume', 'resume.json'];
};

test.runIf(isSampleThere).each(readdirSync(resumes))(
  'imports %s, and a second run adds nothing',
  { timeout: 120_000 },
  async (name) => {
    const [before = ''] = /(?<=personal: ').{30}/.exec(source('owner.ts')) ?? [];
    const options = ['--clear-sample', '--resume', join(resumes, name)];
    expect(await run(...options)).toContain('src/content/path.ts');
    if (name !== 'no-basics.json') expect(allContent()).not.toContain(before);
    expect(await run(...options)).toEqual([]);
  },
);

test.runIf(isSampleThere)(
  'writes answers, keeps what the owner wrote, and takes either line end',
  { timeout: 120_000 },
  async () => {
    for (const file of ['path.ts', 'tools.ts', 'owner.ts'])
      writeFileSync(`src/content/${file}`, source(file).replaceAll('\n', '\r\n'));
    await run(
      '--clear-sample',
      ...resume({
        basics: { name: 'Ana Prova', label: 'UX Designer', phone: '+962 6 500 0000' },
        projects: [{ name: 'Rain', date: '2024', keywords: ['Go'] }],
      }),
    );
    const owner = source('owner.ts');
    expect(owner).toContain("name = 'Ana';");
    expect(owner).toContain("personal: 'UX Designer'");
    expect(owner).toContain("title: 'Ana Prova | UX Designer'");
    expect(owner).toContain("phone = '+962 6 500 0000';");
    expect(owner).toContain("whatsapp = '';");
    expect(owner.replaceAll('\r\n', '')).not.toContain('\n');
    expect(source('tools.ts')).toMatch(/\[go, github, vscode\]/);
    expect(source('path.ts')).not.toContain('Universitas');
    expect(readdirSync('src/content/projects')).toEqual(['website-1-rain']);

    writeFileSync(
      'src/content/owner.ts',
      owner.replace("email: 'you@example.com'", "email: 'ana@ana.example'"),
    );
    writeFileSync('src/content/tools.ts', source('tools.ts').replaceAll('go, ', ''));
    await run(
      '--role',
      'Engineer',
      '--profiles',
      'Blog https://ana.example',
      ...resume({ basics: { email: 'no@ana.example' }, projects: [{ name: 'rain' }] }),
    );
    expect(source('owner.ts')).toContain("email: 'ana@ana.example'");
    expect(source('owner.ts')).toContain("name: 'Blog', icon: 'icons/website.svg'");
    expect(source('owner.ts')).toContain("description: 'Ana Prova – Engineer'");
    expect(source('tools.ts')).toMatch(/\[github, vscode\]/);
    expect(readdirSync('src/content/projects')).toEqual(['website-1-rain']);
    expect(await run()).toEqual([]);
  },
);

test.runIf(isSampleThere)(
  'in another language, leaves neither Indonesian nor an English sentence',
  { timeout: 120_000 },
  async () => {
    const basics = {
      name: 'Ana Prova',
      label: 'Ingeniera de Software',
      location: { city: 'Sabadell', countryCode: 'ES' },
    };
    await run('--clear-sample', '--lang', 'es', ...resume({ basics }));
    expect(source('owner.ts')).toContain("'Ana Prova – Ingeniera de Software, Sabadell, Spain'");
    expect(source('owner.ts')).not.toMatch(/people use|Portfolio (of|as)/);
    expect(source('languages.ts')).toContain("[{ lang: 'es', name: 'español'");
    expect(allContent()).not.toMatch(/Tentang|Teknologi|Matursuwun|Tanya|Mulai|Ketik|toko|sugeng|[Pp]iye/);
  },
);

test('a wrong file and a refusal change nothing', { timeout: 60_000 }, async () => {
  const before = allContent();
  await expect(run('--clear-sample', '--resume', 'package.json')).rejects.toThrow('is not a JSON Resume');
  await expect(setUp({ ...readOptions(['--name', 'Rita']), isAsking: false })).rejects.toThrow();
  expect(log.warn).toHaveBeenLastCalledWith(expect.stringContaining('add --yes'));
  expect(allContent()).toEqual(before);
});

test('a failed check and a signal restore every file', async () => {
  const changes: Changes = new Map([
    ['package.json', 'new'],
    ['public', undefined],
    ['a/b/c.ts', 'new'],
  ]);
  const before = readdirSync('.', { recursive: true }).length;
  for (const fail of [() => Promise.reject(new Error('wrong')), async () => void process.emit('SIGINT')]) {
    await expect(applyChanges(changes, fail)).rejects.toThrow();
    expect(readdirSync('.', { recursive: true })).toHaveLength(before);
    expect(existsSync('a')).toBe(false);
  }
  await applyChanges(changes);
  expect([readFileSync('a/b/c.ts', 'utf8'), existsSync('public')]).toEqual(['new', false]);
});

test('asks twelve questions, about GitHub, and whether to clear and to write', {
  timeout: 60_000,
}, async () => {
  vi.mocked(text).mockResolvedValue('');
  await expect(setUp({ ...readOptions([]), isAsking: true })).resolves.toEqual([]);
  expect(vi.mocked(text)).toHaveBeenCalledTimes(13);
  expect(vi.mocked(multiselect)).not.toHaveBeenCalled();
});
