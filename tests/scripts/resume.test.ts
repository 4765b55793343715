import { validate } from '@jsonresume/schema';
import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import type { Path } from '#content/path-types.ts';
import type { ProjectPage } from '#content/project.ts';
import { llmsText } from '../../scripts/vite/llms-text.ts';
import { resume } from '../../scripts/vite/resume.ts';

const none: Path = { entries: [], certificates: [], languages: [] };
const picture = { name: 'a', width: 1, height: 1, widths: [], color: '' };
const page = (date: string, title = 'Rain [beta]'): ProjectPage => ({
  kind: 'website',
  id: '4',
  title,
  image: picture,
  imageAlt: 'Rain',
  owner: 'Personal project',
  date,
  url: 'private',
  urlRepo: 'private',
  description: 'Counts\ndrops.',
  p1: 'It counts.',
  p2: '',
  technologies: [{ src: 'icons/react.svg', name: 'React' }],
});

test.each([
  ['March 2024', '2024-03'],
  ['2023', '2023'],
  ['Frühling 2024', undefined],
  ['last summer', undefined],
])('a project of %s is valid in the form of JSON Resume, dated %s', (date, endDate) => {
  const written = JSON.parse(resume(owner, none, [page(date)], 'https://example.com/portfolio/'));
  validate(written, (problems) => expect(problems).toBeNull());
  expect(written.projects[0].endDate).toBe(endDate);
  expect(written.projects[0].url).toBe('https://example.com/portfolio/website/4/');
});

test('a résumé without an address or projects is valid too', () => {
  const written = JSON.parse(resume(owner, none, []));
  validate(written, (problems) => expect(problems).toBeNull());
  expect(written.basics).not.toHaveProperty('url');
});

test('llms.txt has one title, a quoted summary, and lists of links under headings', () => {
  const lines = llmsText(owner, none, [page('2023')], 'https://example.com/').split('\n');
  expect(lines.filter((line) => line.startsWith('# '))).toEqual([`# ${owner.fullName}`]);
  expect(lines[2]).toMatch(/^> /);
  expect(lines).toContain('- [Rain \\[beta\\]](https://example.com/website/4/): Counts drops.');
  expect(llmsText(owner, none, [], '/')).not.toContain('## Projects');
});
