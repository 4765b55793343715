import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { geminiApi, telegramApi } from '#lib/env.ts';
import { serviceSettings } from '../../scripts/doctor/settings.ts';
import { checkSite } from '../../scripts/doctor/site.ts';
import { server } from '../mocks/server.ts';

type Page = { status?: number; headers?: Record<string, string>; body?: string };
type Host = Record<string, Page>;

const origin = 'https://ana.dev';

const script = '/base/assets/index-abc.js';
const project = '/base/mobile/1/';
const html = { 'content-type': 'text/html' };

/** The parts of a page that the doctor reads. */
function page(path: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="connect-src ${telegramApi} ${geminiApi}">
<link rel="canonical" href="${origin}${path}"/><meta property="og:image" content="${origin}/base/og.png"/>
<script data-modules="/base/assets/react-abc.js ${script}"></script>`;
}

const home = page('/base/');
const locations = ['/base/', project].map((path) => `<loc>${origin}${path}</loc>`);
const goodHost: Host = {
  '/base/': { body: home },
  [project]: { body: page(project) },
  404: { status: 404, body: home },
  '/base/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: locations.join('') },
  [script]: { headers: { 'content-type': 'text/javascript' } },
  '/base/og.png': { headers: { 'content-type': 'image/png' } },
};

/** `error: {message}` for each problem of a good host with changes. Also checks that each one has a fix. */
async function problemsOf(changes: Host = {}, at = origin): Promise<string[]> {
  server.use(
    http.get(`${at}/*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      const path = goodHost[pathname] ? pathname : '404';
      const { status = 200, headers = html, body = '' } = { ...goodHost[path], ...changes[path] };
      return new HttpResponse(body, { status, headers });
    }),
  );
  const results = await checkSite(
    `${at}/base/`,
    serviceSettings({ VITE_TELEGRAM_BOT_TOKEN: '1:a', VITE_TELEGRAM_CHAT_ID: '42' }),
  );
  const problems = results.filter(({ level }) => level !== 'ok');
  expect(problems.filter(({ fix }) => !fix)).toEqual([]);
  return problems.map(({ level, message }) => `${level}: ${message}`);
}

// biome-ignore format: a table
const cases: [string, Host, string][] = [
  ['no site', { '/base/': { status: 404 } }, 'error: https://ana.dev/base/ is not a page (status 404)'],
  ['another base path', { [script]: { status: 404 } }, 'error: The page’s script does not load'],
  ['no sitemap', { '/base/sitemap.xml': { status: 404 } }, 'error: There is no sitemap.xml'],
  ['a missing page', { [project]: { status: 404 } }, 'error: 1 of 2 pages are missing or wrong'],
  ['home for every page', { [project]: { body: home } }, 'error: 1 of 2 pages are missing'],
  ['status 200 for everything', { 404: { status: 200 } }, 'error: Unknown URLs respond with status 200'],
  ['no picture for shared links', { '/base/og.png': { status: 404 } }, 'error: Shared links have no picture'],
  ['pages kept for a day', { '/base/': { headers: { ...html, 'cache-control': 'max-age=86400' } } }, 'error: Visitors see the old site for up to 86400 seconds'],
  ['no policy', { '/base/': { body: home.replace('connect-src', 'x') } }, 'error: The pages have no content security policy'],
  ['a policy without the service', { '/base/': { body: home.replace(telegramApi, '') } }, `error: The content security policy blocks ${telegramApi}`],
  ['a build without an address', { '/base/sitemap.xml': { body: '<loc>/base/</loc>' } }, 'error: Search engines and shared links go to /base/, the address in the pages'],
  ['a build for another address', { '/base/sitemap.xml': { body: '<loc>https://other.dev/base/</loc>' } }, 'error: Search engines and shared links go to https://other.dev/base/'],
];

test.each(cases)('reports %s', async (_, changes, problem) => {
  expect(await problemsOf(changes)).toEqual([expect.stringContaining(problem)]);
});

test('finds nothing wrong with a good site, and requires HTTPS', async () => {
  expect(await problemsOf()).toEqual([]);
  expect((await problemsOf({}, 'http://ana.dev'))[0]).toContain(
    'error: http://ana.dev/base/ is not encrypted',
  );
});
