import { expect, openReady, test } from './test.ts';

test.describe('the two lists', () => {
  test('Mobile is shown first; the pick lives in the address and survives a reload', async ({ page }) => {
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

  test('a pick brings its list into view', async ({ page }) => {
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

  test('arrows, Home and End move between the tabs', async ({ page }) => {
    await openReady(page, '/#project');
    await page.getByRole('tab', { name: 'Mobile' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Website' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Website' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Mobile' })).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.getByRole('tab', { name: 'Website' })).toBeFocused();
  });

  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1440, 3],
  ] as const) {
    test(`at ${width} px the cards stand in ${columns} column(s), three lines of text at most`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await openReady(page, '/#project');
      const cards = page.getByRole('tabpanel', { name: 'Mobile' }).locator('.card');
      const lefts = await cards.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size).toBe(columns);
      const lines = await cards
        .locator('.line-clamp-3')
        .evaluateAll((all) =>
          all.map((one) =>
            Math.round(
              one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
            ),
          ),
        );
      expect(Math.max(...lines)).toBeLessThanOrEqual(3);
    });
  }
});

test('back from a page shows the same tab at the same place', async ({ page }) => {
  await openReady(page, '/?projects=website#project');
  const card = page.getByRole('link', { name: 'Night Radio' });
  // Where the visitor is when the click arrives: to click scrolls to a card that is still coming in.
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

test('the list that was picked stays until the next page is there', async ({ page }) => {
  await openReady(page, '/?projects=website#project');
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await page.getByRole('tablist').evaluate((tabs) => {
    const note = () => document.body.setAttribute('data-switched', '');
    new MutationObserver(note).observe(tabs, { subtree: true, attributeFilter: ['aria-selected'] });
  });
  await page.getByRole('link', { name: 'Pocket Ledger' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-switched');
});

test('Back to Projects goes back in history, and to the projects where there is none', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('link', { name: 'Pocket Ledger' }).click();
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/');

  await openReady(page, '/mobile/2');
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page).toHaveURL('/#project');
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
});

test('Back to Home leads to the top of the home page', async ({ page }) => {
  await openReady(page, '/website/3');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/#home');
  await expect(page.getByRole('heading', { name: 'Hello' })).toBeInViewport();
});

test.describe('addresses of nothing', () => {
  test.use({ expectedMessages: ['404 (Not Found)'] });

  for (const [path, title] of [
    ['/website/999', 'Website not found'],
    ['/mobile/999', 'Mobile not found'],
    ['/mobile/__proto__', 'Mobile not found'],
    ['/nowhere', 'Unexpected Application Error!'],
    ['/website', 'Unexpected Application Error!'],
  ] as const) {
    test(`${path} says "${title}" and leads on`, async ({ page }) => {
      await openReady(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title.replace('!', '')));
      await page.getByRole('main').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeAttached();
    });
  }

  test('an unknown address says 404 Not Found and marks Home, a project that is none marks Projects', async ({
    page,
  }) => {
    const marked = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
    await openReady(page, '/nowhere');
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(marked).toHaveText('Home');
    await openReady(page, '/mobile/999');
    await expect(marked).toHaveText('Projects');
  });

  test('what 404.html says gives way to what the project page says, with nothing blank between', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => {
          if (!document.querySelector('main')) document.documentElement.dataset.blank = '';
        }).observe(document.body, { childList: true, subtree: true });
      });
    });
    await openReady(page, '/mobile/999');
    await expect(page.getByRole('heading', { level: 1, name: 'Mobile not found' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-blank');
  });
});

test.describe('the slideshow', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  const shown = '.slide[data-shown=true] img';

  test('goes on every 4 s, wraps, and waits under the pointer and the focus', async ({ page }) => {
    await page.clock.install();
    await openReady(page, '/mobile/3');
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 1/);
    await page.clock.runFor(4000);
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 2/);
    for (let step = 0; step < 3; step += 1) await page.clock.runFor(4000);
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 1/);

    await page.locator('.phone').hover();
    await page.clock.runFor(9000);
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 1/);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: 'Next screen' }).focus();
    await page.clock.runFor(9000);
    await expect(page.locator(shown)).toHaveAttribute('alt', /^Star Atlas 1/);
  });

  test('next, previous and dots lead to a screen; the fade takes 0.3 s', async ({ page }) => {
    await openReady(page, '/mobile/5');
    await page.getByRole('button', { name: 'Previous screen' }).click();
    await expect(page.locator(shown)).toHaveAttribute('alt', /Identifier 7/);
    await page.getByRole('button', { name: 'Next screen' }).click();
    await expect(page.locator(shown)).toHaveAttribute('alt', /Identifier 1/);
    await page.getByRole('button', { name: /^Screen 4/ }).click();
    await expect(page.locator(shown)).toHaveAttribute('alt', /Identifier 4/);
    await expect(page.locator('.slide-leaving')).toHaveCSS('animation-duration', '0.3s');
  });

  test.describe('under a finger', () => {
    test.use({
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('swipes turn it, except down the page', async ({ page }) => {
      await openReady(page, '/mobile/5');
      const phone = page.locator('.phone');
      const finger = await page.context().newCDPSession(page);
      // Each begins on the screen that the one before it has left.
      for (const [name, [x, y], screen] of [
        ['more down than sideways', [-60, 90], 1],
        ['to the left', [-180, 0], 2],
        ['to the right', [180, 0], 1],
      ] as const) {
        // The one before may have scrolled the page, and its momentum goes on.
        await phone.scrollIntoViewIfNeeded();
        await expect.poll(() => page.locator('.slides').evaluate(atScreen), name).toBe(true);
        const box = await phone.boundingBox();
        if (!box) throw new Error('The slideshow is not on the page.');
        const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
        for (const part of [0.2, 0.6, 1]) {
          const touchPoints = [{ x: from.x + x * part, y: from.y + y * part }];
          await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
        }
        await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        const alt = new RegExp(`Identifier ${screen}: `);
        await expect(page.locator(shown), name).toHaveAttribute('alt', alt);
      }
    });
  });

  test('a project without screenshots has none', async ({ page }) => {
    for (const id of ['2', '4']) {
      await openReady(page, `/mobile/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Documentation' })).toHaveCount(0);
    }
  });
});

test('a page that the pointer comes near is loaded before it is opened', async ({ page }) => {
  await openReady(page, '/#project');
  const card = page.getByRole('tabpanel', { name: 'Mobile' }).getByRole('link').first();
  const ahead = [/\/mobile-page-.*\.js$/, /\/1-.*\.js$/].map((file) => page.waitForResponse(file));
  await card.hover();
  const loaded = (await Promise.all(ahead)).map((response) => response.url());

  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await card.click();
  await expect(page).toHaveURL('/mobile/1');
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Table' })).toBeVisible();
  expect(scripts.filter((url) => loaded.includes(url))).toEqual([]);
});

/** Whether the list has settled on a screen. */
function atScreen({ scrollLeft, clientWidth }: Element): boolean {
  return scrollLeft % clientWidth === 0;
}
