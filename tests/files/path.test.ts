import { describe, expect, test } from 'vitest';
import { type PathView, pathView } from '#content/assemble/path-view.ts';
import { bot } from '#content/bot.ts';
import { findProject, type Project } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { path as fixture } from '#content/path.ts';
import type { Path, PathEntry } from '#content/schema/path.ts';
import { words } from '#content/words/site.ts';
import { answerFromSite } from '#features/search/answers.ts';
import { createSite } from '#features/search/site.ts';
import { siteData } from '#features/search/site-data.ts';
import { cvDocument } from '#files/cv-document.ts';
import { llmsText } from '#files/llms-text.ts';
import { personaText } from '#files/persona.ts';
import { resume } from '#files/resume.ts';
import { vcard } from '#files/vcard.ts';
import { homeJsonLd } from '../../src/pages/json-ld.ts';

const projects = [{ kind: 'mobile', id: '1', title: 'Tide Table' }] as const;
const entry = (from: string, to?: string): PathEntry => ({
  ...{ kind: 'work', title: `${from} to ${to}`, at: 'Studio', from, lines: [] },
  ...(to && { to }),
});

test('orders entries by date: ongoing first, then by their end, then by their beginning', () => {
  const entries = [
    entry('2020', '2021'),
    entry('2019'),
    entry('2020-03', '2021-12'),
    entry('2024-02', '2024-07'),
    entry('2022-08'),
    entry('2023', '2024'),
  ];
  expect(pathView({ ...fixture, entries }, [], 'en').entries.map(({ title }) => title)).toEqual([
    '2022-08 to undefined',
    '2019 to undefined',
    '2023 to 2024',
    '2024-02 to 2024-07',
    '2020-03 to 2021-12',
    '2020 to 2021',
  ]);
});

test('shows dates in the language of the page and links projects both ways', () => {
  const path = {
    ...fixture,
    entries: [{ ...entry('2024-05', '2025'), projects: ['mobile/1', 'mobile/99'] }],
  };
  const view = pathView(path, projects, 'id');
  expect(view.entries[0]).toMatchObject({
    id: 'path-1',
    from: { value: '2024-05', text: 'Mei 2024' },
    to: { value: '2025', text: '2025' },
    projects,
  });
});

/** Each value is unique, so that a match proves where it came from. */
const changed: Path = {
  entries: [
    { kind: 'work', title: 'Tidewright', at: 'Harbour Works', from: '2025-01', lines: ['Wrote it.'] },
    { kind: 'organisation', title: 'Lampist', at: 'Lighthouse Club', from: '2024-01', lines: ['Lit it.'] },
    { kind: 'education', title: 'Hydrography', at: 'Sea School', from: '2019', to: '2022', lines: ['Read.'] },
  ],
  certificates: [
    { title: 'Deep Diver', by: 'Diving Board', date: '2023-05' },
    { title: 'Golden Buoy', by: 'Sailors’ Fair', date: '2024', award: true },
  ],
  languages: [{ name: 'Faroese', level: 'fluent' }],
};

describe('one change in the path', () => {
  const path = pathView(changed, [], 'en');
  const written = resume(owner, path, []);
  const cv = cvDocument(
    { owner, words, dir: 'ltr', path, projects: [], tools: [] },
    { projects: 9, entries: 9, lines: 9 },
  );
  const known = { ...siteData, path };
  const persona = personaText({ ...known, bot, cv: undefined, language: undefined, helpLines: [] });
  const all = ['Tidewright', 'Harbour Works', 'Lampist', 'Lighthouse Club', 'Hydrography', 'Sea School'];
  const more = ['Deep Diver', 'Diving Board', 'Golden Buoy', 'Faroese'];
  const every = [...all, ...more, 'Wrote it.', 'Lit it.', 'Read.'];

  test.each([
    ['the page', JSON.stringify(path), every],
    ['resume.json', written, every],
    ['the CV', JSON.stringify(cv), every],
    ['llms.txt', llmsText(owner, path, [], [], '/'), every],
    ['the chat', answerFromSite('tell me all', { shown: [] }, createSite(known)).text, every],
    ['the model', persona, every],
    ['contact.vcf', vcard(owner, path), ['Tidewright', 'Harbour Works']],
    [
      'JSON-LD',
      JSON.stringify(homeJsonLd(path)),
      ['"image":"/pictures/portrait-', 'Harbour Works', 'Sea School', ...more],
    ],
  ])('reaches %s', (_, text, facts) => {
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  test('puts each part in its place in resume.json', () => {
    expect(JSON.parse(written)).toMatchObject({
      work: [{ name: 'Harbour Works', position: 'Tidewright', startDate: '2025-01' }],
      volunteer: [{ organization: 'Lighthouse Club' }],
      education: [{ institution: 'Sea School', area: 'Hydrography', endDate: '2022' }],
      certificates: [{ name: 'Deep Diver', issuer: 'Diving Board' }],
      awards: [{ title: 'Golden Buoy', awarder: 'Sailors’ Fair' }],
      languages: [{ language: 'Faroese', fluency: 'fluent' }],
    });
  });
});

const none: PathView = { entries: [], certificates: [], languages: [] };
const page = (date: string): Project => ({
  ...(findProject('website', '3') ?? expect.unreachable()),
  ...{ title: 'Rain [beta]', date, dateText: 'May 2023', description: 'Counts\ndrops.' },
});

test('writes a project into resume.json with its date and its page', () => {
  const written = JSON.parse(resume(owner, none, [page('2024-03')], 'https://example.com/portfolio/'));
  expect(written.projects[0]).toMatchObject({
    name: 'Rain [beta]',
    endDate: '2024-03',
    url: 'https://example.com/portfolio/website/3/',
  });
});

test('leaves out of resume.json what is empty', () => {
  const written = JSON.parse(resume({ ...owner, email: '', phone: '' }, none, []));
  for (const field of ['url', 'email', 'phone']) expect(written.basics).not.toHaveProperty(field);
  expect(written).not.toHaveProperty('work');
});

test('llms.txt has one title, a quoted summary, and lists of links under headings', () => {
  const lines = llmsText(owner, none, [page('2023')], [], 'https://example.com/').split('\n');
  expect(lines.filter((line) => line.startsWith('# '))).toEqual([`# ${owner.fullName}`]);
  expect(lines[2]).toMatch(/^> /);
  expect(lines).toContain('- [Rain \\[beta\\]](https://example.com/website/3/): May 2023. Counts drops.');
  expect(llmsText(owner, none, [], [], '/')).not.toContain('## Projects');
});
