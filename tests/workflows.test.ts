import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

type Job = { steps: { run?: string; uses?: string }[]; permissions?: Record<string, string> };

const folder = '.github/workflows';
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const jobsOf = (file: string): Record<string, Job> => parse(read(file)).jobs;

test.each(readdirSync(folder))('%s pins its actions, and runs scripts that exist', (file) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const steps = Object.values(jobsOf(file)).flatMap((job) => job.steps);
  for (const { run = '', uses = '' } of steps) {
    if (uses.includes('@')) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    for (const [, name = ''] of run.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([name]);
    for (const [, path = ''] of run.matchAll(/(?:bash|node|tsx) ([\w./-]+)/g))
      expect(existsSync(path), path).toBe(true);
  }
});

test('a deployment runs the build alone, and only the job that publishes may write', () => {
  const { build, deploy } = jobsOf('deploy.yml');
  const steps = [...(build?.steps ?? []), ...(deploy?.steps ?? [])];
  expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run build']);
  expect(parse(read('deploy.yml')).permissions).toEqual({});
  expect(Object.values(build?.permissions ?? {})).toEqual(['read', 'read']);
  expect(deploy?.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
});
