/** Serves a build like a plain static host: `tsx scripts/serve.ts dist --port 4173 --base /portfolio/ [--host]`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { basePathOf, staticHost } from './static-host.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '4173' },
      base: { type: 'string' },
      host: { type: 'boolean', default: false },
    },
  });
  const [root = 'dist'] = positionals;
  const base = values.base ?? basePathOf(root);
  const server = createServer(staticHost(root, base));
  server.on('error', (error) => fail(`${error.message}. Use another port: --port 4174`));
  server.listen({ port: Number(values.port), host: values.host ? undefined : '127.0.0.1' }, () => {
    const { port } = server.address() as AddressInfo;
    for (const host of ['localhost', ...(values.host ? networkAddresses() : [])]) {
      console.log(`Open http://${host}:${port}${base}`);
    }
  });
} catch (error) {
  fail((error as Error).message);
}

function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
