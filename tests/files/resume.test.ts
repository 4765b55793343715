import { expect, test } from 'vitest';
import type { PathView } from '#content/assemble/path-view.ts';
import { findProject, type Project } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { llmsText } from '#files/llms-text.ts';
import { resume } from '#files/resume.ts';

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

test('resume.json leaves out what is empty', () => {
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
