import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export async function openChat(page: Page, url = '/#home') {
  await page.goto(url);
  const card = page.locator('#chat');
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part]:has(> #chat)')).toHaveAttribute('data-hydrated');
  const log = card.getByRole('log');
  const input = card.getByRole('textbox');
  return {
    card,
    log,
    input,
    stop: card.getByRole('button', { name: 'Stop' }),
    answers: log.locator('[aria-busy]'),
    answer: log.locator('[aria-busy]').last(),
    question: log
      .getByText(/^You:\s*$/)
      .last()
      .locator('..'),
    async ask(question: string) {
      await input.fill(question);
      await input.press('Enter');
    },
  };
}
