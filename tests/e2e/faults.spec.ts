import { expect, openReady, settle, test } from './test.ts';

test.use({
  // The browser's and React's own reports of a chunk that did not come.
  expectedMessages: [
    'Failed to load resource',
    'net::ERR_FAILED',
    'Failed to fetch dynamically imported module',
  ],
});

test('an icon that cannot be loaded leaves its first letter, and its tile as it was', async ({ page }) => {
  await page.route('**/icons/flutter.svg', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/#tools');
  const tile = page.locator('#tools li').filter({ hasText: 'Flutter' });
  await expect(tile.getByText('F', { exact: true })).toBeVisible();
});

test('without the script that draws them, icons are the pictures of the file', async ({ page }) => {
  const drawing = page.waitForRequest('**/assets/dist-*.js');
  await page.route('**/assets/dist-*.js', (route) => route.abort());
  await page.goto('/#tools');
  await drawing;
  const tile = page.locator('#tools li').filter({ hasText: 'Flutter' });
  await expect(page.locator('[data-part][data-ready=""]#tools')).toBeVisible();
  await expect(tile.locator('img')).toBeVisible();
});

test('a picture that cannot be loaded keeps its place and its description', async ({ page }) => {
  await page.route('**/pictures/mobile-*', (route) => route.abort());
  await page.goto('/mobile/2');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveAttribute('aria-label', /.{20}/);
  expect((await picture.boundingBox())?.height).toBeGreaterThan(200);
});

test('a chunk that is gone after a new deployment ends in one reload', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.setItem('probe', 'kept'));
  let requests = 0;
  await page.route('**/assets/mobile-page-*.js', (route) => {
    requests += 1;
    return requests === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
});

test('a chunk that stays away leaves the finished page, and no loop', async ({ page }) => {
  await page.goto('/');
  let requests = 0;
  await page.route('**/assets/mobile-page-*.js', (route) => {
    requests += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeInViewport();
  // The pointer, the click, the load anew, and the touch or the focus that leads away ask once each.
  expect(requests).toBeLessThanOrEqual(5);
});

test('coming home, a part that cannot be loaded says so, and can be tried again', async ({ page }) => {
  await page.route('**/assets/projects-*.js', (route) => route.abort());
  await openReady(page, '/mobile/2/');
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  const part = page.locator('#project');
  await expect(part.getByRole('alert')).toContainText('could not be loaded');
  // The message of the first try stands until the second one has failed, too.
  const secondTry = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/assets/projects-'),
  );
  await part.getByRole('button', { name: 'Try again' }).click();
  await secondTry;
  await expect(part.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/assets/projects-*.js');
  await part.getByRole('button', { name: 'Try again' }).click();
  await expect(part.getByRole('link', { name: 'Pocket Ledger', exact: true })).toBeVisible();
});

test('a chunk that fails while offline says so in words, with a way home', async ({ page, context }) => {
  await openReady(page, '/#project');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText(/could not be loaded\. Please check your connection/)).toBeVisible();
});

test.describe('a page that did not come', () => {
  const card = { name: 'Pocket Ledger', exact: true } as const;

  test('is asked for again by the next pick, and takes no draft away', async ({ page }) => {
    await openReady(page, '/');
    await page.getByLabel('Message').fill('Halo');
    await expect(page.locator('#contact')).toHaveAttribute('data-ready', '');
    await page.route('**/assets/mobile-page-*.js', (route) => route.abort());
    await page.getByRole('link', card).click();
    await expect(page.getByRole('button', { name: 'Load the page' })).toBeVisible();
    await page.goBack();
    await page.unroute('**/assets/mobile-page-*.js');
    await page.getByRole('link', card).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Projects' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('Halo');
  });

  test('is not loaded once the visitor leads on', async ({ page }) => {
    await openReady(page, '/');
    await page.locator('#chat').getByRole('textbox').fill('Halo');
    await page.route('**/assets/mobile-page-*.js', (route) => route.abort());
    await page.getByRole('link', card).click();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.locator('#chat')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('a message in a form that does not answer is not left without a question', async ({ page }) => {
  await page.route('**/assets/home-contact-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await page.getByLabel('Message').pressSequentially('Halo');
  await expect(page.locator('#contact')).toHaveAttribute('data-ready', 'no');
  const asked = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => dialog.dismiss().then(() => resolve(dialog.type())));
  });
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  expect(await asked).toBe('beforeunload');
  await expect(page.getByLabel('Message')).toHaveValue('Halo');
});

test('offline, what can be read stays, and comes alive when the connection is back', async ({
  page,
  context,
}) => {
  await openReady(page, '/');
  await settle(page);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('heading', { name: 'My Projects' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Pocket Ledger', exact: true })).toBeVisible();
  await failed;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.locator('#project')).toHaveAttribute('data-ready', '');
});
