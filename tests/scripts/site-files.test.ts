import { expect, test } from 'vitest';
import { headersFile, robots, sitemap, webManifest } from '../../scripts/vite/site-files.ts';

test('the sitemap lists every address, escaped', () => {
  const map = sitemap(['https://example.com/', 'https://example.com/?a=1&b=2']);
  expect(map).toContain('<loc>https://example.com/</loc>');
  expect(map).toContain('<loc>https://example.com/?a=1&amp;b=2</loc>');
});

test('robots.txt names the sitemap only by its full address', () => {
  expect(robots('https://example.com/sitemap.xml')).toContain('Sitemap: https://example.com/sitemap.xml');
  expect(robots(undefined)).not.toContain('Sitemap');
});

test('the manifest follows the base path', () => {
  const text = { name: 'Portfolio', shortName: 'Ana', description: 'd' };
  const manifest = JSON.parse(webManifest({ ...text, base: '/portfolio/' }));
  expect(manifest.start_url).toBe('/portfolio/');
  expect(manifest.icons[0].src).toBe('/portfolio/icon-192.png');
});

test('caches hashed files for a year', () => {
  const file = headersFile({ 'X-Content-Type-Options': 'nosniff' }, '/portfolio/');
  expect(file).toContain('/*\n  X-Content-Type-Options: nosniff\n');
  expect(file).toMatch(/\/portfolio\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
});
