import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, hold, openReady, painted, settle, test } from './test.ts';

// Of the pages that do not exist.
test.use({ expectedMessages: ['status of 404'] });

const pages = ['/', '/?projects=website', '/website/3', '/mobile/5', '/website/999', '/nowhere'];

for (const { name, width, height, deviceScaleFactor } of [
  { name: 'a plain phone', width: 412, height: 823, deviceScaleFactor: 1.75 },
  { name: 'a fine phone', width: 390, height: 844, deviceScaleFactor: 3 },
]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor, isMobile: true, hasTouch: true });

    test('the screens of a gallery that nobody looks at yet are not loaded', async ({ page }) => {
      const screens = new Set<string>();
      page.on('request', (request) => {
        const screen = /pictures\/(screen-\d)/.exec(request.url())?.[1];
        if (screen) screens.add(screen);
      });
      await openReady(page, '/mobile/5');
      await page.getByRole('heading', { name: 'Documentation' }).scrollIntoViewIfNeeded();
      await expect.poll(() => [...screens].sort()).toEqual(['screen-1', 'screen-2', 'screen-7']);
      await page.getByRole('button', { name: /^Screen 5/ }).tap();
      await expect.poll(() => screens.size).toBe(7);
    });
  });
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const path of pages) {
    test(`everything that can be tapped on ${path} is 44 px wide and high`, async ({ page }) => {
      await openReady(page, path);
      expect(await page.evaluate(tooSmall)).toEqual([]);
    });
  }

  test('so is everything in the menu', async ({ page }) => {
    await openReady(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await page.evaluate(tooSmall)).toEqual([]);
  });

  test('the keyboard offers what the field asks for', async ({ page }) => {
    await openReady(page, '/');
    const form = page.getByRole('form', { name: 'Contact' });
    await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(form.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(form.getByLabel('Name')).toHaveAttribute('autocomplete', 'name');
    const question = page.getByPlaceholder('Ketik pesan Anda...');
    await expect(question).toHaveAttribute('enterkeyhint', 'send');
    // Under 16 pixels iPhones zoom into the field.
    for (const field of [question, form.getByLabel('Email'), form.getByLabel('Message')]) {
      const size = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      expect(size).toBeGreaterThanOrEqual(16);
    }
  });

  test('the chat’s field stays in sight when the keyboard takes half of the window', async ({ page }) => {
    await openReady(page, '/');
    const question = page.getByPlaceholder('Ketik pesan Anda...');
    await question.tap();
    await page.setViewportSize({ width: 390, height: 420 });
    await page.keyboard.type('Halo');
    // Chromium scrolls until it sees the caret, not the whole field.
    await expect(question).toBeInViewport({ ratio: 0.65 });
  });
});

test('nothing stands under the notch or the home indicator of a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  const inset = 59;
  await session.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: inset, leftMax: inset, right: inset, rightMax: inset, bottom: 21, bottomMax: 21 },
  });
  for (const path of pages) {
    await openReady(page, path);
    const outside = await page.evaluate((least) => {
      const shown = [...document.querySelectorAll('a, button, input, textarea, h1, h2, h3, p, img')].filter(
        (element) => element.checkVisibility() && !element.closest('[inert], .coin, .skip-link'),
      );
      return shown
        .map((element) => ({ box: element.getBoundingClientRect(), text: element.outerHTML.slice(0, 80) }))
        .filter(({ box }) => box.width > 1 && (box.left < least || box.right > innerWidth - least))
        .map(({ text }) => text);
    }, inset);
    expect(outside, path).toEqual([]);
  }
});

for (const width of [390, 1440]) {
  test(`nothing shifts while a page opens and is read at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of pages) {
      await page.goto(path);
      // At rest, or what comes by itself would not be seen beside what scrolling moves.
      await settle(page);
      await readToTheEnd(page);
      expect(await page.evaluate('shifts'), path).toEqual([]);
    }
  });
}

test('a web font that comes late moves nothing, nor does the style sheet after it', async ({ page }) => {
  const releaseFont = await hold(page, '**/*.woff2');
  const releaseStyles = await hold(page, '**/*.css');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const heading = () =>
    page.getByRole('heading', { level: 1 }).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().width;
    });
  // An optional font has 100 ms.
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() - paint.startTime > 500;
  });
  const width = await heading();
  for (const [release, file] of [
    [releaseFont, /\.woff2$/],
    [releaseStyles, /\.css$/],
  ] as const) {
    const loaded = page.waitForResponse(file);
    release();
    await (await loaded).finished();
    await painted(page);
    expect(await heading(), String(file)).toBe(width);
  }
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  expect(await heading()).toBe(width);
});

async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
  await settle(page);
}

/** Runs in the page: what can be tapped and is under 44 px, apart from links that stand in running text. */
function tooSmall(): string[] {
  const menu = document.querySelector(':popover-open');
  return [
    ...(menu ?? document).querySelectorAll(
      'a[href], button, input:not([tabindex="-1"]), textarea, [tabindex="0"]',
    ),
  ]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => !element.closest('[inert], .skip-link, .bubble p, .bubble li'))
    .flatMap((element) => {
      // A link may answer over a larger area than its text.
      const { content, position, inset } = getComputedStyle(element, '::after');
      const isStretched = content !== 'none' && position === 'absolute' && inset === '0px';
      const area = isStretched ? (element.closest('li') ?? element) : element;
      const { width, height } = area.getBoundingClientRect();
      const isSmall = width > 1 && (width < 43.5 || height < 43.5);
      return isSmall
        ? [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 90)}`]
        : [];
    });
}

test('the bar is painted whole, however its file arrives', async ({ page, baseURL }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(new URL(url ?? '', baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(200, { 'content-type': answer.headers.get('content-type') ?? '' });
    // After the first link of the bar.
    const cut = body.indexOf('</li>');
    response.write(body.subarray(0, cut));
    if (url === '/') await released;
    response.end(body.subarray(cut));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  try {
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('nav li').length)).toBe(1);
    const painted = await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => resolve(true));
          setTimeout(resolve, 500, false);
        }),
    );
    expect(painted).toBe(false);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    release();
    server.close();
  }
});
