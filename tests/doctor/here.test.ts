import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDependencies, checkHere, checkNode } from '../../scripts/doctor/here.ts';

const contentDir = 'tests/fixture/content';
const token = '123456789:AAE-the-secret-of-the-bot-0123456789';

test('Node before 20.19 cannot build the site', () => {
  const versions = ['18.20.4', '20.18.3', '20.19.0', '22.1.0', '24.0.0'];

  expect(versions.map((version) => checkNode(version).level)).toEqual([
    'mend',
    'mend',
    'fine',
    'fine',
    'fine',
  ]);
});

test('a package that is not installed, or in another version, is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'doctor-'));
  const packages = { there: '1.0.0', older: '2.0.0', missing: '1.0.0' };
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: packages }));
  for (const name of ['there', 'older']) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
    writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  }
  expect(checkDependencies(root)).toMatchObject({
    level: 'mend',
    what: expect.stringMatching(/: older, missing\.$/),
    next: 'Run npm ci.',
  });
  rmSync(root, { recursive: true });
});

test('says which settings become public, and what a wrong one has to look like', async () => {
  const findings = await checkHere(
    { VITE_TELEGRAM_BOT_TOKEN: token, VITE_TELEGRAM_CHAT_ID: '4242', VITE_BASE_PATH: 'portfolio' },
    contentDir,
  );
  const wrong = findings
    .filter(({ level }) => level !== 'fine')
    .map(({ level, what }) => `${level}: ${what}`);

  expect(wrong).toContainEqual(expect.stringMatching(/^mend: VITE_BASE_PATH is "portfolio".*\/portfolio\//s));
  expect(wrong).toContain('advice: VITE_TELEGRAM_BOT_TOKEN becomes public.');
  expect(wrong).toContain('advice: VITE_SITE_URL is not set.');
  expect(JSON.stringify(findings)).not.toContain(token);
});

test('content that cannot be built is to mend', async () => {
  const findings = await checkHere({}, 'tests/doctor/no-content');

  expect(findings.filter(({ level }) => level === 'mend')).not.toEqual([]);
});

test('as a command it ends with status 1 when something must be mended, and asks nobody when offline', () => {
  const command = ['--import', 'tsx', 'scripts/doctor/doctor.ts', '--offline', '--json'];
  const env = {
    ...process.env,
    VITE_GEMINI_API_KEY: token,
    VITE_BASE_PATH: 'portfolio',
    CONTENT_DIR: contentDir,
  };
  const { status, stdout } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  const report = JSON.parse(stdout);

  expect(status).toBe(1);
  expect(report.mend).toBe(1);
  expect(new Set(report.findings.map(({ group }: { group: string }) => group))).toEqual(new Set(['here']));
  expect(stdout).not.toContain(token);
});
