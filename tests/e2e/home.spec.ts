import { expect, hold, openReady, settle, test } from './test.ts';

test.describe('the bar', () => {
  test('a pick scrolls to the section, names it in the address and gives its heading the focus', async ({
    page,
  }) => {
    await openReady(page, '/');
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Projects' }).click();

    await expect(page).toHaveURL('/#project');
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Projects' }).first()).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test('a pick does not scroll past its section when the address follows in the midst of it', async ({
    page,
  }) => {
    // React waits for the chat before it shows the new address.
    const asked = page.waitForRequest('**/assets/home-chat-*.js');
    const release = await hold(page, '**/assets/home-chat-*.js');
    await openReady(page, '/');
    await page.evaluate(() => {
      Object.assign(window, { highest: Number.POSITIVE_INFINITY });
      const look = () => {
        const { top } = document.getElementById('project')?.getBoundingClientRect() ?? { top: 0 };
        Object.assign(window, { highest: Math.min(top, Number(Reflect.get(window, 'highest'))) });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Projects' }).click();
    const heading = page.getByRole('heading', { name: 'My Projects' });
    await asked;
    await expect(heading).toBeInViewport();
    release();
    await expect(page.locator('[data-part]:has(#chat)')).toHaveAttribute('data-ready', '');
    await expect(page).toHaveURL('/#project');
    await settle(page);
    await expect(heading).toBeInViewport();
    expect(await page.evaluate<number>('highest')).toBeGreaterThanOrEqual(0);
  });

  test('scrolling changes the active section', async ({ page }) => {
    await openReady(page, '/');
    const active = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
    await expect(active).toHaveText('Home');
    for (const [heading, label] of [
      ['Tech Stack & Tools', 'Tools'],
      ['My Projects', 'Projects'],
      ['Contact', 'Contact'],
    ] as const) {
      await page.getByRole('heading', { name: heading, exact: true }).evaluate((element) => {
        element.scrollIntoView({ behavior: 'instant' });
      });
      await expect(active).toHaveText(label);
    }
  });

  test('an address with a section opens there, an unknown one opens at the hero', async ({ page }) => {
    await openReady(page, '/#contact');
    await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport();
    await openReady(page, '/?fresh#nowhere');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('on a phone the links are in a side menu that closes after a pick, on Escape and on the scrim', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, '/');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });

    await open.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await page.mouse.click(20, 400);
    await expect(menu).toBeHidden();

    await open.click();
    await menu.getByRole('link', { name: 'Tools' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Tech Stack & Tools' })).toBeInViewport();
  });

  test('where a browser has no popovers, a pick of the menu leads there, too, with the focus', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      document.addEventListener('readystatechange', () => {
        for (const name of ['popover', 'popovertarget']) {
          for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
        }
      });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Tools' }).click();
    await expect(page.getByRole('heading', { name: 'Tech Stack & Tools' })).toBeFocused();
  });
});

test.describe('the hero', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('types its lines at 150 ms a character, and readers have all of them at once', async ({ page }) => {
    await openReady(page, '/');
    const line = page.locator('.typed');
    const first = (await line.locator('[aria-hidden]').textContent())?.trim() ?? '';
    await expect(line.locator('[aria-hidden]')).not.toHaveText(first, { timeout: 15_000 });
    expect(await line.locator('.sr-only').textContent()).toContain(first);
  });

  test('the coin is as wide as there is room, in the middle, and turns once in 3 s', async ({ page }) => {
    await openReady(page, '/');
    const coin = page.locator('.coin');
    const turn = page.locator('.coin-turn');
    for (const [width, size] of [
      [769, 400],
      [768, 350],
      [390, 350],
      [382, 350],
      [360, 328],
      [320, 288],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const box = await coin.boundingBox();
      expect(box?.width, `at ${width}`).toBe(size);
      expect((box?.x ?? 0) + size / 2, `at ${width}`).toBeCloseTo(width / 2, 0);
    }
    const timing = await turn.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming());
    expect(timing).toMatchObject({ duration: 3000, iterations: Infinity });
  });

  test('on a phone both buttons are seen without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, '/');
    await expect(page.getByRole('link', { name: 'Call Me' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'View My Design Portfolio PDF' })).toBeInViewport({
      ratio: 1,
    });
  });

  test('the motion button stops everything, and is remembered', async ({ page }) => {
    await openReady(page, '/');
    await page.getByRole('button', { name: 'Stop motion' }).click();
    const running = () =>
      page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length);
    await expect.poll(running).toBe(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start motion' })).toBeVisible();
    expect(await running()).toBe(0);
  });
});

test.describe('with reduced motion', () => {
  test('nothing moves until the visitor starts it', async ({ page }) => {
    await page.clock.install();
    await openReady(page, '/');
    const first = await page.locator('.typed [aria-hidden]').textContent();
    await page.clock.runFor(5_000);
    expect(await page.locator('.typed [aria-hidden]').textContent()).toBe(first);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.getByRole('button', { name: 'Start motion' }).click();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  });
});

test('the theme goes from system to light to dark, and is there before the first paint of the next visit', async ({
  page,
}) => {
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Theme: system. Switch to light' }).click();
  await page.getByRole('button', { name: 'Theme: light. Switch to dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const paper = 'rgb(14, 18, 36)';
  await expect(page.locator('body')).toHaveCSS('background-color', paper);
  expect(await page.evaluate(browserBar)).toBe(paper);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => page.evaluate(browserBar)).toBe(paper);
});

/** Runs in the page: the colour that a browser takes for its own bar, from the first `theme-color` that matches. */
function browserBar(): string {
  const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const probe = document.createElement('i');
  probe.style.color = colors.find(({ media }) => matchMedia(media).matches)?.content ?? '';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
