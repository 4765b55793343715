import type { Page } from '@playwright/test';
import { sites, telegramToken } from './sites.ts';
import type { TelegramServer } from './telegram-server.ts';
import { expect, openReady, settle, test } from './test.ts';

const sari = { name: 'Sari Wulandari', email: 'sari@example.com', message: 'Halo, apa kabar?' };

let telegram: TelegramServer;

test.describe.configure({ timeout: 60_000 });

test.beforeEach(async ({ page, javaScriptEnabled, telegram: ofTest }) => {
  telegram = ofTest;
  const address = `${sites.withKeys.url}#contact`;
  await (javaScriptEnabled ? openReady(page, address) : page.goto(address));
});

function formOf(page: Page) {
  const form = page.getByRole('form', { name: 'Contact' });
  return {
    form,
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: /^Send(ing…| Message)$/ }),
    again: form.getByRole('button', { name: 'Send it again' }),
    async fill({ name, email, message } = sari) {
      await this.name.fill(name);
      await this.email.fill(email);
      await this.message.fill(message);
    },
  };
}

test('a message reaches Telegram in one request, exactly as specified', async ({ page }) => {
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  const contact = formOf(page);
  const { form, name, email, message, send } = contact;
  await contact.fill();
  await send.click();

  await expect(page.getByRole('status').filter({ hasText: 'Success Sending Message' })).toBeVisible();
  await expect(form.getByText('Your message has been sent.')).toBeVisible();
  for (const field of [name, email, message]) await expect(field).toHaveValue('');
  await expect(send).toBeFocused();
  expect(logs).toContain('Success Sending Message');
  expect(telegram.requests).toHaveLength(1);
  expect(telegram.requests[0]).toMatchObject({
    method: 'POST',
    path: `/bot${telegramToken}/sendMessage`,
    query: {
      chat_id: '4242',
      text: 'Nama: Sari Wulandari\nEmail: sari@example.com\nPesan: Halo, apa kabar?',
      parse_mode: 'html',
    },
    body: '',
  });
  expect(telegram.requests[0]?.headers['content-type']).toBeUndefined();
});

for (const [kind, piece] of [
  ['emoji', '👋🏽👩‍👩‍👧'],
  ['Javanese script', 'ꦲꦏ꧀ꦱꦫꦗꦮ'],
  ['right-to-left text', 'السلام عليكم \u200Fשלום'],
  ['markup and signs', '<b>&amp;"%20+#?\\'],
  ['lines', 'satu\n\ndua\ntiga'],
  ['zero-width joiners', 'a\u200Db\u200C'],
] as const) {
  test(`${kind}: 3,500 characters arrive one by one, without a question to the server first`, async ({
    page,
  }) => {
    const contact = formOf(page);
    const long = piece.repeat(Math.floor(3500 / piece.length)).padEnd(3500, '.');
    await contact.fill({ ...sari, message: long });
    await contact.send.click();

    await expect(contact.form.getByText('Your message has been sent.')).toBeVisible();
    expect(telegram.requests.map(({ method }) => method)).toEqual(['POST']);
    expect(telegram.requests[0]?.delivered).toBe(`Nama: ${sari.name}\nEmail: ${sari.email}\nPesan: ${long}`);
  });
}

test('Enter stays on the page, Ctrl+Enter sends', async ({ page }) => {
  const contact = formOf(page);
  await contact.fill();
  let hasLeft = false;
  page.on('framenavigated', () => {
    hasLeft = true;
  });
  await contact.name.press('Enter');
  await contact.email.press('Enter');
  expect(telegram.requests).toHaveLength(0);

  await contact.message.press('Control+Enter');
  await expect(contact.form.getByText('Your message has been sent.')).toBeVisible();
  expect(hasLeft).toBe(false);
});

test('impatience on a slow network sends once', async ({ page }) => {
  telegram.respondWith({ body: { ok: true, result: {} }, after: 3_000 });
  const contact = formOf(page);
  await contact.fill();
  await contact.send.dblclick();
  await expect(contact.send).toHaveText('Sending…');
  await expect(contact.send).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 20; press++) await page.keyboard.press('Enter', { delay: 40 });
  await contact.message.press('Control+Enter');

  await expect(contact.form.getByText('Your message has been sent.')).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
});

