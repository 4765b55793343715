import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { http, passthrough } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as technologies from '#content/technologies.ts';
import { applyChanges, type Changes } from '../../../scripts/setup/apply-changes.ts';
import { botSource } from '../../../scripts/setup/bot-source.ts';
import { clearSample } from '../../../scripts/setup/clear-sample.ts';
import { isMarked, setValue } from '../../../scripts/setup/edit-source.ts';
import { findTechnologies } from '../../../scripts/setup/find-technologies.ts';
import { draftsOf, readAccount } from '../../../scripts/setup/import-github.ts';
import { nextSteps } from '../../../scripts/setup/next-steps.ts';
import { readOptions } from '../../../scripts/setup/options.ts';
import { ownerSource } from '../../../scripts/setup/owner-source.ts';
import { planContent, splitDrafts } from '../../../scripts/setup/plan.ts';
import type { ProjectDraft } from '../../../scripts/setup/project-draft.ts';
import { server as network } from '../../mocks/server.ts';
import { isSampleThere } from '../../sample/is-there.ts';
import { githubServer, type Mood } from './github-server.ts';

const ownerFile = [
  "const name = 'Somebody'; // sample",
  "const fullName = 'Somebody Else'; // sample",
  "const role = 'Maker';",
  "const whatsapp = '620000000000'; // sample",
  'export const owner = {',
  '  name,',
  "  monogram: 'S', // sample",
  '  /** Kept: a comment, with a comma. */',
  "  personal: 'Old.', // sample",
  '  typedLines: [',
  "    'one, two', // sample",
  '  ],',
  "  bio: ['Mine, by hand.'],",
  "  location: 'There', // sample",
  "  email: 'somebody@example.com', // sample",
  "  phone: '+62 000-0000-000', // sample",
  "  profiles: [{ name: 'GitHub', icon: 'icons/github.svg', url: 'https://github.com/' }], // sample",
  '  meta: {',
  "    description: 'Of Somebody.', // sample",
  "    keywords: ['sample'], // sample",
  '  },',
  '};',
  '',
].join('\n');

test('an answer changes its value, removes the mark and changes nothing else', () => {
  const changed = setValue(ownerFile, 'personal', '"It\'s \\"new\\", really; yes."');
  expect(changed).toBe(ownerFile.replace("'Old.', // sample", '"It\'s \\"new\\", really; yes.",'));
  expect(isMarked(ownerFile, 'typedLines', 'sample')).toBe(true);
  expect(isMarked(ownerFile, 'bio', 'sample')).toBe(false);
  expect(setValue(ownerFile, 'meta.keywords', '[]')).toContain('    keywords: [],\n');
  expect(() => setValue(ownerFile, 'gone', '1')).toThrow('no "gone"');
});

test('a missing answer leaves a marked placeholder and keeps text written by hand', () => {
  const source = ownerSource(ownerFile, { name: 'Ольга' }, []);
  expect(source).not.toMatch(/Somebody|There/);
  expect(source).toContain('monogram: "О",');
  expect(source).toContain('email: "you@example.com", // sample');
  expect(source).toContain('const whatsapp = "";');
  expect(source).toContain('phone: "",');
  expect(source).toContain("bio: ['Mine, by hand.'],");
  expect(ownerSource(source, { name: 'Ольга' }, [])).toBe(source);
});

test.runIf(isSampleThere)('rewrites the bot’s persona only while it describes the sample', () => {
  const source = readFileSync('src/content/bot.ts', 'utf8');
  const stacks = { web: ['Go'], mobile: ['Dart'] };
  const own = botSource(source, { name: 'Ana', role: 'Engineer `1`' }, stacks);
  expect(own).toContain('You answer visitors’ questions about');
  expect(own).not.toContain('// sample');
  expect(botSource(own, { name: 'Ana', role: 'Painter' }, stacks)).toBe(own);
});

