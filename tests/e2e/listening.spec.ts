import { expect, openReady, test } from './test.ts';

test('the slideshow is a carousel, announced only when the visitor turns it', async ({ page }) => {
  await openReady(page, '/mobile/5');
  const show = page.getByRole('region', { name: / screenshots$/ });
  await expect(show).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(show.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('button', { name: 'Start motion' }).click();
  await expect(show.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test('Indonesian and Javanese text is marked with its language', async ({ page }) => {
  const words =
    /\b(tentang|saya|tanya|apa|seputar|mulai|dengan|ketik|anda|teknologi|matursuwun|piye|pernah)\b/i;
  const found: string[] = [];
  for (const path of ['/', '/mobile/5', '/website/3']) {
    await openReady(page, path);
    found.push(...(await page.evaluate(runsWithLanguage)));
  }
  const own = found.filter((run) => words.test(run));
  expect(own.length).toBeGreaterThanOrEqual(7);
  expect(own.filter((run) => !/^(id|jv): /.test(run))).toEqual([]);
});

/** Runs in the page: each text and placeholder, prefixed with its language. */
function runsWithLanguage(): string[] {
  const languageOf = (element: Element | null) => element?.closest<HTMLElement>('[lang]')?.lang;
  const runs = Array.from(
    document.querySelectorAll<HTMLInputElement>('[placeholder]'),
    (field) => `${languageOf(field)}: ${field.placeholder}`,
  );
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.closest('script, style, noscript'))
      runs.push(`${languageOf(parentElement)}: ${textContent}`);
  }
  return runs;
}

test('navigation announces the title and focuses the content, also on the way back', async ({ page }) => {
  await openReady(page, '/');
  const announced = page.locator('[aria-live], [role=status]');
  const home = await page.title();
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await expect(announced.filter({ hasText: await page.title() })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(announced.filter({ hasText: home })).toHaveCount(1);
});