test('while a tab is sending a message, another tab asks before it sends the same', async ({
  page,
  context,
}) => {
  // However long the other tab takes, the first one is still sending.
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  telegram.respondWith({ body: { ok: true, result: {} }, after });
  const other = await context.newPage();
  await other.goto(`${sites.withKeys.url}#contact`);
  const [first, second] = [formOf(page), formOf(other)];
  await first.fill();
  await second.fill();

  await first.send.click();
  await expect(first.send).toHaveText('Sending…');
  await second.send.click();
  await expect(
    second.form.getByText('This message may have reached me already.', { exact: true }),
  ).toBeVisible();
  release();
  await expect(first.form.getByText('Your message has been sent.')).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
});

test('leaving asks while a message is unsent or on its way, and looking at a project keeps it', async ({
  page,
}) => {
  telegram.respondWith('never');
  const contact = formOf(page);
  await contact.fill();
  await contact.send.click();
  await expect(contact.send).toHaveText('Sending…');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => {
    setTimeout(() => location.reload());
  });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(contact.message).toHaveValue(sari.message);

  await page.locator('a[href$="/mobile/3"]').first().click();
  await expect(page).toHaveURL(/mobile\/3$/);
  await page.goBack();
  await expect(contact.message).toHaveValue(sari.message);
  await expect(contact.email).toHaveValue(sari.email);
});

