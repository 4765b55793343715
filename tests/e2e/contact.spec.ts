import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { geminiKey, sites, telegramToken } from './sites.ts';
import { contactForm, expect, holdFiles, openReady, test } from './test.ts';

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

test('sends any text once, from any tab, and asks before leaving', async ({ page, context, telegram }) => {
  const release = await holdFiles(page, '**/sendMessage');
  const other = await context.newPage();
  await other.goto(`${sites.withKeys.url}#contact`);
  const [first, second] = [contactForm(page), contactForm(other)];
  const text = '<b>&amp;"%20+#?\\ 👋🏽👩‍👩‍👧 ꦲꦏ꧀ꦱꦫ שלום\u200F a\u200Db\n\n'.repeat(60).trim();
  for (const form of [first, second]) await form.fill(text);

  await first.send.dblclick();
  await expect(first.send).toHaveText('Sending…');
  await expect(first.send).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  await (await asked).dismiss();

  await page.locator('a[href$="/mobile/3"]').first().click();
  await expect(page).toHaveURL(/mobile\/3$/);
  await page.goBack();
  await expect(first.message).toHaveValue(text);

  // Another tab asks before it sends the same text.
  await second.send.click();
  const question = second.form.getByText('This message may already have arrived.', { exact: true });
  await expect(question).toBeVisible();
  release();
  await expect(first.sent).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Success Sending Message' })).toBeVisible();
  for (const field of [first.name, first.email, first.message]) await expect(field).toHaveValue('');
  const delivered = `Nama: Sari Wulandari\nEmail: sari@example.com\nPesan: ${text}`;
  expect(telegram.requests).toMatchObject([
    { method: 'POST', path: '/bot/sendMessage', query: {}, delivered },
  ]);
});

test('in a frame the form sends nothing and says why', { tag: '@all' }, async ({ page, telegram }) => {
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
