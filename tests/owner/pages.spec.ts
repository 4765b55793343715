import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { sites } from '../e2e/sites.ts';
import { expect, test } from '../e2e/test.ts';

const { outDir, url } = sites.own;
const address = 'https://own.example.com';
const pages = () =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.endsWith('404.html'))
    .map((file) => ({ file, html: readFileSync(join(outDir, file), 'utf8') }));

/** The value of an attribute that a page must have exactly once. */
function only(html: string, pattern: RegExp): string {
  const values = [...html.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1] ?? '');
  expect(values, String(pattern)).toHaveLength(1);
  return values[0] ?? '';
}

const types: [RegExp, string[]][] = [
  [/mobile\//, ['SoftwareApplication', 'BreadcrumbList']],
  [/website\//, ['CreativeWork', 'BreadcrumbList']],
  [/(^|\/)notes\/index/, ['Blog', 'BreadcrumbList']],
  [/notes\//, ['BlogPosting', 'BreadcrumbList']],
  [/^/, ['Person', 'WebSite', 'ProfilePage']],
];

test('every page has its own title, description, address, image and structured data', () => {
  const seen = { title: new Set(), description: new Set(), image: new Set() };
  for (const { file, html } of pages()) {
    seen.title.add(only(html, /<title>([^<]+)<\/title>/));
    seen.description.add(only(html, /<meta name="description" content="([^"]+)"/));
    const canonical = only(html, /<link rel="canonical" href="([^"]+)"/);
    expect(canonical).toBe(`${address}/${file.replace('index.html', '')}`);
    expect(only(html, /<meta property="og:url" content="([^"]+)"/)).toBe(canonical);
    const image = only(html, /<meta property="og:image" content="([^"]+)"/);
    seen.image.add(image);
    const png = readFileSync(join(outDir, image.replace(`${address}/`, '')));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(png.length, image).toBeLessThanOrEqual(120_000);
    const policy = only(html, /http-equiv="Content-Security-Policy" content="([^"]+)"/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const data = JSON.parse(only(html, /<script type="application\/ld\+json">(.+?)<\/script>/));
    const found = data['@graph'].map((entity: { '@type': string }) => entity['@type']);
    expect(found, file).toEqual(types.find(([pattern]) => pattern.test(file))?.[1]);
  }
  for (const [name, values] of Object.entries(seen)) expect(values.size, name).toBe(pages().length);
});

test('the HTML is valid', async () => {
  // React writes attributes its own way.
  const off = ['no-inline-style', 'attribute-boolean-style', 'attr-case', 'void-style', 'long-title'];
  const rules = Object.fromEntries(off.map((rule) => [rule, 'off' as const]));
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules });
  for (const { file, html } of pages()) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect(messages.map(({ line, ruleId, message }) => `${file}:${line} ${ruleId}: ${message}`)).toEqual([]);
  }
});

test('every page opens without an error, and everything it links to exists', async ({ page }) => {
  const found = new Set<string>();
  const map = readFileSync(join(outDir, 'sitemap.xml'), 'utf8');
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] ?? '').pathname);
  expect(paths).toHaveLength(pages().length);
  for (const path of paths) {
    await page.goto(new URL(path, url).href, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(page.locator('h1')).toHaveCount(1);
    for (const link of await page.evaluate(linkedUrls)) found.add(link);
  }
  const file = new URL((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '', url).href;
  const { start_url, icons } = await page.evaluate(async (url) => (await fetch(url)).json(), file);
  for (const { src } of [{ src: start_url }, ...icons]) found.add(new URL(src, file).href);
  expect(await page.evaluate(missingOf, [...found])).toEqual([]);
});

/** Runs in the page: all links and resources on this host. */
function linkedUrls(): string[] {
  return [...document.querySelectorAll('a, link, img, source')]
    .flatMap((element) => {
      const files = element.getAttribute('srcset')?.split(', ') ?? [];
      const urls = [element.getAttribute('href'), element.getAttribute('src')];
      return [...urls.filter((url) => url !== null), ...files.map((file) => file.split(' ')[0] ?? '')];
    })
    .map((url) => new URL(url, location.href))
    .filter(({ host }) => host === location.host)
    .map(({ origin, pathname }) => origin + pathname);
}

/** Runs in the page. */
async function missingOf(links: string[]): Promise<string[]> {
  const responses = await Promise.all(links.map((link) => fetch(link, { method: 'HEAD' })));
  return responses.filter(({ status }) => status !== 200).map(({ url }) => url);
}
