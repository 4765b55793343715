import { expect, openReady, test } from './test.ts';

test('the slideshow is a carousel, announced only when the visitor turns it', async ({ page }) => {
  await openReady(page, '/mobile/5');
  const show = page.getByRole('region', { name: / screenshots$/ });
  await expect(show).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(show.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('button', { name: 'Start motion' }).click();
  await expect(show.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test('Indonesian and Javanese text is marked with its language', async ({ page }) => {
  const expectMarked = async (text: string, lang: string) => {
    const marked = page.locator(`:lang(${lang})`).filter({ hasText: new RegExp(`^${text}`) });
    await expect(marked).toHaveCount(1);
  };
  await openReady(page, '/');
  await expectMarked('Tentang Saya', 'id');
  await expectMarked('Tanya apa saja seputar Ayla', 'id');
  await expectMarked('Mulai chat dengan', 'id');
  await expect(page.getByPlaceholder('Ketik pesan Anda...')).toHaveAttribute('lang', 'id');
  await openReady(page, '/mobile/5');
  await expectMarked('Teknologi useddd', 'id');
  await expectMarked('Matursuwun', 'jv');
});

test('navigation announces the title and focuses the content, also on the way back', async ({ page }) => {
  await openReady(page, '/');
  const announced = page.locator('[aria-live], [role=status]');
  const home = await page.title();
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await expect(announced.filter({ hasText: await page.title() })).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(announced.filter({ hasText: home })).toHaveCount(1);
});
