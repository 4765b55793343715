/** Serves a build like a plain static host: `tsx scripts/serve.ts dist --port 4173 --base /portfolio/`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { basePathOf, staticHost } from './static-host.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '4173' }, base: { type: 'string' } },
  });
  const [root = 'dist'] = positionals;
  const base = values.base ?? basePathOf(root);
  const server = createServer(staticHost(root, base));
  server.on('error', (error) => fail(`${error.message}. Use another port: --port 4174`));
  server.listen(Number(values.port), () => {
    console.log(`Open http://localhost:${(server.address() as AddressInfo).port}${base}`);
  });
} catch (error) {
  fail((error as Error).message);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
