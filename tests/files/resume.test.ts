import { validate } from '@jsonresume/schema';
import { expect, test } from 'vitest';
import { findProject, type Project } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import type { Path } from '#content/schema/path.ts';
import { llmsText } from '#files/llms-text.ts';
import { resume } from '#files/resume.ts';

const none: Path = { entries: [], certificates: [], languages: [] };
const page = (date: string): Project => ({
  ...(findProject('website', '3') ?? expect.unreachable()),
  ...{ title: 'Rain [beta]', date, dateText: 'May 2023', description: 'Counts\ndrops.' },
});

test.each(['2024-03', '2023'])('writes a project of %s as valid JSON Resume', (date) => {
  const written = JSON.parse(resume(owner, none, [page(date)], 'https://example.com/portfolio/'));
  validate(written, (problems) => expect(problems).toBeNull());
  expect(written.projects[0].endDate).toBe(date);
  expect(written.projects[0].url).toBe('https://example.com/portfolio/website/3/');
});

test('writes valid JSON Resume without a site address, projects, email and phone', () => {
  const written = JSON.parse(resume({ ...owner, email: '', phone: '' }, none, []));
  validate(written, (problems) => expect(problems).toBeNull());
  for (const field of ['url', 'email', 'phone']) expect(written.basics).not.toHaveProperty(field);
});

test('llms.txt has one title, a quoted summary, and lists of links under headings', () => {
  const lines = llmsText(owner, none, [page('2023')], [], 'https://example.com/').split('\n');
  expect(lines.filter((line) => line.startsWith('# '))).toEqual([`# ${owner.fullName}`]);
  expect(lines[2]).toMatch(/^> /);
  expect(lines).toContain('- [Rain \\[beta\\]](https://example.com/website/3/): May 2023. Counts drops.');
  expect(llmsText(owner, none, [], [], '/')).not.toContain('## Projects');
});
