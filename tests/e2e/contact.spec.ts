import { sites, telegramToken } from './sites.ts';
import { contactForm, expect, openReady, test, waitForLoad } from './test.ts';

test.beforeEach(async ({ page }) => openReady(page, `${sites.withKeys.url}#contact`));

test('a long message of any script reaches a relay unchanged, in the body of one request', async ({
  page,
  telegram,
}) => {
  const contact = contactForm(page);
  const message = '<b>&amp;"%20+#?\\ 👋🏽👩‍👩‍👧 ꦲꦏ꧀ꦱꦫ שלום\u200F a\u200Db\n\n'.repeat(60).trim();
  await contact.fill(message);
  await contact.send.click();

  await expect(page.getByRole('status').filter({ hasText: 'Success Sending Message' })).toBeVisible();
  await expect(contact.sent).toBeVisible();
  for (const field of [contact.name, contact.email, contact.message]) await expect(field).toHaveValue('');
  await expect(contact.send).toBeFocused();
  expect(telegram.requests).toHaveLength(1);
  expect(telegram.requests[0]).toMatchObject({
    method: 'POST',
    path: `/bot${telegramToken}/sendMessage`,
    fields: { chat_id: '4242', parse_mode: 'html' },
    delivered: `Nama: Sari Wulandari\nEmail: sari@example.com\nPesan: ${message}`,
  });
  // The test server is not api.telegram.org, so the site treats it as a relay: the message goes in the body.
  expect(telegram.requests[0]?.query).toEqual({});
  expect(telegram.requests[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
});

test('sends once on a slow network, and another tab asks before sending the same text', async ({
  page,
  context,
  telegram,
}) => {
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  telegram.respondWith({ body: { ok: true, result: {} }, after });
  const other = await context.newPage();
  await other.goto(`${sites.withKeys.url}#contact`);
  const [first, second] = [contactForm(page), contactForm(other)];
  await first.fill();
  await second.fill();

  await first.send.dblclick();
  await expect(first.send).toHaveText('Sending…');
  await expect(first.send).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  await first.message.press('Control+Enter');
  await second.send.click();
  await expect(
    second.form.getByText('This message may already have arrived.', { exact: true }),
  ).toBeVisible();
  release();
  await expect(first.sent).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
});

test('leaving asks for confirmation while a message is being sent; opening a project keeps the draft', async ({
  page,
  telegram,
}) => {
  telegram.respondWith('never');
  const contact = contactForm(page);
  await contact.fill();
  await contact.send.click();
  await expect(contact.send).toHaveText('Sending…');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await page.locator('a[href$="/mobile/3"]').first().click();
  await expect(page).toHaveURL(/mobile\/3$/);
  await page.goBack();
  await expect(contact.message).toHaveValue('Halo, apa kabar?');
  await expect(contact.email).toHaveValue('sari@example.com');
});

test('opening an email to the owner does not ask whether to leave', { tag: '@all' }, async ({ page }) => {
  const contact = contactForm(page);
  await contact.fill();
  let hasAsked = false;
  page.on('dialog', (dialog) => {
    hasAsked = true;
    void dialog.dismiss();
  });
  const email = page.locator('#contact').getByRole('link', { name: /^Email/ });
  await email.first().click();
  await waitForLoad(page);
  expect(hasAsked).toBe(false);
  await expect(contact.message).toHaveValue('Halo, apa kabar?');
});

test.describe('without a bot', () => {
  test.use({ expectedMessages: ['There was a problem with the request'] });

  test('the message can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openReady(page, `${sites.below.url}#contact`);
    const contact = contactForm(page);
    await contact.fill();
    await contact.send.click();
    await expect(page.getByRole('alert')).toContainText('This form can’t send messages yet.');
    await contact.form.getByRole('button', { name: 'Copy message' }).click();
    await expect(contact.form.getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Halo, apa kabar?\n\nSari Wulandari\nsari@example.com',
    );
  });
});
