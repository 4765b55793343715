/**
 * Tests that the site can become somebody else's. In a copy of the repository, setup removes the sample, and the site builds
 * without projects and without the chat. With two projects, it passes lint, types, page tests and the unit tests that
 * read its files, and nothing names the sample. Skipped once the sample is gone.
 */
import assert from 'node:assert';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isSampleThere } from '#tests/sample/is-there.ts';
import { languageTexts } from '../../scripts/setup/languages.ts';
import { owner } from '../../src/content/owner.ts';
import { words } from '../../src/content/words/site.ts';
import { sites } from '../e2e/sites.ts';

const copy = resolve(".cache/new-owner's site");

if (isSampleThere) await becomeSomebodyElse();
else console.log('Skipped: the sample is gone.');

async function becomeSomebodyElse(): Promise<void> {
  makeCopy();
  const answers = {
    name: 'Ольга',
    'full-name': 'Ольга Παππά',
    personal: 'I draw for newspapers in the morning and build their charts in the afternoon.',
    'typed-lines': 'I draw maps | Ζωγραφίζω χάρτες | Рисую карты | I build charts | I letter by hand',
    bio: 'A small town between two lakes where the train stops twice a day.',
    email: 'olga@example.com',
  };
  const options = Object.entries(answers).map(([name, value]) => `--${name} "${value}"`);
  await run(`npm run setup -- ${options.join(' ')} --clear-sample --yes`);
  const ownerFile = join(copy, 'src/content/owner.ts');
  const source = readFileSync(ownerFile, 'utf8');
  assert(source.includes("'chat', "), 'the chat is a section');
  writeFileSync(ownerFile, source.replace("'chat', ", ''));
  await run('npm run build -- --outDir .cache/empty --logLevel warn');
  writeFileSync(ownerFile, source);
  const files = filesIn(join(copy, '.cache/empty'));
  const [persona = ''] = languageTexts('en')?.persona?.filter((line) => !line.includes('{')) ?? [];
  assert(!files.some((file) => file.endsWith('persona.txt')), 'a site without the chat has no persona.txt');
  assert(!files.some((file) => readFileSync(file, 'utf8').includes(persona)), 'and no instructions');
  const home = readFileSync(join(copy, '.cache/empty/index.html'), 'utf8');
  assert(home.includes(words.projects.none), 'a site without a project says so');
  assert(home.includes(answers['full-name']), 'home names its owner');

  cpSync('tests/owner/another', join(copy, 'src/content'), { recursive: true });
  const [, record = ''] =
    /```ts\n(\s+import type[^`]+)```/.exec(readFileSync('docs/customise.md', 'utf8')) ?? [];
  mkdirSync(join(copy, 'src/content/projects/mobile-8-rain-diary'));
  writeFileSync(join(copy, 'src/content/projects/mobile-8-rain-diary/index.ts'), record);
  await run('npm run icons');
  await Promise.all([
    ...['check:sample', 'doctor -- --offline', 'lint', 'typecheck'].map((script) => run(`npm run ${script}`)),
    run(
      'npx vitest run --config tests/vitest.config.ts tests/scripts/check-content.test.ts tests/imports.test.ts',
    ),
    run(`npm run build -- --outDir ${sites.own.outDir} --logLevel warn`, sites.own.env),
  ]);
  for (const folder of ['src/content', '.cache/empty', sites.own.outDir]) {
    const texts = filesIn(join(copy, folder)).map((file) => readFileSync(file, 'utf8'));
    const traces = [owner.fullName, owner.email, owner.personal, ...owner.bio];
    for (const trace of traces.flatMap((text) => text ?? []))
      assert(!texts.some((text) => text.includes(trace)), `${folder} does not contain "${trace}"`);
  }
  const port = String(Number(process.env.E2E_PORT ?? 4600) + 20);
  await run('npx playwright test --project=content --no-deps pages', { E2E_PORT: port });
  rmSync(copy, { recursive: true });
}

function makeCopy(): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of files.trim().split('\n')) cpSync(file, join(copy, file));
  mkdirSync(join(copy, '.cache'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: copy });
}

async function run(command: string, env: Record<string, string> = {}): Promise<void> {
  console.log(`\nAs a new owner: ${command}`);
  const child = spawn(command, { cwd: copy, shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  const [status] = await once(child, 'exit');
  assert(status === 0, `${command} succeeds`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
