import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { expect, openReady, test } from './test.ts';

test('on a phone the bar opens it, and the chat takes what it does not find', async ({ page, gemini }) => {
  gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/website/seed-bank');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('zeppelin');
  await page.getByRole('link', { name: 'Ask Ayla Bot' }).click();
  await expect(page).toHaveURL('/#chat');
  await expect(page.getByRole('log')).toContainText(/zeppelin.*Sugeng rawuh!/s);
  expect(gemini.requests.map(({ question }) => question)).toEqual(['zeppelin']);
});
