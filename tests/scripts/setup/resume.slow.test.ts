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
import { log } from '@clack/prompts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSampleThere } from '#tests/sample/is-there.ts';
import { setUp } from '../../../scripts/setup/run.ts';

vi.mock('@clack/prompts');
vi.mock('../../../scripts/setup/own-pictures.ts');

const home = process.cwd();
const resumes = resolve('tests/scripts/setup/resumes');
const options = { answers: {}, isAsking: false, isAgreed: true, isHelp: false, isClearing: true };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'setup-'));
  const needed = [
    'src/content',
    'scripts/icons',
    'scripts/content/sample-hashes.json',
    'public/icons',
    'tests/sample',
  ];
  for (const path of [...needed, 'package.json', 'biome.json'])
    cpSync(path, join(folder, path), { recursive: true, filter: (file) => !/projects\/.*\.png$/.test(file) });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

const projectsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => `projects/${name}/index.ts`) : [];

const written = () =>
  ['owner.ts', 'path.ts', 'tools.ts', ...projectsIn('src/content/projects')]
    .map((name) => join('src/content', name))
    .filter((path) => existsSync(path))
    .flatMap((path) => (path.endsWith('.ts') ? [path] : readdirSync(path).map((file) => join(path, file))))
    .map((path) => `${path}\n${readFileSync(path, 'utf8')}`)
    .join('\n');

/** The output and the changes of an import. */
const expected: Record<string, [said: string[], written: string[]]> = {
  'byte-order-mark.json': [
    ['certificates[1]: "First Aid" has no date and issuer, skipped.'],
    ["title: 'Best Timetable', by: 'City of Graz', date: '2022', award: true", "at: 'Code Club'"],
  ],
  'cjk.json': [
    ['Added as websites: 列车时刻'],
    ["personal: '我做小而稳定的服务。'", "from: '2021-05', lines"],
  ],
  'html-and-markdown.json': [
    ['snake_case_tool'],
    [
      "role = 'R&D Engineer'",
      "bio: ['I keep small services running.', 'Rust']",
      "'Wrote two schedulers in Vec<Train>.', 'Faster', 'Calmer'",
      "'Renames <files> in one go.'",
    ],
  ],
  'long-and-piped.json': [
    [
      'basics.label: longer than 60',
      'basics.location.postalCode: "8010"',
      'references: 1 entry',
      'interests: 1 entry',
    ],
    [
      "fullName = 'Dr. Rita Kolesar'",
      "phone: '+43 660 1234567'",
      "bio: ['Backend developer | Rust, Go | I keep services running.', 'Before",
    ],
  ],
  'no-basics.json': [['basics.name: missing'], ["title: 'Petrel'", "date: '2024-03'"]],
  'no-protocol.json': [
    ['basics.profiles[2].url: "skype:rita?userinfo" is not a web address, skipped.'],
    [
      "url: 'https://www.example.com'",
      "url: 'https://github.com/rita-k'",
      "urlRepo: 'https://github.com/Rita-K/ledger'",
    ],
  ],
  'odd-dates.json': [
    [
      'work[1].endDate: "28 September" is not a date, skipped.',
      'work[2].endDate: "2024-19-39"',
      'work[3].startDate: "soon"',
    ],
    ["from: '2023-09', lines", "from: '2018-09', to: '2024'", "date: '2020-03'"],
  ],
  'same-projects.json': [
    ['"rain diary" is the same project as "Rain Diary"'],
    ["'For a choir.'", "'For a school.'"],
  ],
  'text-for-lists.json': [
    ['languages[0]: "German" has no fluency', 'for juggling, skipped'],
    [
      "lines: ['Kept trains on time', 'Wrote the timetable']",
      "title: 'BSc, Informatics'",
      'typescript,',
      "location: 'Graz'",
    ],
  ],
  'unset-values.json': [
    ['projects[0]: has no valid date'],
    ["title: 'Petrel'", "from: '2021-05', lines: []"],
  ],
};

test.runIf(isSampleThere).each(readdirSync(resumes))(
  'imports %s, and a second run changes nothing',
  { timeout: 120_000 },
  async (file) => {
    vi.mocked(log.warn).mockClear();
    const resume = join(resumes, file);
    await setUp({ ...options, resume });
    const said = vi.mocked(log.warn).mock.calls.join('\n');
    const [lines = [], texts = []] = expected[file] ?? [];
    for (const line of lines) expect(said.split(line)).toHaveLength(2);
    for (const text of texts) expect(written()).toContain(text);
    expect(await setUp({ ...options, resume })).toEqual([]);
  },
);

test('a résumé and its repository make one project, whose own path and tiles stay', {
  timeout: 120_000,
}, async () => {
  const resume = join(resumes, 'same-projects.json');
  await setUp({ ...options, resume, answers: { name: 'Rita', lang: 'en' } });
  expect(readFileSync('src/content/bot.ts', 'utf8')).toContain('stacks: { web: [], mobile: [] }');
  const words =
    readFileSync('src/content/words.ts', 'utf8') + readFileSync('src/content/words-chat.ts', 'utf8');
  expect(words).not.toMatch(/Tentang|Teknologi|Matursuwun|Tanya|Mulai|Ketik/);
  const tools = readFileSync('src/content/tools.ts', 'utf8');
  writeFileSync('src/content/tools.ts', tools.replaceAll('vscode', 'vscode, figma'));
  await setUp({ ...options, resume: join(resumes, 'text-for-lists.json') });
  expect(readFileSync('src/content/tools.ts', 'utf8')).toMatch(
    /\[\s*github,\s*vscode,\s*figma,\s*react,\s*typescript,?\s*\]/,
  );

  const path = readFileSync('src/content/path.ts', 'utf8').replace('Hill Rail', 'Valley Rail');
  writeFileSync('src/content/path.ts', path);
  expect(await setUp({ ...options, resume: join(resumes, 'odd-dates.json') })).not.toContain(
    'src/content/path.ts',
  );
  expect(vi.mocked(log.info).mock.calls.join()).toContain('src/content/path.ts, which has no Clerk, Guard');
});

test.runIf(isSampleThere)('forty projects become forty records', { timeout: 120_000 }, async () => {
  const projects = Array.from({ length: 40 }, (_, n) => ({
    name: `Tool ${n}`,
    endDate: '2024',
    keywords: [n % 2 ? 'react' : 'flutter'],
  }));
  writeFileSync('resume.json', JSON.stringify({ projects }));
  await setUp({ ...options, resume: 'resume.json' });
  expect(readdirSync('src/content/projects')).toHaveLength(40);
  expect(await setUp({ ...options, resume: 'resume.json' })).toEqual([]);
});

test('writes nothing without a terminal to ask in and without --yes', async () => {
  const before = written();
  await expect(setUp({ ...options, isAgreed: false, answers: { name: 'Rita' } })).rejects.toThrow();
  expect(log.warn).toHaveBeenLastCalledWith(expect.stringContaining('add --yes'));
  expect(written()).toEqual(before);
});
