import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { sites } from './sites.ts';
import { contactForm, expect, openReady, test } from './test.ts';

test('without a key the site answers, lists, admits and stays serious, by keyboard', async ({ page }) => {
  await openReady(page, `${sites.below.url}#chat`);
  const chat = page.locator('#chat');
  await expect(chat.getByRole('note')).toHaveText('Answers come from this site’s own content.');
  const answer = chat.getByRole('log').locator('[aria-busy]').last();
  const ask = async (question: string) => {
    await chat.getByRole('textbox').focus();
    await page.keyboard.insertText(question);
    await page.keyboard.press('Enter');
  };

  await ask('Which projects use Flutter?');
  await expect(answer).toContainText('Projects: 3');
  await expect(answer.getByRole('link', { name: 'Tide Table' })).toBeVisible();

  await ask('Who is Ayla?');
  await expect(answer).toContainText('Ayla Brennan, Software Developer.');

  await ask('which jar held which seed');
  await expect(answer).toContainText('Here is what this site says about that:');
  await pressFocused(page, answer.getByRole('link', { name: 'Seed Bank' }));
  await expect(page).toHaveURL(`${sites.below.url}website/seed-bank`);
  await page.goBack();

  await ask('I want to die');
  await expect(answer).toContainText('You can call 116 123.');
  await expect(answer.getByRole('link')).toHaveCount(0);
  await expect(answer.getByRole('button')).toHaveCount(0);

  await ask('purple bananas');
  await expect(answer).toContainText('Nothing here mentions “purple” or “bananas”. Ayla can tell you:');
  await expectNoViolations(page, { at: [390] });
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
