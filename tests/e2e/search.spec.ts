import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { sites } from './sites.ts';
import { expect, openReady, test } from './test.ts';

test('from a project, / finds another one by keyboard; Escape gives the focus back', async ({ page }) => {
  await openReady(page, `${sites.below.url}mobile/5/`);
  const back = page.getByRole('link', { name: 'Back to Projects' }).first();
  await back.focus();
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByRole('searchbox')).toHaveValue('');
  await page.keyboard.type('tide');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(back).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('tide tabble');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link', { name: /^Tide Table/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${sites.below.url}mobile/1`);
  await expect(dialog).toHaveCount(0);
});

test('on a phone the menu opens it, and the chat takes what it does not find', async ({ page, gemini }) => {
  gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/website/seed-bank');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('zeppelin');
  await page.getByRole('link', { name: 'Ask Ayla Bot' }).click();
  await expect(page).toHaveURL('/#chat');
  await expect(page.getByRole('log')).toContainText(/zeppelin.*Sugeng rawuh!/s);
  expect(gemini.requests.map(({ question }) => question)).toEqual(['zeppelin']);
});
