import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentTypes } from '../content-types.ts';

const compressed = /html|javascript|css|json|xml|svg|plain|vcard/;

/**
 * Serves a folder as a good static host does: HTTP/2, TLS, brotli, compressed once. Browsers must ignore its certificate.
 *
 * @param folder a build
 * @returns the address, without a slash at its end, and a way to end it
 */
export async function serveHttp2(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  // Before anybody asks: the browser that is measured runs beside it.
  const answers = new Map(
    files.map(({ parentPath, name }) => {
      const path = `/${relative(folder, join(parentPath, name))}`;
      return [path.replace(/\/index\.html$/, '/'), answerFrom(join(parentPath, name))];
    }),
  );

  const server = createSecureServer({ ...selfSigned(), allowHTTP1: true }, (request, response) => {
    const { pathname } = new URL(request.url, 'https://localhost');
    const answer = answers.get(decodeURIComponent(pathname));
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': answer.type,
      'cache-control': 'public, max-age=3600',
      ...(answer.isBrotli && { 'content-encoding': 'br' }),
    });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `https://localhost:${port}`, close: () => server.close() };
}

function answerFrom(file: string) {
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  const isBrotli = compressed.test(type);
  const body = readFileSync(file);
  return { type, body: isBrotli ? brotliCompressSync(body) : body, isBrotli };
}

function selfSigned(): { key: string; cert: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const options = ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', options, { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
