import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { log } from '@clack/prompts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUp } from '../../../scripts/setup/run.ts';

vi.mock('@clack/prompts');
vi.mock('../../../scripts/setup/own-pictures.ts');

const home = process.cwd();
const resumes = process.env.RESUMES ?? resolve('tests/scripts/setup/resumes');
const options = { answers: {}, isAsking: false, isHelp: false, isClearing: true };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  const needed = [
    'src/content',
    'scripts/icons',
    'scripts/content/sample-prints.json',
    'public/icons',
    'tests/sample',
  ];
  for (const path of [...needed, 'package.json', 'biome.json'])
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !/pictures\/\w+\//.test(file) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const written = () =>
  ['owner.ts', 'path.ts', 'tools.ts', 'projects/website', 'projects/mobile']
    .map((name) => join('src/content', name))
    .filter((path) => existsSync(path))
    .flatMap((path) => (path.endsWith('.ts') ? [path] : readdirSync(path).map((file) => join(path, file))))
    .map((path) => `${path}\n${readFileSync(path, 'utf8')}`)
    .join('\n');

test.each(readdirSync(resumes))(
  '%s is imported, and a second run changes nothing',
  { timeout: 120_000 },
  async (file) => {
    const resume = join(resumes, file);
    expect(await setUp({ ...options, resume })).toContain('src/content/galleries.ts');
    const said = vi.mocked(log.warn).mock.calls.join('\n');
    vi.mocked(log.warn).mockClear();
    if (process.env.SHOW) process.stdout.write(`#### ${file}\n${said}\n${written()}\n`);
    expect(await setUp({ ...options, resume })).toEqual([]);
  },
);
