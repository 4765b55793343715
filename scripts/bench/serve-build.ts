import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { basePathOf, staticHost } from '../static-host.ts';

/** Serves a build at `url` like a good static host: HTTP/2 over TLS (self-signed), text compressed with brotli. */
export async function serveBuild(folder: string): Promise<{ url: string; close: () => void }> {
  const base = basePathOf(folder);
  const copy = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(folder, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|m?js|css|json|svg|xml|txt|webmanifest)$/.test(file)) continue;
    writeFileSync(join(copy, `${file}.br`), brotliCompressSync(readFileSync(join(copy, file))));
  }
  const pem = selfSigned();
  const answer = staticHost(copy, base, true) as unknown as (
    request: Http2ServerRequest,
    response: Http2ServerResponse,
  ) => void;
  const server = createSecureServer({ key: pem, cert: pem }, answer);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}${base}`,
    close() {
      server.close();
      rmSync(copy, { recursive: true });
    },
  };
}

function selfSigned(): string {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];
  const options = ['req', '-x509', '-days', '1', '-subj', '/CN=localhost', ...key];
  return execFileSync('openssl', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
