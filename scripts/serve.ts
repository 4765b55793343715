/**
 * A file server that knows nothing but files, as the plainest static host does:
 * `tsx scripts/serve.ts dist --port 4173 --base /portfolio/`. What is no file is answered by 404.html. Without `--base`, a
 * build is served below the path that it was built for.
 */
import { existsSync, readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { parseArgs } from 'node:util';
import { contentTypes } from './content-types.ts';
import { startScript } from './doctor/site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '4173' }, base: { type: 'string' } },
});
const [root = 'dist'] = positionals;
const base = values.base ?? builtFor(root);

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const inside = pathname.startsWith(base) ? decodeURIComponent(pathname.slice(base.length)) : undefined;
  const file = inside === undefined ? undefined : await findFile(normalize(`/${inside}`));
  if (file === 'folder') {
    response.writeHead(301, { Location: `${pathname}/` }).end();
    return;
  }
  const path = file ?? join(root, '404.html');
  response.writeHead(file ? 200 : 404, {
    'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
  });
  response.end(await readFile(path));
});

async function findFile(path: string): Promise<string | undefined> {
  const found = await stat(join(root, path)).catch(() => undefined);
  if (found?.isFile()) return join(root, path);
  if (!found?.isDirectory()) return undefined;
  const index = join(root, path, 'index.html');
  const hasIndex = await stat(index).catch(() => undefined);
  if (!hasIndex) return undefined;
  return path.endsWith('/') ? index : 'folder';
}

/** The path below which the pages of a build look for their files. */
function builtFor(folder: string): string {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) {
    console.error(`There is no build in ${folder}. Run npm run build first.`);
    process.exit(1);
  }
  const [script = '/assets/'] = startScript.exec(readFileSync(index, 'utf8')) ?? [];
  return script.slice(0, script.indexOf('assets/'));
}

server.on('error', ({ message }) => {
  console.error(`${message}. Another port: --port 4174`);
  process.exitCode = 1;
});
server.listen(Number(values.port), () => {
  console.log(`Open http://localhost:${(server.address() as AddressInfo).port}${base}`);
});
