import { drag, expect, openReady, test } from './test.ts';

test.describe('the two lists', () => {
  test('Mobile shows first; the address keeps the choice through a reload', async ({ page }) => {
    await openReady(page, '/#project');
    await expect(page.getByRole('tab', { name: 'Mobile' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Mobile' }).getByRole('link')).toHaveCount(5);

    await page.getByRole('tab', { name: 'Website' }).click();
    await expect(page).toHaveURL('/?projects=website#project');
    await expect(page.getByRole('tabpanel', { name: 'Website' }).getByRole('link')).toHaveCount(3);
    await expect(page.getByText('Recent Web Projects')).toBeVisible();
    await expect(page.getByText('Recent Mobile Projects')).toBeHidden();

    await page.reload();
    await expect(page.getByRole('tab', { name: 'Website' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Recent Web Projects')).toBeVisible();
  });

  test('a click on a tab scrolls its list into view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, '/#project');
    const tabs = page.getByRole('tablist');
    await tabs.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect(page.getByText('Recent Mobile Projects')).not.toBeInViewport();
    await page.getByRole('tab', { name: 'Website' }).click();
    await expect(page.getByText('Recent Web Projects')).toBeInViewport();
    await expect(page.getByRole('tabpanel', { name: 'Website' }).getByRole('img').first()).toBeInViewport();
    await expect(tabs).toBeInViewport({ ratio: 1 });
  });

  test('cards stand in one, two or three columns, with at most three lines of text', async ({ page }) => {
    await openReady(page, '/#project');
    const cards = page.getByRole('tabpanel', { name: 'Mobile' }).locator('.card');
    for (const [width, columns] of [
      [390, 1],
      [820, 2],
      [1440, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await cards.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
      const lines = await cards
        .locator('.line-clamp-3')
        .evaluateAll((all) =>
          all.map(
            (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
          ),
        );
      expect(Math.max(...lines), `at ${width} px`).toBeLessThan(3.5);
    }
  });
});

test('Back from a page restores the tab and the scroll position', async ({ page }) => {
  await openReady(page, '/?projects=website#project');
  const card = page.getByRole('link', { name: 'Night Radio' });
  // Read the position when the click arrives: clicking scrolls to a card that is still fading in.
  await page.evaluate(() => {
    addEventListener('click', () => document.body.setAttribute('data-place', `${scrollY}`), true);
  });
  await card.click();
  const before = Number(await page.locator('body').getAttribute('data-place'));
  expect(before).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Night Radio' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Website' })).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
});

test.describe('an unknown address', () => {
  test.use({ expectedMessages: ['404 (Not Found)'] });

  test('has its own title, marks its section, and leads home', async ({ page }) => {
    const marked = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
    for (const [path, title, section] of [
      ['/mobile/999', 'Mobile not found', 'Projects'],
      ['/website/__proto__', 'Website not found', 'Projects'],
      ['/nowhere', 'Unexpected Application Error!', 'Home'],
    ] as const) {
      await openReady(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title.replace('!', '')));
      await expect(marked).toHaveText(section);
      await expect(page.getByText('404 Not Found')).toHaveCount(section === 'Home' ? 1 : 0);
      await page.getByRole('main').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeAttached();
    }
  });
});

test.describe('the slideshow', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const shown = '.slide[data-shown=true] img';

  test('advances every 4 s, wraps, and pauses under the pointer and the focus', async ({ page }) => {
    await page.clock.install();
    await openReady(page, '/mobile/3');
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 1/);
    await page.clock.runFor(4000);
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 2/);
    await expect(page.locator('.slide-leaving')).toHaveCSS('animation-duration', '0.3s');
    for (let step = 0; step < 3; step += 1) await page.clock.runFor(4000);
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 1/);

    await page.locator('.phone').hover();
    await page.clock.runFor(9000);
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 1/);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Next screenshot' }).focus();
    await page.clock.runFor(9000);
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 1/);
  });

  test.describe('on a touch screen', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('swipes turn it, except down the page', async ({ page }) => {
      await openReady(page, '/mobile/5');
      const phone = page.locator('.phone');
      // Each swipe starts on the screen where the previous one ended.
      for (const [name, [x, y], screen] of [
        ['more down than sideways', [-60, 90], 1],
        ['to the left', [-140, 0], 2],
        ['to the right', [140, 0], 1],
      ] as const) {
        // The previous swipe may have scrolled the page.
        await phone.scrollIntoViewIfNeeded();
        await expect.poll(() => page.locator('.slides').evaluate(atScreen), name).toBe(true);
        const box = await phone.boundingBox();
        if (!box) throw new Error('The slideshow is not on the page.');
        await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x, y });
        const alt = new RegExp(`Identifier ${screen}: `);
        await expect(page.locator(shown), name).toHaveAttribute('alt', alt);
      }
    });
  });
});

test('the code of a page is loaded before its link is followed', async ({ page }) => {
  const code = page.waitForResponse(/\/project-page-.*\.js$/);
  await openReady(page, '/#project');
  const card = page.getByRole('tabpanel', { name: 'Mobile' }).getByRole('link').first();
  await card.hover();
  await (await code).finished();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Table' })).toBeVisible();
  await expect(page).toHaveURL('/mobile/1');
  expect(scripts.filter((url) => url.includes('project-page'))).toEqual([]);
});

/** Whether the list has settled on a screen. */
function atScreen({ scrollLeft, clientWidth }: Element): boolean {
  const screens = scrollLeft / clientWidth;
  // The width may be fractional, and `clientWidth` is rounded.
  return Math.abs(screens - Math.round(screens)) < 0.02;
}
