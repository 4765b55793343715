import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix, sep } from 'node:path';
import { unescape as decode } from 'node:querystring';
import sirv from 'sirv';

/** Types that sirv lacks, or serves without a charset. */
const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

/**
 * Responds like a plain static host: redirects `/folder` to `/folder/`, falls back to 404.html. Answers only GET and HEAD,
 * serves no dot files, and follows no link out of `root`.
 */
export function staticHost(root: string, base: string, hasBrotli = false) {
  const sendFile = sirv(root, {
    dev: true,
    etag: true,
    brotli: hasBrotli,
    extensions: [],
    setHeaders: (response, path) => {
      const type = types[extname(path)];
      if (type) response.setHeader('Content-Type', type);
      // Their names change with their content.
      if (path.startsWith('/assets/')) response.setHeader('Cache-Control', 'max-age=31536000, immutable');
    },
  });

  function isServed(path: string): boolean {
    try {
      // Where links lead.
      const [folder, file] = [realpathSync(root), realpathSync(join(root, path))];
      const isHidden = /[\\/]\.(?!well-known[\\/])/.test(file.slice(folder.length));
      return !isHidden && file.startsWith(folder + sep) && statSync(file).isFile();
    } catch {
      // Not there, or deleted by a new build.
      return false;
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const [rawPath = '', query = ''] = (request.url ?? '').split(/(?=\?)/);
    const path = posix.normalize(rawPath);
    const inside = `${path}/`.startsWith(base) ? path.slice(base.length - 1) : '/404.html';
    const file = inside.endsWith('/') ? `${inside}index.html` : inside;
    // This `decode` leaves malformed escapes alone, where decodeURIComponent throws.
    if (!path.endsWith('/') && isServed(decode(`${inside}/index.html`))) {
      response.writeHead(301, { Location: `${path}/${query}` }).end();
    } else if (file !== '/404.html' && isServed(decode(file))) {
      // sirv throws on an inverted range. Hosts may ignore ranges.
      delete request.headers.range;
      request.url = file;
      sendFile(request, response);
    } else {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(isServed('/404.html') ? readFileSync(join(root, '404.html')) : 'Not Found');
    }
  };
}

/** The base path of a build, read from its asset URLs; `/` for builds of other tools. */
export function basePathOf(folder: string): string {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) throw new Error(`${folder} has no build. Run npm run build first.`);
  return /["'\s(](\/(?:[\w.~-]+\/)*)assets\//.exec(readFileSync(index, 'utf8'))?.[1] ?? '/';
}
