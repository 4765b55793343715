import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { sites } from './sites.ts';
import { contactForm, expect, openReady, test } from './test.ts';

test('without a key, the guide answers, asks back, quotes and admits, by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  await openReady(page, `${sites.below.url}#chat`);
  const chat = page.locator('#chat');
  await expect(chat.getByRole('note')).toHaveText('Answers come from this site’s own content.');
  const answer = chat.getByRole('log').locator('.bubble-bot').last();
  const ask = async (question: string) => {
    await chat.getByRole('textbox').focus();
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
  };

  await ask('Which projects use Flutter?');
  await expect(answer).toContainText('projects with Flutter');
  await expect(answer.getByRole('listitem').getByRole('link', { name: 'Tide Table' })).toBeVisible();

  await ask('Which projects use Flutter and won the regatta?');
  await expect(answer).toContainText('Did you mean:');
  await pressFocused(page, answer.getByRole('button', { name: 'Which projects use Flutter?' }));
  await expect(answer).toContainText('projects with Flutter');
  await expect(chat.getByRole('log')).toBeFocused();

  await ask('Does Seed Bank say which jar held which seed?');
  await expect(answer.getByRole('blockquote')).toHaveText('Nobody knew which jar held which seed.');
  await pressFocused(page, answer.getByRole('link', { name: 'Seed Bank' }));
  await expect(page).toHaveURL(`${sites.below.url}website/seed-bank`);
  await page.goBack();

  await ask('purple bananas');
  await expect(answer).toContainText('I don’t know that.');
  await expectNoViolations(page);
  await pressFocused(page, answer.getByRole('button', { name: 'Ask Ayla in the contact form' }));
  await expect(contactForm(page).message).toHaveValue('purple bananas');
});

/** Goes back to an element with Shift and Tab, and presses it. */
async function pressFocused(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 40 && !(await isFocused()); step++) await page.keyboard.press('Shift+Tab');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}
