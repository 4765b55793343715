import { extractLinks, extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pathView } from '#content/assemble/path-view.ts';
import { owner } from '#content/owner.ts';
import { path as ownPath } from '#content/path.ts';
import type { Path, PathEntry } from '#content/schema/path.ts';
import { words } from '#content/words/site.ts';
import { type CvContent, cvDocument } from '#files/cv-document.ts';
import { cvFile } from '../../scripts/cv/cv-file.ts';

const all = { projects: 99, entries: 99, lines: 99 };
const project: CvContent['projects'][number] = {
  ...{ kind: 'mobile', id: '1', title: 'Rain Diary', date: '2024-05', dateText: 'May 2024' },
  description: 'A diary of the rain. It counts drops.',
  technologies: [{ src: '', name: 'Kotlin' }],
};
const job: PathEntry = { kind: 'work', title: 'Lead', at: 'Studio', from: '2024', to: '2025', lines: [] };

type Change = Partial<Omit<CvContent, 'path'>> & { path?: Path };

function contentWith({ path = ownPath, ...change }: Change): CvContent {
  return { owner, words, dir: 'ltr', projects: [], tools: [], path: pathView(path, [], 'en'), ...change };
}

const entries = (...list: PathEntry[]) => ({ path: { entries: list, certificates: [], languages: [] } });

async function typeset(change: Change) {
  const file = await cvFile(contentWith(change));
  const pdf = await getDocumentProxy(new Uint8Array(file?.bytes ?? []));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { pdf, totalPages, text: text.replace(/\s+/g, ' ') };
}

test('is one tagged page with text in reading order, links and metadata', async () => {
  const address = 'https://ayla.example.com/';
  const page = `${address}mobile/1/`;
  const { pdf, text, totalPages } = await typeset({ projects: [{ ...project, page }], address });
  expect(totalPages).toBe(1);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  expect((await pdf.getMetadata()).info).toMatchObject({
    ...{ Title: 'Ayla Brennan – CV', Author: 'Ayla Brennan', Subject: 'Software Developer, Galway, Ireland' },
    Language: 'en-IE',
  });
  expect(text).toMatch(
    /^Ayla Brennan Software Developer .*ayla@example\.com .*Open to internships from May Work Summer intern .*Jun 2025 – Aug 2025 .*falls silent\. Education .*2023 – present .*Projects Rain Diary May 2024 A diary of the rain\. Kotlin .*First place .*Irish: native/,
  );
  const links = ['mailto:ayla@example.com', page, 'https://github.com/'];
  expect((await extractLinks(pdf)).links).toEqual(expect.arrayContaining(links));
});

test('shows projects with a result first, then others, each with a clause, its technologies and one fact', () => {
  const description = `The counter, the stockroom and the office of a shop in one app: orders, ${'stock, '.repeat(9)}.`;
  const result = 'It closes early.';
  const best = { ...project, title: 'Shop', description, result, facts: ['1', '2', '3'] };
  const { sections } = cvDocument(contentWith({ projects: [project, best] }), all);
  const items = sections.find(({ heading }) => heading === words.bar.sections.project)?.items ?? [];
  expect(items.map(({ title }) => title.text)).toEqual(['Shop', 'Rain Diary']);
  expect(items[0]?.beside).toHaveLength(1);
  expect(items[0]?.paragraphs.map(([text]) => text?.text)).toEqual([
    'The counter, the stockroom and the office of a shop in one app. It closes early.',
    'Kotlin',
  ]);
});

test('takes US paper, four lines of an entry, and leaves out what no font has', async () => {
  const shipped = entries({ ...job, lines: ['🚀 Shipped 👩‍💻.', 'Two.', 'Three.', 'Four.', 'Five.'] });
  const { pdf, text } = await typeset({ ...shipped, owner: { ...owner, cv: 'letter' } });
  expect((await pdf.getPage(1)).view).toEqual([0, 0, 612, 792]);
  expect(text).toContain('– Shipped.');
  expect(text).toContain('Four.');
  expect(text).not.toContain('Five.');
});

test('keeps Arabic letters once and in their order, in an English CV too', async () => {
  const arabic = { at: 'شركة البحر W.L.L.', lines: ['مطوّرة برمجيات في عمّان'] };
  const { pdf, text } = await typeset(entries({ ...job, ...arabic }));
  for (const word of ['شركة', 'البحر', 'مطورة', 'برمجيات', 'عمان']) expect(text).toContain(word);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? item : []));
  const left = (word: string) => Number(texts.find(({ str }) => str.includes(word))?.transform[4]);
  expect(left('مطورة')).toBeGreaterThan(left('عمان'));
  // The dot stays at the end of the name.
  expect(left('W.L.L.')).toBeGreaterThan(0);
});
