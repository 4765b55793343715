import type { Locator, Page } from '@playwright/test';
import { sites } from './sites.ts';
import { expect, hold, openReady, test } from './test.ts';

test.use({
  expectedMessages: ['Failed to load resource', 'net::ERR_FAILED', 'Failed to load module script'],
});

const scripts = '**/assets/*.js';
const html = (page: Page) => page.locator('html');
const question = (page: Page) => page.locator('#chat').getByRole('textbox');

async function writeMessage(page: Page) {
  await page.getByLabel('Name').fill('Sari Wulandari');
  await page.getByLabel('Email').fill('sari@example.com');
  await page.getByLabel('Message').fill('Halo, apa kabar?');
}

test.describe('what is done before the page answers', () => {
  test('a message goes out once, however often Send was pressed', async ({ page, telegram }) => {
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await writeMessage(page);
    for (let press = 0; press < 4; press++) await page.getByRole('button', { name: 'Send Message' }).click();
    release();
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
    expect(telegram.requests).toHaveLength(1);
  });

  test('a message that was written on after Send does not go out, and stays', async ({ page, telegram }) => {
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await writeMessage(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByLabel('Message').pressSequentially(' Dan lagi');
    release();
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', '');
    await expect(page.getByLabel('Message')).toBeFocused();
    await page.keyboard.type('.');
    await expect(page.getByLabel('Message')).toHaveValue('Halo, apa kabar? Dan lagi.');
    expect(telegram.requests).toEqual([]);
  });

  test('Ctrl+Enter sends the message', async ({ page, telegram }) => {
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await writeMessage(page);
    await page.getByLabel('Message').press('Control+Enter');
    release();
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
    expect(telegram.requests).toHaveLength(1);
  });

  test('Enter asks the chat', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto(sites.below.url, { waitUntil: 'commit' });
    await question(page).fill('Halo');
    await question(page).press('Enter');
    await expect(page).toHaveURL(sites.below.url);
    release();
    await expect(page.getByRole('log').locator('.bubble-user')).toContainText('Halo');
    await expect(question(page)).toHaveValue('');
  });

  test('an arrow on the tabs picks the other list', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab').first()).toBeFocused();
    await expect(page.getByRole('tabpanel')).toHaveAttribute('id', 'panel-website');
  });

  test('two taps on the theme go on by two', async ({ page }) => {
    const release = await hold(page, scripts);
    await page.goto('/mobile/5/', { waitUntil: 'commit' });
    const theme = page.getByRole('button', { name: /^Theme/ });
    await theme.click();
    await theme.click();
    release();
    await expect(theme).toHaveAccessibleName('Theme: dark. Switch to system');
  });

  test('keys that ask for nothing of ours go to the browser', async ({ page }) => {
    await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    const goesOn = (target: Locator, init: KeyboardEventInit) =>
      target.evaluate(
        (element, type) => element.dispatchEvent(new KeyboardEvent('keydown', JSON.parse(type))),
        JSON.stringify({ ...init, bubbles: true, cancelable: true }),
      );
    const tab = page.getByRole('tab', { selected: true });
    expect(await goesOn(tab, { key: 'ArrowRight' })).toBe(false);
    expect(await goesOn(tab, { key: 'ArrowDown' })).toBe(true);
    expect(await goesOn(tab, { key: 'ArrowLeft', altKey: true })).toBe(true);
    const link = page.getByRole('banner').getByRole('link').first();
    expect(await goesOn(link, { key: 'Enter', ctrlKey: true })).toBe(true);
  });

  for (const isKept of [false, true]) {
    test(`a press of the menu ${isKept ? 'is kept where' : 'needs no script where'} a browser has ${isKept ? 'no ' : ''}popovers`, async ({
      page,
    }) => {
      if (isKept) await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
      await page.setViewportSize({ width: 390, height: 844 });
      await hold(page, scripts);
      await page.goto('/', { waitUntil: 'commit' });
      const goesOn = await page
        .getByRole('button', { name: 'Open menu' })
        .evaluate((button) =>
          button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
        );
      expect(goesOn).toBe(!isKept);
    });
  }

  test('what was pressed in a part that has been left by then wakes it', async ({ page, telegram }) => {
    const release = await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await writeMessage(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    release();
    await expect.poll(() => telegram.requests.length).toBe(1);
  });

  test('leaving asks first once a message is typed', async ({ page }) => {
    await hold(page, scripts);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByLabel('Message').pressSequentially('Halo');
    const asked = page.waitForEvent('dialog');
    const left = page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).dismiss();
    await left;
    await expect(page.getByLabel('Message')).toHaveValue('Halo');
  });
});

test('the logos of the tools are in the file', async ({ page }) => {
  await hold(page, scripts);
  await page.goto('/#tools', { waitUntil: 'commit' });
  const missing = () =>
    page
      .locator('#tools img')
      .evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length);
  expect(await page.locator('#tools img').count()).toBeGreaterThan(3);
  await expect.poll(missing).toBe(0);
});

