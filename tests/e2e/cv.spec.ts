import { existsSync } from 'node:fs';
import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { findChromium } from '../../scripts/chromium.ts';
import { cvFile } from '../../scripts/cv/cv-file.ts';
import { owner } from '../fixture/content/owner.ts';
import { path } from '../fixture/content/path.ts';
import { words } from '../fixture/content/words.ts';
import { sites } from './sites.ts';
import { expect, openReady, test } from './test.ts';

test.skip(existsSync('public/cv.pdf'), 'The owner’s own CV replaces the one of the build.');

test('the CV is one tagged page with text, links and metadata', async ({ page, request }) => {
  await openReady(page, sites.below.url);
  const button = page.locator('#beranda').getByRole('link', { name: 'CV' });
  await expect(button).toHaveAttribute('href', '/portfolio/cv.pdf');
  await expect(page.locator('#contact a[download="Ayla Brennan CV.pdf"]')).toHaveCount(1);
  const answer = await request.get(`${sites.below.url}cv.pdf`);
  expect(answer.headers()['content-type']).toBe('application/pdf');

  const pdf = await getDocumentProxy(new Uint8Array(await answer.body()));
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getMetadata()).info).toMatchObject({
    ...{ Title: 'Ayla Brennan – CV', Author: 'Ayla Brennan', Subject: 'Software Developer, Galway, Ireland' },
    Language: 'en-IE',
  });
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  const facts = [
    ...['ayla@example.com', 'Open to internships from May', 'Summer intern', 'Jun 2025 – Aug 2025'],
    ...['falls silent.', '2023 – present', 'Seed Bank', '300 seeds', 'First place', 'Irish native'],
  ];
  expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  expect((await extractLinks(pdf)).links).toEqual(
    expect.arrayContaining([
      ...['mailto:ayla@example.com', 'https://ayla.example.com/portfolio/', 'https://github.com/'],
      ...['https://ayla.example.com/portfolio/website/seed-bank/', 'https://example.com/marine-data'],
    ]),
  );
});

const many = Array.from({ length: 40 }, (_, index) => ({
  ...{ kind: 'work' as const, title: `Post ${index}`, at: 'Studio '.repeat(13), from: `${1980 + index}` },
  lines: Array<string>(4).fill('One of four sentences that say in some more words what was done there.'),
}));
const none = { entries: [], certificates: [], languages: [] };

for (const [name, content, pages, first] of [
  ['forty entries', { path: { ...path, entries: many }, words }, 2, 'Post 39'],
  ['no path', { path: none, words }, 1, 'Ayla Brennan'],
] as const) {
  test(`the CV holds ${name}`, async () => {
    const { file } = await cvFile({ owner, tools: [], pages: [], ...content }, findChromium);
    const { text, totalPages } = await extractText(new Uint8Array((await file?.bytes?.()) ?? []), {
      mergePages: true,
    });
    expect(totalPages).toBe(pages);
    expect(text).toContain(first);
  });
}
