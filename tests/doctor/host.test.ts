import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { http } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../scripts/doctor/ask.ts';
import { checkMixed } from '../../scripts/doctor/delivery.ts';
import { checkEncrypted, checkHost } from '../../scripts/doctor/host.ts';
import { serviceSettings } from '../../scripts/doctor/settings.ts';
import { server as network } from '../mocks/server.ts';
import { allowLocalServers, startLocalServer } from './local-server.ts';

type Page = { status?: number; headers?: Record<string, string>; body?: string };
type Site = Record<string, Page>;

let host: Awaited<ReturnType<typeof startLocalServer>>;

beforeAll(async () => {
  host = await startLocalServer((_, response) => response.end());
});
beforeEach(allowLocalServers);
afterAll(() => host.close());

test('a site that is delivered as it should be', async () => {
  const findings = await examine(goodSite());

  expect(findings.filter(({ level }) => level !== 'fine')).toEqual([]);
  expect(findings.at(-1)?.what).toContain('/base/assets/index-abc.js');
});

test('relays of the settings have to be in the policy', async () => {
  const settings = serviceSettings({ VITE_TELEGRAM_API_BASE: 'https://relay.example' });
  const findings = await examine(goodSite(), settings);

  expect(findings.filter(({ level }) => level === 'mend').map(({ what }) => what)).toEqual([
    'The policy of the page blocks https://relay.example.',
  ]);
});

const home = '/base/';
const html = { 'content-type': 'text/html' };

test.each<[string, (site: Site) => void, 'mend' | 'advice', RegExp]>([
  ['no site', (site) => delete site[home], 'mend', /is no page \(status 404\)/],
  [
    'scripts at another path',
    (site) => delete site['/base/assets/index-abc.js'],
    'mend',
    /scripts of the page cannot be loaded/,
  ],
  [
    'a script that comes as a page',
    (site) => change(site, '/base/assets/index-abc.js', { headers: html }),
    'mend',
    /scripts of the page cannot/,
  ],
  ['no sitemap', (site) => delete site['/base/sitemap.xml'], 'mend', /no sitemap/],
  [
    'a page that is missing',
    (site) => delete site['/base/mobile/1/'],
    'mend',
    /1 of the 2 pages of the sitemap/,
  ],
  [
    'home for every page',
    (site) => change(site, '/base/mobile/1/', { body: page(home) }),
    'mend',
    /1 of the 2 pages of the sitemap/,
  ],
  ['no pages without a slash', (site) => delete site['/base/mobile/1'], 'mend', /pages without the slash/],
  ['no index.html', (site) => delete site['/base/mobile/1/index.html'], 'mend', /pages with index.html/],
  [
    'status 200 for unknown addresses',
    (site) => change(site, '404', { status: 200 }),
    'mend',
    /status 200, not 404/,
  ],
  [
    'an unknown page of the host’s',
    (site) => change(site, '404', { body: 'nginx' }),
    'advice',
    /host’s own page/,
  ],
  [
    'no picture for shared links',
    (site) => delete site['/base/og/home.png'],
    'mend',
    /picture of shared links/,
  ],
  [
    'a manifest of no type',
    (site) =>
      change(site, '/base/site.webmanifest', { headers: { 'content-type': 'application/octet-stream' } }),
    'advice',
    /site.webmanifest comes as application\/octet-stream/,
  ],
  [
    'a style sheet as text',
    (site) => change(site, '/base/assets/style-abc.css', { headers: { 'content-type': 'text/plain' } }),
    'mend',
    /style-abc.css comes as text\/plain/,
  ],
  [
    'pages cached for long',
    (site) =>
      change(site, home, { headers: { ...site[home]?.headers, 'cache-control': 'max-age=31536000' } }),
    'mend',
    /cached for 31536000 seconds/,
  ],
  [
    'files cached for no time',
    (site) => change(site, '/base/assets/index-abc.js', { headers: { 'content-type': 'text/javascript' } }),
    'advice',
    /not cached for long/,
  ],
  [
    'no compression',
    (site) => change(site, home, { headers: without(site, 'content-encoding') }),
    'advice',
    /not compressed/,
  ],
  [
    'no policy at all',
    (site) => replace(site, home, 'script-src', 'x'),
    'mend',
    /no content security policy/,
  ],
  [
    'no security headers',
    (site) => change(site, home, { headers: without(site, 'referrer-policy') }),
    'advice',
    /does not send referrer-policy/,
  ],
  [
    'no referrers',
    (site) => change(site, home, { headers: { ...site[home]?.headers, 'referrer-policy': 'no-referrer' } }),
    'mend',
    /no-referrer/,
  ],
])('%s', async (_, spoil, level, what) => {
  const site = goodSite();
  spoil(site);
  const findings = (await examine(site)).filter((finding) => finding.level === level);

  expect(findings).toContainEqual(expect.objectContaining({ what: expect.stringMatching(what) }));
  for (const { why, next } of findings) expect([why, next]).toEqual([expect.any(String), expect.any(String)]);
});

