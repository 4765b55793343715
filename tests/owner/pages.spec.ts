import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sites } from '../e2e/sites.ts';
import { expect, test } from '../e2e/test.ts';

for (const site of [sites.own, sites.below]) {
  test.describe(`the site at ${site.base}`, () => {
    test('every page opens by its address without an error, and every link, picture and icon in it exists', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      const bad: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) bad.push(`${response.status()} ${response.url()}`);
      });
      const found = new Set<string>();
      for (const path of pagePaths(site)) {
        await page.goto(site.url + path);
        await expect(page.locator('h1')).toHaveCount(1);
        for (const url of await page.evaluate(linkedUrls)) found.add(url);
      }
      for (const url of found) {
        const response = await page.request.get(url);
        if (!response.ok()) bad.push(`${response.status()} ${url}`);
      }
      expect(bad).toEqual([]);
    });

    test('icons and start page of the manifest exist', async ({ page, request }) => {
      await page.goto(site.url);
      const href = await page.locator('link[rel=manifest]').getAttribute('href');
      const manifestUrl = new URL(href ?? '', site.url);
      const manifest = await (await request.get(manifestUrl.href)).json();
      const urls = [manifest.start_url, ...manifest.icons.map((icon: { src: string }) => icon.src)];
      for (const url of urls) {
        expect((await request.get(new URL(url, manifestUrl).href)).status(), url).toBe(200);
      }
    });
  });
}

/** Below the base: '' for home, `mobile/3/`. */
function pagePaths({ outDir, base }: { outDir: string; base: string }): string[] {
  const map = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => {
    return new URL(match[1] ?? '', 'http://localhost').pathname.slice(base.length);
  });
  expect(paths).toContain('');
  return paths;
}

/** Runs in the page: everything on this host that it points to. */
function linkedUrls(): string[] {
  const urls = [
    ...document.querySelectorAll('a[href], link[href], img[src], source[srcset], img[srcset]'),
  ].flatMap((element) => {
    const sets =
      element
        .getAttribute('srcset')
        ?.split(', ')
        .map((one) => one.split(' ')[0] ?? '') ?? [];
    return [element.getAttribute('href'), element.getAttribute('src'), ...sets];
  });
  return urls
    .filter((url) => url !== null)
    .map((url) => new URL(url, location.href))
    .filter((url) => url.host === location.host)
    .map((url) => url.href);
}