describe('GitHub', () => {
  const serve = async (mood?: Mood) => {
    const server = await githubServer(mood);
    closing.push(server.close);
    vi.stubEnv('GITHUB_API_URL', server.url);
    network.use(http.all(`${server.url}/*`, () => passthrough()));
  };
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  test('ranks forty repositories, with forks and archived ones last and without empty ones', async () => {
    await serve();
    const { typed, own, others } = await readAccount('ana');
    expect(typed).toMatchObject({ name: 'Ana', fullName: 'Ana Lestari', location: 'Semarang, Indonesia' });
    const stars = own.map(({ stargazers_count }) => stargazers_count);
    expect(stars).toEqual(stars.toSorted((a, b) => b - a));
    expect(own.length + others.length).toBe(40 - 4);
    expect(own.some(({ fork, archived }) => fork || archived)).toBe(false);
    expect(others.every(({ fork, archived }) => fork || archived)).toBe(true);

    const [first, second] = await draftsOf(own.slice(0, 2), technologies, (line) => expect.unreachable(line));
    expect(first).toMatchObject({
      kind: 'website',
      title: 'Weather Notes',
      date: '2024-01',
      url: 'https://weather-notes.example.com',
      p1: 'weather-notes looks at the sky every hour and says in one line whether an umbrella is worth carrying.',
    });
    expect(first?.technologies.map(({ name }) => name)).toEqual(['TypeScript', 'React']);
    expect(second?.description).toMatch(/^dotfiles looks at the sky/);
  });

  test('an organization owns its projects, and a new account has none', async () => {
    await serve();
    const [draft] = await draftsOf((await readAccount('studio')).own.slice(0, 1), technologies, () => {});
    expect(draft?.owner).toBe('studio');
    expect(await readAccount('fresh')).toMatchObject({ own: [], others: [], typed: { name: 'fresh' } });
  });

  test.each<[Mood, string, RegExp]>([
    ['well', 'nobody', /no account called "nobody".*spelling/],
    ['spent', 'ana', /used up until \d\d:\d\d.*GITHUB_TOKEN/],
    ['refused', 'ana', /rejected GITHUB_TOKEN/],
    ['broken', 'ana', /incomplete.*without --github/],
    ['down', 'ana', /status 502.*without --github/],
  ])('when GitHub is %s, asked for %s, the error gives the reason and a fix', async (mood, login, words) => {
    await serve(mood);
    await expect(readAccount(login)).rejects.toThrow(words);
  });

  test('a server that does not answer times out', async () => {
    await serve('slow');
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError')),
    );
    await expect(readAccount('ana')).rejects.toThrow(/did not respond within/);
  });
});

test('finds known technologies and new ones with a logo, and ignores other words', async () => {
  const known = { react: { src: 'icons/react.svg', name: 'React' } };
  expect(await findTechnologies(['C++', 'Brainstorm'], ['reactjs', 'hacktoberfest'], known)).toEqual([
    { key: 'cPlusPlus', name: 'C++', file: 'c-plus-plus.svg', icon: ['devicon', 'cplusplus'] },
    { key: 'react', name: 'React', file: 'react.svg' },
  ]);
});

test('checks options by the rules for content', async () => {
  const { answers } = await readOptions(['--name', 'Ana', '--typed-lines', 'one | two', '--yes']);
  expect(answers).toEqual({ name: 'Ana', typedLines: ['one', 'two'] });
  const { answers: profiles } = await readOptions([
    '--profiles',
    'https://x.com/ana | https://ana.example.com/cv',
  ]);
  expect(profiles.profiles?.map(({ name, icon }) => `${name} ${icon}`)).toEqual([
    'X icons/x.svg',
    'ana.example.com icons/website.svg',
  ]);
  await expect(readOptions(['--email', 'ana', '--whatsapp', '0812'])).rejects.toThrow(
    /email: "ana": Use an e-?mail address.*\nwhatsapp: "0812": /,
  );
  await expect(readOptions(['--profiles', 'https://x.com/ana | github.com/ana'])).rejects.toThrow(
    /^profiles: "github\.com\/ana": Use a (whole|full) address/,
  );
  await expect(readOptions(['--lang', 'Deutsch'])).rejects.toThrow(/^lang: "Deutsch": .*'en'/);
});

test('lists the next steps in order', () => {
  const steps = nextSteps({ left: 7, isSampleCleared: true, lang: 'id' });
  expect(steps).toMatch(
    /1\..*run dev.*2\..* 7 sample texts.*3\..*tools\.ts.*4\..*\(id\).*5\..*\.env.*6\..*run build/s,
  );
  expect(nextSteps({ left: 0, isSampleCleared: false, lang: 'en' })).not.toMatch(
    /tools\.ts|sample texts|English/,
  );
});