test('the lists wait for a filter before the style sheet is there', async ({ page }) => {
  await hold(page, '**/assets/*.{js,css}');
  await page.goto('/?tool=anything#project', { waitUntil: 'commit' });
  await expect(page.locator('#panel-mobile')).toHaveCSS('visibility', 'hidden');
});

for (const path of ['index.html', 'mobile/5/index.html', 'website/3/index.html?a=1#main']) {
  test(`/${path} is the address of its folder`, async ({ page }) => {
    await openReady(page, `/${path}`);
    await expect(page).toHaveURL(`/${path.replace('index.html', '')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  });
}

test.describe('without its script', () => {
  /** What every visitor without JavaScript has. */
  async function expectWithoutScript(page: Page) {
    await expect(html(page)).toHaveAttribute('data-ready', 'no');
    for (const panel of ['#panel-website', '#panel-mobile']) {
      await expect(page.locator(panel).getByRole('link').first()).toBeVisible();
    }
    await expect(page.locator('#chat .without-script')).toBeVisible();
    await expect(page.locator('#contact .without-script')).toBeVisible();
    await expect(page.getByRole('button', { name: /Send|Theme|motion/ })).toHaveCount(0);
  }

  test('whichever module is missing, home is the page without JavaScript', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto('/');
    const modules =
      (await page.locator('script[data-modules]').getAttribute('data-modules'))?.split(' ') ?? [];
    expect(modules.length).toBeGreaterThan(3);
    for (const module of modules) {
      await page.route(`**${module}`, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto('/');
      await expectWithoutScript(page);
      await page.unroute(`**${module}`);
    }
  });

  test('without its style sheet it is the same, until that comes', async ({ page, context }) => {
    await page.route('**/assets/style-*.css', (route) => route.abort());
    await page.goto('/');
    await expectWithoutScript(page);
    await page.unroute('**/assets/style-*.css');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(html(page)).toHaveAttribute('data-ready', '');
  });

  test('a module that is HTML is none, and a touch tries again', async ({ page }) => {
    await page.route('**/assets/home-page-*.js', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>' }),
    );
    await page.goto('/');
    await expectWithoutScript(page);
    await page.getByRole('link', { name: 'Projects' }).first().click();
    await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  });

  test('a module that comes at the second try starts the page once', async ({ page, context }) => {
    await page.route('**/assets/home-page-*.js', (route) => route.abort());
    await page.goto('/');
    await expectWithoutScript(page);
    await page.unroute('**/assets/home-page-*.js');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(html(page)).toHaveAttribute('data-ready', '');
    const theme = page.getByRole('button', { name: /^Theme/ });
    await theme.click();
    await expect(theme).toHaveAccessibleName('Theme: light. Switch to dark');
    await expect(page.getByRole('banner')).toHaveCount(1);
  });

  test('after ten seconds it is given up, what is typed stays, and late it comes alive', async ({
    page,
    telegram,
  }) => {
    const release = await hold(page, '**/assets/react-*.js');
    // Time stands still but where it is run: a busy machine would use up some of the ten seconds.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await writeMessage(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.clock.runFor(9_000);
    await expect(html(page)).not.toHaveAttribute('data-ready');
    await page.clock.runFor(2_000);
    await expect(page.locator('#chat .without-script')).toBeVisible();
    await expect(page.locator('#chat form')).toBeHidden();
    await expect(page.getByLabel('Message')).toBeVisible();
    await page.clock.resume();
    release();
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', '');
    // What was pressed before the page gave up has been answered by that.
    expect(telegram.requests).toEqual([]);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
    expect(telegram.requests).toHaveLength(1);
  });

  test('what was pressed in a part whose script is missing asks for it once, not for ever', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('**/assets/home-contact-*.js', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 404, body: '' });
    });
    const release = await hold(page, '**/assets/react-*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await writeMessage(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    release();
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', 'no');
    await openReady(page, '/mobile/5/');
    expect(asked.length).toBeLessThan(3);
  });

  test('a second try has ten seconds of its own', async ({ page, telegram }) => {
    const chunk = '**/assets/home-contact-*.js';
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await page.clock.install();
    await page.goto('/');
    await writeMessage(page);
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', 'no');
    await page.unroute(chunk);
    const release = await hold(page, chunk);
    // From here on time stands still but where it is run.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.clock.runFor(4_000);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.clock.runFor(6_000);
    await page.clock.resume();
    release();
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
    expect(telegram.requests).toHaveLength(1);
  });

  for (const [chunk, part] of [
    ['home-chat', '[data-part]:has(#chat)'],
    ['projects', '#project'],
    ['home-contact', '#contact'],
  ] as const) {
    test(`a part without ${chunk} is as without JavaScript, until a touch finds it`, async ({ page }) => {
      await page.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404, body: '' }));
      await openReady(page, '/mobile/5/');
      await page.goto('/');
      await expect(html(page)).toHaveAttribute('data-ready', '');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.locator(part).scrollIntoViewIfNeeded();
      // At once, and not after ten seconds as what is late.
      await expect(page.locator(part)).toHaveAttribute('data-ready', 'no', { timeout: 8_000 });
      await expect(page.locator(part).locator('.needs-script:visible')).toHaveCount(0);
      await page.unroute(`**/assets/${chunk}-*.js`);
      await page.locator(part).getByRole('heading').first().click();
      await expect(page.locator(part)).toHaveAttribute('data-ready', '');
      await expect(page.locator(part).locator('.needs-script').first()).toBeVisible();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  }
});

test('script waits for the frame that paints the page', async ({ page }) => {
  // The browser waits a little for the web font, and paints without it.
  const release = await hold(page, '**/*.woff2');
  // No picture to wait for.
  await page.goto('/404.html', { waitUntil: 'commit' });
  /** Milliseconds from that frame until the first script is asked for. */
  const pause = () =>
    page.evaluate(() => {
      const [paint] = performance.getEntriesByType('paint') as (PerformanceEntry & { paintTime: number })[];
      const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'));
      return paint && script && script.startTime - paint.paintTime;
    });
  await expect.poll(pause).toBeGreaterThan(0);
  release();
});

test('script waits a second for a first picture that does not come', async ({ page }) => {
  const release = await hold(page, '**/pictures/*');
  await page.goto('/', { waitUntil: 'commit' });
  /** Milliseconds from the page's last byte until the first script is asked for. */
  const pause = () =>
    page.evaluate(() => {
      const [{ domInteractive } = { domInteractive: 0 }] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      const script = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.js'));
      return script ? script.startTime - domInteractive : 0;
    });
  await expect.poll(pause).toBeGreaterThan(1_000);
  release();
});

test('a reload finds its place before any script', async ({ page }) => {
  await openReady(page, '/');
  const contact = () =>
    page.evaluate(() => Math.round(document.getElementById('contact')?.getBoundingClientRect().top ?? -1));
  await page.evaluate(() => document.getElementById('contact')?.scrollIntoView({ behavior: 'instant' }));
  const place = await contact();
  const release = await hold(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(contact).toBe(place);
  await expect(page.getByLabel('Message')).toBeInViewport();
  release();
});

test('a part that is left is taken down', async ({ page }) => {
  await openReady(page, '/');
  const part = page.locator('[data-part][data-ready=""]').first();
  await expect(part).not.toBeEmpty();
  const element = await part.elementHandle();
  await page
    .getByRole('link', { name: /Tide Table/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Table' })).toBeVisible();
  await expect.poll(() => element?.evaluate(({ childElementCount }) => childElementCount)).toBe(0);
});

test('an address that asks for a list or a tool is painted so', async ({ page }) => {
  const release = await hold(page, scripts);
  const [websites, mobiles] = [page.locator('#panel-website'), page.locator('#panel-mobile')];
  await page.goto('/?projects=website', { waitUntil: 'commit' });
  await expect(websites.getByRole('link').first()).toBeVisible();
  await expect(mobiles).toBeHidden();
  await page.goto('/?tool=Flutter', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeVisible();
  await expect(websites).toBeHidden();
  await expect(mobiles).toBeHidden();
  release();
});

test.describe('a second deployment under an open page', () => {
  test.use({ expectedMessages: ['Failed to load resource', 'Failed to fetch dynamically imported module'] });

  /** From now on the files that the page has not loaded are gone, and its address answers with another version. */
  async function deploy(page: Page) {
    await page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route(sites.below.url, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script data-modules="/assets/new.js"></script>' }),
    );
  }

  test('tells of it and takes no word away', async ({ page }) => {
    await page.goto(sites.below.url);
    await expect(html(page)).toHaveAttribute('data-ready', '');
    await question(page).fill('Halo');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const answer = page.getByRole('log').locator('.chat-stretch');
    await expect(answer).not.toBeEmpty();
    await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    await writeMessage(page);
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', '');
    await deploy(page);

    await page.locator('#project').scrollIntoViewIfNeeded();
    await page.locator('#panel-mobile').getByRole('link').first().hover();
    await expect(page.getByText('There is a newer version of this site.')).toBeVisible();
    await expect(page.getByText(/What you have written here/)).toBeVisible();
    await expect(page.getByRole('log').locator('.bubble-user')).toContainText('Halo');

    await page.locator('#panel-mobile').getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Load the page' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('log').locator('.bubble-user')).toContainText('Halo');
    await expect(page.getByLabel('Message')).toHaveValue('Halo, apa kabar?');
  });
});
