import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { geminiApi, telegramApi } from '#lib/service-defaults.ts';
import { serviceSettings } from '../../scripts/doctor/settings.ts';
import { checkSite } from '../../scripts/doctor/site.ts';
import { server } from '../mocks/server.ts';

type Page = { status?: number; headers?: Record<string, string>; body?: string };
type Host = Record<string, Page>;

const origin = 'https://ana.dev';

test('finds nothing wrong with a good site', async () => {
  expect(await problemsOf(goodHost())).toEqual([]);
});

// biome-ignore format: a table
const cases: [string, (host: Host) => void, string][] = [
  ['no site', (host) => change(host, '/base/', { status: 404 }), 'error: https://ana.dev/base/ is not a page (status 404)'],
  ['another base path', (host) => change(host, script, { status: 404 }), 'error: The page’s script does not load'],
  ['no sitemap', (host) => change(host, '/base/sitemap.xml', { status: 404 }), 'error: There is no sitemap.xml'],
  ['a missing page', (host) => change(host, project, { status: 404 }), 'error: 1 of 2 pages are missing or wrong'],
  ['home for every page', (host) => change(host, project, { body: page('/base/') }), 'error: 1 of 2 pages are missing'],
  ['status 200 for everything', (host) => change(host, '404', { status: 200 }), 'error: Unknown URLs respond with status 200'],
  ['no picture for shared links', (host) => change(host, '/base/og.png', { status: 404 }), 'error: Shared links have no picture'],
  ['pages kept for a day', (host) => change(host, '/base/', { headers: { ...html, 'cache-control': 'max-age=86400' } }), 'error: Visitors see the old site for up to 86400 seconds'],
  ['no policy', (host) => replace(host, 'connect-src', 'x'), 'error: The pages have no content security policy'],
  ['a policy without the service', (host) => replace(host, telegramApi, ''), `error: The content security policy blocks ${telegramApi}`],
  ['a sample number', (host) => replace(host, 'wa.me/6281234567890', 'wa.me/620000000000'), 'error: The site publishes contacts of the sample: https://wa.me/620000000000'],
  ['a sample link on another page', (host) => change(host, project, { body: `${page(project)}<a class="x" href="https://example.com/shop">Shop</a>` }), 'error: The site publishes contacts of the sample: https://example.com/shop'],
  ['a sample address in the vCard', (host) => change(host, '/base/contact.vcf', { body: 'EMAIL;TYPE=home:ana@example.com\r\nTEL:+62 000-0000-000' }), 'error: The site publishes contacts of the sample: ana@example.com, +62 000-0000-000'],
  ['a build without an address', (host) => change(host, '/base/sitemap.xml', { body: '<loc>/base/</loc>' }), 'error: Search engines and shared links go to /base/, the address in the pages'],
  ['a build for another address', (host) => change(host, '/base/sitemap.xml', { body: '<loc>https://other.dev/base/</loc>' }), 'error: Search engines and shared links go to https://other.dev/base/'],
];

test.each(cases)('reports %s', async (_, spoil, problem) => {
  const host = goodHost();
  spoil(host);
  expect(await problemsOf(host)).toEqual([expect.stringContaining(problem)]);
});

test('in a preview, only warns about the sample and ignores the address', async () => {
  const host = goodHost();
  replace(host, 'wa.me/6281234567890', 'wa.me/620000000000');

  expect(await problemsOf(host, 'http://localhost:4173')).toEqual([
    expect.stringContaining('warning: The site publishes contacts of the sample'),
  ]);
});

test('requires HTTPS', async () => {
  const problems = await problemsOf(goodHost(), 'http://ana.dev');
  expect(problems.join('\n')).toContain('error: http://ana.dev/base/ is not encrypted');
});

/** `error: {message}` for each problem. Also checks that each one has a fix. */
async function problemsOf(host: Host, at = origin): Promise<string[]> {
  server.use(
    http.get(`${at}/*`, ({ request }) => {
      const page = host[new URL(request.url).pathname] ?? host['404'];
      const { status = 200, headers = html, body = '' } = page ?? {};
      return new HttpResponse(body, { status, headers });
    }),
  );
  const results = await checkSite(`${at}/base/`, serviceSettings({}));
  const problems = results.filter(({ level }) => level !== 'ok');
  expect(problems.filter(({ fix }) => !fix)).toEqual([]);
  return problems.map(({ level, message }) => `${level}: ${message}`);
}

const html = { 'content-type': 'text/html' };
const script = '/base/assets/index-abc.js';
const project = '/base/mobile/1/';

function goodHost(): Host {
  const locations = ['/base/', project].map((path) => `<loc>${origin}${path}</loc>`);
  return {
    '/base/': { body: page('/base/') },
    [project]: { body: page(project) },
    '404': { status: 404, body: page('/base/') },
    '/base/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: locations.join('') },
    [script]: { headers: { 'content-type': 'text/javascript' } },
    '/base/contact.vcf': { headers: { 'content-type': 'text/vcard' }, body: 'EMAIL:ana@ana.dev\r\n' },
    '/base/og.png': { headers: { 'content-type': 'image/png' } },
  };
}

/** The parts of a page that the doctor reads. */
function page(path: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="connect-src ${telegramApi} ${geminiApi}">
<link rel="canonical" href="${origin}${path}"/><meta property="og:image" content="${origin}/base/og.png"/>
<a href="/base/contact.vcf">Save</a><a href="https://wa.me/6281234567890">Call Me</a>
<script data-modules="/base/assets/react-abc.js ${script}"></script>`;
}

function change(host: Host, path: string, changes: Page) {
  host[path] = { ...host[path], ...changes };
}

function replace(host: Host, text: string, other: string) {
  change(host, '/base/', { body: page('/base/').replaceAll(text, other) });
}