test('a build for another address is wrong on a host, and right in a preview', async () => {
  const site = goodSite();
  replace(site, '/base/sitemap.xml', host.url, 'https://other.example');
  replace(site, home, host.url, 'https://other.example');
  const preview = await examine(site);
  network.use(http.get('https://site.example/*', ({ request }) => fetch(`${host.url}${pathOf(request)}`)));
  const hosted = await checkHost('https://site.example/base/', serviceSettings({}));

  expect(preview.filter(({ level }) => level === 'mend')).toEqual([]);
  expect(JSON.stringify(preview)).not.toContain('VITE_SITE_URL');
  expect(hosted).toContainEqual(
    expect.objectContaining({
      level: 'mend',
      what: 'The site says that it lives at https://other.example/base/.',
      next: 'Build with VITE_SITE_URL=https://site.example and VITE_BASE_PATH=/base/.',
    }),
  );
});

const secure: Answer = {
  status: 200,
  headers: new Headers(),
  text: '',
  json: undefined,
  url: 'https://site.example/',
};

test.each([
  ['https://site.example/', 'fine'],
  ['http://site.example/', 'mend'],
  ['http://localhost:4173/', 'fine'],
])('a site that is at %s in the end', (url, level) => {
  expect(checkEncrypted({ address: 'http://site.example/', home: { ...secure, url } }).level).toBe(level);
});

test.each([
  ['<img alt="" src="http://pictures.example/a.png">', 'mend'],
  ['<link rel="stylesheet" href="http://styles.example/a.css">', 'mend'],
  ['<img alt="" src="https://pictures.example/a.png">', 'fine'],
  ['<a href="http://elsewhere.example/">Elsewhere</a>', 'fine'],
])('an encrypted page with %s', (text, level) => {
  expect(checkMixed({ address: 'https://site.example/', home: { ...secure, text } }).level).toBe(level);
});

test.each([
  ['index-abc.js', 'fine', /that of .*: \/base\/assets\/index-abc\.js/],
  ['index-new.js', 'advice', /index-abc\.js\) is not that of .* \(\/base\/assets\/index-new\.js/],
])('the version of the host beside a build with %s', async (script, level, what) => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(dist, 'index.html'), page(home).replace('index-abc.js', script));
  const findings = await examine(goodSite(), undefined, dist);
  rmSync(dist, { recursive: true });
  expect(findings.at(-1)).toMatchObject({ level, what: expect.stringMatching(what) });
});

test('a host that does not answer', async () => {
  expect(await checkHost('http://127.0.0.1:9/', serviceSettings({}))).toMatchObject([
    { level: 'mend', what: 'http://127.0.0.1:9/ is no page (unreachable).' },
  ]);
});

async function examine(site: Site, settings = serviceSettings({}), dist = 'no-such-folder') {
  host.respondWith(({ url = '/' }, response) => {
    const { status, headers, body } = site[url] ?? { status: 404, ...site['404'] };
    response.writeHead(status ?? 200, headers).end(body);
  });
  return checkHost(`${host.url}${home}`, settings, dist);
}

function goodSite(): Site {
  const sent = {
    ...html,
    'cache-control': 'no-cache',
    // What says so is not looked into: these few bytes would not grow smaller.
    'content-encoding': 'identity',
    'content-security-policy': "frame-ancestors 'none'",
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=()',
  };
  const first = { headers: sent, body: page(home) };
  const project = { headers: sent, body: page('/base/mobile/1/') };
  const paths = [home, '/base/mobile/1/'].map((path) => `<url><loc>${host.url}${path}</loc></url>`);
  return {
    [home]: first,
    '/base/index.html': first,
    '/base/mobile/1/': project,
    '/base/mobile/1': { status: 301, headers: { location: '/base/mobile/1/' } },
    '/base/mobile/1/index.html': project,
    '404': { headers: html, body: page(home) },
    '/base/sitemap.xml': file('application/xml', `<urlset>${paths.join('')}</urlset>`),
    '/base/assets/index-abc.js': {
      headers: {
        'content-type': 'text/javascript',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'identity',
      },
    },
    '/base/assets/style-abc.css': file('text/css'),
    '/base/site.webmanifest': file('application/manifest+json'),
    '/base/contact.vcf': file('text/vcard'),
    '/base/favicon.svg': file('image/svg+xml'),
    '/base/og/home.png': file('image/png'),
  };
}

function file(type: string, body = ''): Page {
  return { headers: { 'content-type': type }, body };
}

/** The head of a page as the build writes it. */
function page(path: string): string {
  return `<!doctype html><html><head>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'; connect-src 'self' https://api.telegram.org https://generativelanguage.googleapis.com">
<link rel="canonical" href="${host.url}${path}"/>
<meta property="og:image" content="${host.url}/base/og/home.png"/>
<link rel="icon" href="/base/favicon.svg" type="image/svg+xml" />
<link rel="manifest" href="/base/site.webmanifest" />
<link rel="stylesheet" href="/base/assets/style-abc.css">
</head><body><a href="/base/contact.vcf">Save</a>
<script data-modules="/base/assets/react-abc.js /base/assets/index-abc.js"></script></body></html>`;
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}

function change(site: Site, path: string, changes: Page) {
  site[path] = { ...site[path], ...changes };
}

function replace(site: Site, path: string, text: string, other: string) {
  change(site, path, { body: site[path]?.body?.replaceAll(text, other) ?? '' });
}

function without(site: Site, header: string): Record<string, string> {
  const { [header]: _, ...rest } = site[home]?.headers ?? {};
  return rest;
}
