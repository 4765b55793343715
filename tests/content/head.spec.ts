import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { sites } from '../e2e/sites.ts';
import { expect, test } from '../e2e/test.ts';

const { outDir } = sites.own;
const htmlFiles = () =>
  readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const pageFiles = () => htmlFiles().filter((file) => file !== '404.html');
const read = (file: string) => readFileSync(join(outDir, file), 'utf8');

/** The one value of an attribute that a page has; none or several fail. */
function only(html: string, pattern: RegExp): string {
  const values = [...html.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1] ?? '');
  expect(values, String(pattern)).toHaveLength(1);
  return values[0] ?? '';
}

test('each page has a title, description, address and image of its own', () => {
  expect(pageFiles()).toContain('index.html');
  const seen = { title: new Set(), description: new Set(), canonical: new Set(), image: new Set() };
  for (const file of pageFiles()) {
    const html = read(file);
    seen.title.add(only(html, /<title>([^<]+)<\/title>/));
    seen.description.add(only(html, /<meta name="description" content="([^"]+)"/));
    const canonical = only(html, /<link rel="canonical" href="([^"]+)"/);
    expect(canonical).toBe(`https://own.example.com/${file.replace('index.html', '')}`);
    expect(only(html, /<meta property="og:url" content="([^"]+)"/)).toBe(canonical);
    seen.canonical.add(canonical);
    const image = only(html, /<meta property="og:image" content="([^"]+)"/);
    seen.image.add(image);
    const png = readFileSync(join(outDir, image.replace('https://own.example.com/', '')));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(png.length, image).toBeLessThanOrEqual(120_000);
  }
  for (const [name, values] of Object.entries(seen)) expect(values.size, name).toBe(pageFiles().length);
});

test('structured data parses and carries what its types require', () => {
  for (const file of pageFiles()) {
    const data = JSON.parse(only(read(file), /<script type="application\/ld\+json">(.+?)<\/script>/));
    const types: string[] = data['@graph'].map((one: { '@type': string }) => one['@type']);
    if (file === 'index.html') {
      expect(types).toEqual(['Person', 'WebSite', 'ProfilePage']);
      expect(data['@graph'][2].mainEntity['@id']).toBe(data['@graph'][0]['@id']);
    } else {
      expect(types).toEqual([
        file.startsWith('mobile') ? 'SoftwareApplication' : 'CreativeWork',
        'BreadcrumbList',
      ]);
      for (const item of data['@graph'][1].itemListElement) {
        expect(item).toMatchObject({
          '@type': 'ListItem',
          position: expect.any(Number),
          name: expect.any(String),
        });
        expect(URL.canParse(item.item)).toBe(true);
      }
    }
    for (const one of data['@graph'].slice(0, 1)) expect(one.name).toBeTruthy();
  }
});

test('the HTML is valid', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes attributes its own way, and a style attribute where a value differs by record.
      'no-inline-style': 'off',
      'attribute-boolean-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      'long-title': 'off',
    },
  });
  const report = await Promise.all(
    htmlFiles().map(async (file) => ({ file, ...(await validator.validateString(read(file))) })),
  );
  const messages = report.flatMap(({ file, results }) =>
    results.flatMap((result) =>
      result.messages.map((one) => `${file}:${one.line} ${one.ruleId}: ${one.message}`),
    ),
  );
  expect([...new Set(messages)].slice(0, 40)).toEqual([]);
});

test('the policy is in every page and lets no inline script in but ours', () => {
  for (const file of htmlFiles()) {
    const policy = only(read(file), /http-equiv="Content-Security-Policy" content="([^"]+)"/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  }
});
