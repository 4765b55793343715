import { expect, hydrateAll, openReady, test } from './test.ts';

test('the first Tab offers to skip the bar, then the bar follows in visual order', async ({ page }) => {
  await openReady(page, '/');
  await expect(page.locator('body')).toBeFocused();
  const names: string[] = [];
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(focusedName));
  }
  expect(names).toEqual([
    'Skip to content',
    'Ayla',
    'Home',
    'Tools',
    'Projects',
    'Contact',
    'ar العربية',
    'Search',
    'Start motion',
    'Theme: system. Switch to light',
  ]);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Mobile' })).toBeFocused();

  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('arrow keys, Home and End move between the tabs; Tab goes on to the cards', async ({ page }) => {
  await openReady(page, '/#project');
  const [website, mobile] = [
    page.getByRole('tab', { name: 'Website' }),
    page.getByRole('tab', { name: 'Mobile' }),
  ];
  await mobile.focus();
  for (const [key, tab] of [
    ['ArrowRight', website],
    ['ArrowRight', mobile],
    ['ArrowLeft', website],
    ['End', mobile],
    ['Home', website],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab).toBeFocused();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Field Notes', exact: true })).toBeFocused();
});

for (const [path, colorScheme] of [
  ['/', 'dark'],
  ['/mobile/5', 'light'],
] as const) {
  test(`each stop of Tab on ${path} shows a ring and is not covered`, { tag: '@all' }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await openReady(page, path);
    await hydrateAll(page);
    const issues: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      if (key !== 'Tab') await page.getByRole('contentinfo').getByRole('link').last().focus();
      let stops = 0;
      for (; stops < 120; stops += 1) {
        await page.keyboard.press(key);
        const found = await page.evaluate(focusIssues);
        if (!found) break;
        issues.push(...found);
      }
      expect(stops).toBeGreaterThan(10);
      expect(stops).toBeLessThan(120);
    }
    expect(issues).toEqual([]);
  });
}

/** Runs in the page. */
function focusedName(): string {
  const element = document.activeElement;
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
}

/** Runs in the page: why the focused element cannot be seen; nothing at the end of the page. */
function focusIssues(): string[] | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const name = (element.getAttribute('aria-label') || element.textContent || element.id).trim().slice(0, 40);
  const issues: string[] = [];
  const box = element.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (!element.closest('header, [href="#main"], dialog') && box.top < bar)
    issues.push(`${name}: under the bar`);
  // Browsers scroll by whole pixels, and in a field only until they see the caret.
  if (
    (element.matches('textarea') ? box.top + 30 : box.bottom) >= innerHeight + 1 &&
    box.height < innerHeight
  )
    issues.push(`${name}: below the screen`);
  // A card, row, tile or phone shows the ring of the link that covers it.
  const candidates = [element];
  for (let one = element.parentElement; one && !one.matches('section, main'); one = one.parentElement)
    candidates.push(one);
  const hasRing = candidates.some((one) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, pseudo);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    }),
  );
  if (!hasRing) issues.push(`${name}: no focus ring`);
  return issues;
}
