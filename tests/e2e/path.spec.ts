import { expect, openReady, test } from './test.ts';

for (const [width, height, buttons] of [
  [390, 844, ['Call Me', 'View My Design Portfolio PDF']],
  [360, 740, ['Call Me']],
] as const) {
  test(`the first screen at ${width} × ${height} shows name, role, place and ${buttons.join(', ')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openReady(page, '/');
    const hero = page.locator('#beranda');
    for (const text of [
      'Ayla Brennan',
      'Software Developer',
      'Galway, Ireland',
      'Open to internships from May',
    ]) {
      await expect(hero.getByText(text)).toBeInViewport({ ratio: 1 });
    }
    for (const name of buttons) await expect(hero.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  });
}

test('About leads to the path, and an entry leads to its project and back', async ({ page }) => {
  await openReady(page, '/');
  await page.getByRole('link', { name: 'My path so far' }).click();
  await expect(page).toHaveURL('/#path');
  await expect(page.getByRole('heading', { name: 'My Path' })).toBeFocused();
  await page.locator('#path').getByRole('link', { name: 'Tide Table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Table' })).toBeVisible();
  await page.getByRole('link', { name: /^The Meteorological/ }).click();
  await expect(page).toHaveURL('/#path-2');
  await expect(page.getByRole('heading', { name: 'Summer intern' })).toBeInViewport();
});

test('a case study shows facts, result, problem and role above the paragraphs, then a quote', async ({
  page,
}) => {
  await openReady(page, '/?projects=website');
  const card = page.locator('.card', { hasText: 'Seed Bank' });
  await expect(card.getByText('300 seeds')).toBeVisible();
  await expect(card.getByText('2 months')).toHaveCount(0);
  await openReady(page, '/website/seed-bank');
  const text = (await page.locator('article').textContent()) ?? '';
  const parts = [
    '300 seeds',
    'Each jar is found',
    'Nobody knew which jar',
    'All of it',
    'Its first paragraph',
  ];
  const places = [...parts, 'I have stopped opening jars.'].map((part) => text.indexOf(part));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await openReady(page, '/website/9');
  await expect(page.locator('.case, .quote')).toHaveCount(0);
});
