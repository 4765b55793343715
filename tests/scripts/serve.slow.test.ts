import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const command = ['--import', 'tsx', 'scripts/serve.ts'];

test('serves a build below the path it was built for, and survives malformed requests', async () => {
  const port = await serve();
  const get = (target: string, header?: string) => ask(port, target, { header });

  expect(await get('/portfolio/')).toMatch(/^HTTP\/1.1 200 /);
  expect(await get('/portfolio/assets/index-b2.js')).toMatch(/^HTTP\/1.1 200 [\s\S]*text\/javascript/);
  expect(await get('/portfolio/website/1/')).toMatch(/^HTTP\/1.1 200 [\s\S]*text\/html/);
  expect(await get('/portfolio/website/1?tab=2')).toMatch(
    /^HTTP\/1.1 301 [\s\S]*location: \/portfolio\/website\/1\/\?tab=2\r/i,
  );
  expect(await get('/portfolio')).toMatch(/^HTTP\/1.1 301 [\s\S]*location: \/portfolio\/\r/i);
  for (const target of [
    ...['/', '//', '/%', '/a%a', '*', 'http://elsewhere/', '/portfolio/../index.html', '/portfolio/%'],
    ...['/portfolio/assets', '/portfolio/a%a', '/portfolio/%00', '/portfolio/%2e%2e/%2e%2e/etc/passwd'],
  ])
    expect(await get(target), target).toMatch(/^HTTP\/1.1 404 [\s\S]*No such page/);
  expect(await get('/portfolio/', 'Range: bytes=9-2')).toMatch(/^HTTP\/1.1 200 /);

  for (const hidden of ['.env', '%2eenv', '.git/config', 'out/secret.txt', 'out.html', 'out', 'env.txt'])
    expect(await get(`/portfolio/${hidden}`), hidden).toMatch(/^HTTP\/1.1 404 [\s\S]*No such page/);
  expect(await get('/portfolio/.well-known/security.txt')).toMatch(/^HTTP\/1.1 200 /);
  expect(await ask(port, '/portfolio/', { method: 'HEAD' })).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\n\r\n$/);
  expect(await ask(port, '/portfolio/', { method: 'POST' })).toMatch(
    /^HTTP\/1.1 405 [\s\S]*allow: GET, HEAD\r/i,
  );
});

const host = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

test.skipIf(!host)('opens a preview to this machine only, and with --host to the network', async () => {
  const open = async (...options: string[]) => ask(await serve(...options), '/portfolio/', { host });
  await expect(open()).rejects.toThrow('ECONNREFUSED');
  expect(await open('--host')).toMatch(/^HTTP\/1.1 200 /);
});

/** Serves a small build for the rest of a test. @returns the port */
async function serve(...options: string[]): Promise<number> {
  const folder = temporaryFolder();
  for (const name of ['assets', 'website/1', '.git', '.well-known'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['.env', '.git/config', '.well-known/security.txt'])
    writeFileSync(join(folder, name), 'x');
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  symlinkSync(outside, join(folder, 'out'));
  symlinkSync('.env', join(folder, 'env.txt'));
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'out.html'));
  const page = '<script data-modules="/portfolio/assets/react-a1.js /portfolio/assets/index-b2.js"></script>';
  for (const file of ['index.html', 'website/1/index.html']) writeFileSync(join(folder, file), page);
  writeFileSync(join(folder, '404.html'), 'No such page');
  writeFileSync(join(folder, 'assets/index-b2.js'), '');
  const preview = spawn(process.execPath, [...command, folder, '--port', '0', ...options]);
  onTestFinished(() => void preview.kill());
  const [printed] = await once(preview.stdout, 'data');
  return Number(/http:\/\/localhost:(\d+)\/portfolio\/\n/.exec(`${printed}`)?.[1]);
}

/** The raw response to a request target that `fetch` would reject or normalize. */
function ask(
  port: number,
  target: string,
  { header = 'Accept: */*', host = 'localhost', method = 'GET' } = {},
) {
  const socket = connect(port, host);
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${header}\r\n\r\n`);
  return text(socket);
}
