import type { Page } from '@playwright/test';
import { expect, openReady, test } from './test.ts';

test('the slideshow is a carousel of one picture, announced only when the visitor turns it', async ({
  page,
}) => {
  await openReady(page, '/mobile/5');
  const show = page.getByRole('region', { name: / screenshots$/ });
  await expect(show).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(show).toMatchAriaSnapshot(`
    - region /screenshots/:
      - button "Previous screenshot"
      - figure:
        - img /Identifier 1/
      - button "Enlarge"
      - button "Next screenshot"
      - paragraph
      - list:
        - listitem:
          - button /Screenshot 1/
  `);
  await page.mouse.move(0, 0);
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
  const runs: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const owner = texts.currentNode.parentElement;
    if (!owner || owner.closest('script, style, noscript')) continue;
    runs.push(`${owner.closest<HTMLElement>('[lang]')?.lang}: ${texts.currentNode.textContent}`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]')) {
    runs.push(`${field.closest<HTMLElement>('[lang]')?.lang}: ${field.placeholder}`);
  }
  return runs;
}

test('navigation announces the title and focuses the content, also on the way back', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await openReady(page, '/');
  const home = await page.title();
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await expect.poll(announced).toContain(await page.title());
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeAttached();
  await expect.poll(announced).toContain(home);
});

/** Records the texts of live regions from the start of each page load. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=alert], [role=log]');
        if (!region || region.getAttribute('aria-live') === 'off') continue;
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text && text !== announced.at(-1)) announced.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate<string[]>('announced');
}
