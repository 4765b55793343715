import { expect, openAlive, test } from './test.ts';

test.describe('the bar', () => {
  test('a pick scrolls to the section, names it in the address and gives its heading the focus', async ({
    page,
  }) => {
    await openAlive(page, '/');
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
    await page.route('**/assets/chat-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await openAlive(page, '/');
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Projects' }).click();
    const places = await page.evaluate(async () => {
      const places: number[] = [];
      const end = performance.now() + 2_500;
      while (performance.now() < end) {
        await new Promise(requestAnimationFrame);
        places.push(document.getElementById('project')?.getBoundingClientRect().top ?? 0);
      }
      return places;
    });
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(places.at(-1)).toBeLessThan(120);
  });

  test('scrolling changes the active section', async ({ page }) => {
    await openAlive(page, '/');
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
    await openAlive(page, '/#contact');
    await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport();
    await openAlive(page, '/?fresh#nowhere');
    await expect(page.getByRole('heading', { name: 'Hello' })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('on a phone the links are in a side menu that closes after a pick, on Escape and on the scrim', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/');
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
});

test.describe('the hero', () => {
  test('types its lines at 150 ms a character, and readers have all of them at once', async ({ page }) => {
    await openAlive(page, '/');
    const line = page.locator('.typed');
    const first = (await line.locator('[aria-hidden]').textContent())?.trim() ?? '';
    await expect(line.locator('[aria-hidden]')).not.toHaveText(first, { timeout: 15_000 });
    expect(await line.locator('.sr-only').textContent()).toContain(first);
  });

  test('the coin is 400 px wide, 350 px up to 768 px, and turns once in 3 s', async ({ page }) => {
    await openAlive(page, '/');
    const coin = page.locator('.coin');
    const turn = page.locator('.coin-turn');
    expect((await coin.boundingBox())?.width).toBe(400);
    await page.setViewportSize({ width: 768, height: 900 });
    expect((await coin.boundingBox())?.width).toBe(350);
    const timing = await turn.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming());
    expect(timing).toMatchObject({ duration: 3000, iterations: Infinity });
  });

  test('on a phone both buttons are seen without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/');
    await expect(page.getByRole('link', { name: 'Call Me' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'View My Design Portfolio PDF' })).toBeInViewport({
      ratio: 1,
    });
  });

  test('the motion button stops everything, and is remembered', async ({ page }) => {
    await openAlive(page, '/');
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
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves until the visitor starts it', async ({ page }) => {
    await page.clock.install();
    await openAlive(page, '/');
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
  await openAlive(page, '/');
  await page.getByRole('button', { name: 'Theme: system. Switch to light' }).click();
  await page.getByRole('button', { name: 'Theme: light. Switch to dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 18, 36)');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