test.describe('when it fails', () => {
  test.use({
    expectedMessages: [
      'There was a problem with the request',
      'Failed to load resource',
      'Content Security Policy',
    ],
  });

  test('a failure has its words, keeps the text, offers other ways, and logs no token', async ({ page }) => {
    const contact = formOf(page);
    const logs: string[] = [];
    page.on('console', (message) => logs.push(message.text()));
    await contact.fill();
    telegram.respondWith({ status: 401, body: { ok: false, error_code: 401, description: 'Unauthorized' } });
    await contact.send.click();

    await expect(page.getByRole('alert')).toContainText('not set up correctly');
    await expect(contact.message).toHaveValue(sari.message);
    await expect(contact.form.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /Halo/);
    expect(logs.filter((text) => text.startsWith('There was a problem'))).toHaveLength(1);
    expect(logs.join('\n')).not.toContain(telegramToken);
  });

  test('after a break or an answer of a gateway the message may have arrived: each sending is a decision', async ({
    page,
  }) => {
    const contact = formOf(page);
    for (const answer of [
      'reset',
      'hang-up',
      'cut',
      ...[500, 502, 503, 504, 520, 522, 524].map((status) => ({ status, html: '<h1>gateway</h1>' })),
    ] as const) {
      await test.step(typeof answer === 'string' ? answer : `status ${answer.status}`, async () => {
        telegram.requests.length = 0;
        const message = `Halo after ${JSON.stringify(answer)}`;
        await contact.fill({ ...sari, message });
        telegram.respondWith(answer);
        await contact.send.click();
        await expect(contact.form.getByText('No answer came from Telegram.', { exact: true })).toBeVisible();
        await expect(contact.message).toHaveValue(message);

        await contact.send.dblclick();
        await page.keyboard.press('Enter');
        await expect(contact.again).toBeVisible();
        expect(telegram.requests.map(({ method }) => method)).toEqual(['POST']);

        telegram.respondWith('deliver');
        await contact.again.click();
        await expect(contact.form.getByText('Your message has been sent.')).toBeVisible();
        await expect(contact.send).toBeFocused();
        await expect(contact.message).toHaveValue('');
        expect(telegram.requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
      });
    }
  });

  test('what a policy forbids has not left, and the next press asks nothing', async ({ page }) => {
    await page.route(
      ({ search }) => search === '?again',
      async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': "connect-src 'self'" };
        await route.fulfill({ response, headers });
      },
    );
    await openReady(page, `${sites.withKeys.url}?again#contact`);
    const contact = formOf(page);
    await contact.fill();
    for (let press = 0; press < 2; press++) {
      await contact.send.click();
      await expect(page.getByRole('alert')).toContainText('This page is not allowed to reach Telegram.');
    }
    await expect(contact.again).toHaveCount(0);
    expect(telegram.requests).toHaveLength(0);
  });

  test('offline is told without trying, and afterwards the same press sends', async ({ page, context }) => {
    const contact = formOf(page);
    await contact.fill();
    await context.setOffline(true);
    await contact.send.click();
    await expect(page.getByRole('alert')).toContainText('You are offline.');
    expect(telegram.requests).toHaveLength(0);

    await context.setOffline(false);
    await contact.send.click();
    await expect(contact.form.getByText('Your message has been sent.')).toBeVisible();
  });

  test('after a time-out the next press asks', async ({ page }) => {
    telegram.respondWith('never');
    await page.addInitScript(() => {
      // The browser's own clock of a request cannot be turned: 15 s become 0.3 s.
      const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        set(milliseconds: number) {
          own?.set?.call(this, milliseconds / 50);
        },
      });
    });
    await openReady(page, `${sites.withKeys.url}?short#contact`);
    const contact = formOf(page);
    await contact.fill();
    await contact.send.click();
    await expect(contact.form.getByText('Telegram did not answer in time.')).toBeVisible();

    await contact.send.click();
    await expect(contact.again).toBeVisible();
    expect(telegram.requests).toHaveLength(1);
  });

  test('a chunk that is gone is told without a reload, and pressing again fetches it', async ({ page }) => {
    let isGone = true;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isAxios = (await response.text()).includes('ERR_BAD_OPTION_VALUE');
      return isGone && isAxios ? route.abort() : route.fulfill({ response });
    });
    await openReady(page, `${sites.withKeys.url}?again#contact`);
    const contact = formOf(page);
    await contact.fill();
    let hasLeft = false;
    page.on('framenavigated', () => {
      hasLeft = true;
    });
    await contact.send.click();
    await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded.');
    await expect(contact.message).toHaveValue(sari.message);

    isGone = false;
    await contact.send.click();
    await expect(contact.form.getByText('Your message has been sent.')).toBeVisible();
    expect(hasLeft).toBe(false);
  });

  test('without a bot the message goes by WhatsApp, email or clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openReady(page, `${sites.below.url}#contact`);
    const contact = formOf(page);
    await contact.fill();
    await contact.send.click();
    await expect(page.getByRole('alert')).toContainText('This form cannot deliver messages yet.');

    await contact.form.getByRole('button', { name: 'Copy message' }).click();
    await expect(contact.form.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Halo, apa kabar?\n\nSari Wulandari\nsari@example.com',
    );
  });
});

test('writing an email to the owner does not ask whether to leave', async ({ page }) => {
  const contact = formOf(page);
  await contact.fill();
  let hasAsked = false;
  page.on('dialog', (dialog) => {
    hasAsked = true;
    void dialog.dismiss();
  });
  await page
    .locator('#contact')
    .getByRole('link', { name: /^Email/ })
    .first()
    .click();
  // Whoever is asked cannot go on in the page.
  await settle(page);

  expect(hasAsked).toBe(false);
  await expect(contact.message).toHaveValue(sari.message);
});

test('the card for address books can be saved', async ({ page, request }) => {
  const href = await page.getByRole('link', { name: /Save my contact/ }).getAttribute('href');
  const response = await request.get(new URL(href ?? '', sites.withKeys.url).href);

  expect(response.headers()['content-type']).toContain('text/vcard');
  expect(await response.text()).toMatch(
    /^BEGIN:VCARD\r\nVERSION:3\.0\r\n.*\r\nURL:https:\/\/ayla\.example\.com\/\r\n/s,
  );
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the direct ways are there, and no button that does nothing', async ({ page }) => {
    const contact = page.locator('#contact');
    await expect(contact.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
    await expect(contact.getByRole('link', { name: /^Email/ })).toBeVisible();
    await expect(contact.locator('.without-script')).toBeVisible();
    await expect(contact.getByRole('button')).toHaveCount(0);
  });
});
