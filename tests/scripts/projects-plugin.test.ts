import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { http, passthrough } from 'msw';
import { createBuilder, createLogger, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { server as mocks } from '#tests/mocks/server.ts';
import { projects } from '../../scripts/vite/projects-plugin.ts';
import { makeContentFolder, owner, write } from './content-folder.ts';

let folder: string;
let server: ViteDevServer | undefined;
beforeEach(async () => {
  folder = await makeContentFolder();
});
afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

test('the dev server survives invalid content, recovers when it is fixed and leaves out an empty path', async () => {
  write(folder, 'owner.ts', { owner: { ...owner, email: 'ada' } });
  write(folder, 'path.ts', { path: { entries: [], certificates: [], languages: [] } });
  const customLogger = createLogger('silent');
  const error = vi.spyOn(customLogger, 'error');
  server = await createServer({
    configFile: false,
    customLogger,
    optimizeDeps: { noDiscovery: true },
    plugins: [projects(folder)],
    // The test emits the watcher's events itself.
    server: { port: 0, host: '127.0.0.1', watch: null, preTransformRequests: false },
  });
  const { watcher } = server;
  const save = (email: string) => {
    write(folder, 'owner.ts', { owner: { ...owner, email } });
    watcher.emit('all', 'change', join(folder, 'owner.ts'));
  };
  await server.listen();
  mocks.use(http.get(/^http:\/\/127\.0\.0\.1:/, () => passthrough()));
  const [address] = server.resolvedUrls?.local ?? [];
  const read = async (path: string) => (await fetch(`${address}${path}`)).text();
  const card = () => read('contact.vcf');
  const cards = () => read('@id/__x00__virtual:projects');

  expect(await cards()).toContain('firstCards = []');
  expect(await card()).not.toContain('EMAIL');
  expect(error).toHaveBeenCalledOnce();
  expect(error.mock.calls[0]?.[0]).toMatch(/^Content errors:\n- .*owner\.ts: "email" is "ada"\. .*$/);

  save(owner.email);
  expect(await card()).toContain(owner.email);
  expect(await cards()).toContain('Tide Tables');
  expect(await read('@id/__x00__virtual:home-parts')).toContain('["about","chat","tools","projects"');
  expect(JSON.parse(await read('site.webmanifest'))).toMatchObject({ short_name: owner.name });

  save('ada');
  await card();
  expect(error).toHaveBeenCalledTimes(2);
  expect(await cards()).toContain('Tide Tables');
});

test('invalid content fails a build with its message alone', async () => {
  write(folder, 'owner.ts', { owner: { ...owner, email: 'ada' } });
  const builder = await createBuilder({ configFile: false, logLevel: 'silent', plugins: [projects(folder)] });
  const error = await builder.buildApp().catch((error: unknown) => error);
  expect(inspect(error)).toMatch(/^Content errors:\n- .*owner\.ts: "email" is "ada"\. .*$/);
});

test('logs a warning once, though each environment reads the content', async () => {
  rmSync(join(folder, 'projects/mobile-14-tides/index.ts'));
  const customLogger = createLogger('silent');
  const warn = vi.spyOn(customLogger, 'warn');
  const stop = { name: 'stop', buildApp: () => Promise.reject(new Error('Seen enough.')) };
  for (const plugin of [projects(folder), projects(folder)]) {
    const builder = await createBuilder({ configFile: false, customLogger, plugins: [plugin, stop] });
    await expect(builder.buildApp()).rejects.toThrow('Seen enough.');
  }
  expect(warn.mock.calls.filter(([line]) => line.includes('cover.png'))).toHaveLength(1);
});