describe('writing', () => {
  const home = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'setup-'));
    process.chdir(folder);
    mkdirSync('kept');
    for (const file of ['kept/a.ts', 'b.ts']) writeFileSync(file, 'old');
  });
  afterEach(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
  const read = () => ['b.ts', 'kept/a.ts'].map((file) => readFileSync(file, 'utf8'));

  test('changes all files', async () => {
    await applyChanges(
      new Map([
        ['b.ts', 'new'],
        ['kept', undefined],
        ['d/e.ts', 'new'],
      ]),
    );
    expect([readFileSync('b.ts', 'utf8'), readFileSync('d/e.ts', 'utf8')]).toEqual(['new', 'new']);
    expect(existsSync('kept')).toBe(false);
  });

  test('a failed change restores every file', async () => {
    // The last change fails, because `b.ts` is a file.
    const broken = new Map([
      ['b.ts', 'new'],
      ['kept', undefined],
      ['b.ts/c.ts', 'new'],
    ]);
    await expect(applyChanges(broken)).rejects.toThrow();
    expect(read()).toEqual(['old', 'old']);
  });

  test.each(['the check fails', 'a signal arrives'])('when %s, restores every file', async (reason) => {
    const changes: Changes = new Map([
      ['b.ts', 'new'],
      ['kept', undefined],
      ['new/c.ts', 'new'],
    ]);
    const check = async () => {
      expect(readFileSync('b.ts', 'utf8')).toBe('new');
      if (reason === 'the check fails') throw new Error('Nothing was changed');
      process.emit('SIGINT');
    };
    await expect(applyChanges(changes, check)).rejects.toThrow('Nothing was changed');
    expect(read()).toEqual(['old', 'old']);
    expect(existsSync('new/c.ts')).toBe(false);
  });
});

test.runIf(isSampleThere)('replaces the sample with projects, and a second run changes nothing', async () => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  for (const path of ['src/content', 'scripts/icons', 'tests/sample'])
    cpSync(path, join(folder, path), { recursive: true });
  cpSync('package.json', join(folder, 'package.json'));
  process.chdir(folder);
  try {
    const draft: ProjectDraft = {
      kind: 'mobile',
      title: 'Rain',
      isKindSure: true,
      owner: 'ana',
      date: '2024-05',
      url: 'private',
      urlRepo: 'https://github.com/ana/rain',
      download: 'private',
      description: 'It rains.',
      p1: 'It rains.',
      technologies: await findTechnologies(['Go'], [], {}),
    };
    const wishes = {
      answers: { name: 'Ana', role: 'Engineer' },
      drafts: [draft],
      isSampleCleared: true,
      known: technologies,
    };
    const changes: Changes = new Map();
    await clearSample(changes);
    expect(await planContent(changes, wishes)).toEqual([]);
    await applyChanges(changes);
    expect(readdirSync('src/content/projects')).toEqual(['mobile-1-rain']);
    expect(readdirSync('tests/sample')).toEqual(['is-there.ts']);
    expect(readFileSync('src/content/technologies.ts', 'utf8')).toContain('export const go = ');
    expect(readFileSync('public/icons/go.svg', 'utf8')).toMatch(/^<svg /);

    const again: Changes = new Map();
    await clearSample(again);
    expect(splitDrafts([draft]).there).toEqual([draft]);
    await planContent(again, { ...wishes, drafts: [] });
    expect(
      [...again.keys()].filter((path) => /projects|sample/.test(path) && !path.endsWith('guide-projects.ts')),
    ).toEqual([]);

    // A second run for another person, with one more project and a manually removed tile.
    const tools = readFileSync('src/content/tools.ts', 'utf8');
    writeFileSync('src/content/tools.ts', tools.replace(/\bgo,\s*/g, ''));
    const urlRepo = 'https://github.com/ana/sun';
    const sun = {
      ...draft,
      title: 'Sun',
      urlRepo,
      technologies: await findTechnologies(['Go', 'Rust'], [], {}),
    };
    const later: Changes = new Map();
    const answers = { name: 'Ana', role: 'Painter', location: 'Bern', lang: 'id' };
    expect(
      await planContent(later, { answers, drafts: [sun], isSampleCleared: false, known: technologies }),
    ).toEqual([]);
    await applyChanges(later);
    const source = (file: string) => readFileSync(`src/content/${file}`, 'utf8');
    expect(source('owner.ts')).toContain('"Portfolio of Ana, a painter in Bern."');
    expect(source('words.ts')).toContain('\n  lang: "id",');
    expect(source('tools.ts').replace(/\s+/g, ' ')).toContain('= [ github, vscode, rust, ]');
  } finally {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  }
});
