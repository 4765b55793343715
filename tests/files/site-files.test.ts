import { expect, test, vi } from 'vitest';
import { textFiles } from '#files/site-files.ts';
import { sitemap } from '#files/sitemap.ts';
import { headersFile } from '../../scripts/vite/headers-file.ts';

test('the sitemap lists every address, escaped, and the same page in other languages', () => {
  const map = sitemap([
    { url: 'https://example.com/', alternates: [] },
    {
      url: 'https://example.com/?a=1&b=2',
      alternates: [{ lang: 'id', url: 'https://example.com/id/?a=1&b=2' }],
    },
  ]);
  expect(map).toContain('<url><loc>https://example.com/</loc></url>');
  expect(map).toContain('<loc>https://example.com/?a=1&amp;b=2</loc>');
  expect(map).toContain('hreflang="id" href="https://example.com/id/?a=1&amp;b=2"');
});

test('the manifest follows the base path', async () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  const files = await textFiles('');
  const manifest = JSON.parse(files.find(({ file }) => file === 'site.webmanifest')?.text ?? '');
  expect(manifest.start_url).toBe('/portfolio/');
  expect(manifest.icons[0].src).toBe('/portfolio/icon-192.png');
});

test('other hosts get the headers of vercel.json, with the policy of the build', () => {
  const [everywhere, assets] = headersFile("default-src 'none'", '/portfolio/').split('\n\n');
  expect(everywhere).toMatch(
    /^\/portfolio\/\*\n {2}Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n/,
  );
  expect(assets).toBe('/portfolio/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
});
