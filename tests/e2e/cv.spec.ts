import { existsSync } from 'node:fs';
import { sites } from './sites.ts';
import { expect, openReady, test } from './test.ts';

test.skip(existsSync('public/cv.pdf'), 'The owner’s own CV replaces the one of the build.');

test('links to the CV', async ({ page, request }) => {
  await openReady(page, sites.below.url);
  const button = page.locator('#beranda').getByRole('link', { name: 'CV' });
  await expect(button).toHaveAttribute('href', '/portfolio/cv.pdf');
  await expect(page.locator('#contact a[download="Ayla Brennan CV.pdf"]')).toHaveCount(1);
  const answer = await request.get(`${sites.below.url}cv.pdf`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
});
