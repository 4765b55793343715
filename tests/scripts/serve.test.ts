import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { http, passthrough } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../mocks/server.ts';

const command = ['--import', 'tsx', 'scripts/serve.ts'];

test('a build is shown at the path that it was built for, and the address is said', async () => {
  server.use(http.get(/^http:\/\/localhost:/, () => passthrough()));
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(folder, 'assets'));
  const page = '<script data-modules="/portfolio/assets/react-a1.js /portfolio/assets/index-b2.js"></script>';
  for (const file of ['index.html', '404.html']) writeFileSync(join(folder, file), page);
  writeFileSync(join(folder, 'assets/index-b2.js'), '');
  const preview = spawn(process.execPath, [...command, folder, '--port', '0']);
  try {
    const said = await new Promise<string>((resolve) =>
      preview.stdout.once('data', (part) => resolve(`${part}`)),
    );
    const [address = ''] = /http:\S+/.exec(said) ?? [];
    expect(address).toMatch(/:\d+\/portfolio\/$/);
    const statuses = ['', 'assets/index-b2.js', '../'].map(
      async (path) => (await fetch(new URL(path, address))).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404]);
  } finally {
    preview.kill();
    rmSync(folder, { recursive: true });
  }
});

test('without a build it says what to run', () => {
  const { status, stderr } = spawnSync(process.execPath, [...command, 'no-such-folder'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('There is no build in no-such-folder. Run npm run build first.');
});
