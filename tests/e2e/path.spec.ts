import { layoutIssues } from './layout-issues.ts';
import { expect, openReady, test } from './test.ts';

for (const [width, height] of [
  [390, 844],
  [360, 740],
] as const) {
  test(`the first screen of ${width} × ${height} says who this is and shows the first button`, async ({
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
    await expect(hero.getByRole('link', { name: 'Call Me' })).toBeInViewport({ ratio: 1 });
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

test('the path has no entry in the menu: Tools stays active while it is read', async ({ page }) => {
  await openReady(page, '/');
  const menu = page.getByRole('navigation', { name: 'Sections' });
  await expect(menu.getByRole('link')).toHaveCount(4);
  for (const [heading, label] of [
    ['My Projects', 'Projects'],
    ['My Path', 'Tools'],
    ['Contact', 'Contact'],
    ['Summer intern', 'Tools'],
  ] as const) {
    await page.getByRole('heading', { name: heading, exact: true }).evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
    });
    await expect(menu.locator('[aria-current]')).toHaveText(label);
  }
});

for (const width of [320, 390, 820, 1440]) {
  test(`a name of 90 letters and an entry in Arabic fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, '/#path');
    await expect(page.locator('#path')).toHaveAttribute('data-ready', '');
    expect(await page.evaluate(layoutIssues)).toEqual([]);
    await expect(page.getByRole('heading', { name: 'متطوعة في مكتبة الحي' })).toHaveCSS('direction', 'rtl');
  });
}

test('a project is a case: facts, problem, part and result before the paragraphs, then a quote', async ({
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
    'Nobody knew which jar',
    'All of it',
    'Each jar is found',
    'Its first paragraph',
  ];
  const places = [...parts, 'I have stopped opening jars.'].map((part) => text.indexOf(part));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  await openReady(page, '/website/9');
  await expect(page.locator('.case, .quote')).toHaveCount(0);
});
