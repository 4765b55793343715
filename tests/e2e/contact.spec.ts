import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geminiKey, sites, telegramToken } from './sites.ts';
import { contactForm, expect, openReady, test } from './test.ts';

test.beforeEach(async ({ page }) => openReady(page, `${sites.withKeys.url}#contact`));

test('a build with a relay contains neither token nor key', () => {
  const { outDir } = sites.withKeys;
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(js|html)$/.test(file));
  expect(texts.length).toBeGreaterThan(20);
  for (const file of texts) {
    const text = readFileSync(join(outDir, file), 'utf8');
    expect(text.includes(telegramToken) || text.includes(geminiKey), file).toBe(false);
  }
});

test('sends any text once on a slow network, and asks before leaving', async ({ page, telegram }) => {
  let release = () => {};
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  telegram.respondWith({ body: { ok: true, result: {} }, after });
  const contact = contactForm(page);
  const text = '<b>&amp;"%20+#?\\ 👋🏽👩‍👩‍👧 ꦲꦏ꧀ꦱꦫ שלום\u200F a\u200Db\n\n'.repeat(60).trim();
  await contact.fill(text);

  await contact.send.dblclick();
  await expect(contact.send).toHaveText('Sending…');
  await expect(contact.send).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await asked).dismiss();

  await page.locator('a[href$="/mobile/3"]').first().click();
  await expect(page).toHaveURL(/mobile\/3$/);
  await page.goBack();
  await expect(contact.message).toHaveValue(text);

  release();
  await expect(contact.sent).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Success Sending Message' })).toBeVisible();
  for (const field of [contact.name, contact.email, contact.message]) await expect(field).toHaveValue('');
  const delivered = `Nama: Sari Wulandari\nEmail: sari@example.com\nPesan: ${text}`;
  expect(telegram.requests).toMatchObject([
    { method: 'POST', path: '/bot/sendMessage', query: {}, delivered },
  ]);
});

test('in a frame of another site the form sends nothing and says why', { tag: '@all' }, async ({
  page,
  telegram,
}) => {
  const { url, port } = sites.withKeys;
  await page.goto(`http://127.0.0.1:${port}/robots.txt`);
  await page.evaluate((src) => {
    document.body.innerHTML = `<iframe src="${src}" width="900" height="700"></iframe>`;
  }, `${url}#contact`);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Name').fill('Sari');
  await frame.getByLabel('Email').fill('sari@example.com');
  await frame.getByLabel('Message').fill('Halo!');
  await frame.getByRole('button', { name: 'Send Message' }).click();
  await expect(frame.getByText('This page is shown inside another site.', { exact: true })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Open this page' })).toHaveAttribute('href', `${url}#contact`);
  expect(telegram.requests).toEqual([]);
});
