import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { openChat } from './open-chat.ts';
import { sites } from './sites.ts';
import {
  contactForm,
  expect,
  holdFiles,
  hydrateAll,
  markPage,
  openReady,
  test,
  waitForLoad,
} from './test.ts';

// The browser and React report a missing chunk themselves.
test.use({
  expectedMessages: [
    'Failed to load',
    'Failed to fetch dynamically imported',
    'There was a problem with the chat',
  ],
});

const card = (page: Page) => page.getByRole('link', { name: 'Pocket Ledger', exact: true });
const detail = (page: Page) => page.getByRole('heading', { level: 1, name: 'Pocket Ledger' });

const notFound = (route: Route) => route.fulfill({ status: 404, body: '' });

test('without its script, home is the page without JavaScript, with the typed text', async ({ page }) => {
  const fail = await holdFiles(page, '**/assets/index-*.js', notFound);
  await page.goto('/', { waitUntil: 'commit' });
  await contactForm(page).message.fill('Halo');
  fail();
  for (const panel of ['#panel-website', '#panel-mobile'])
    await expect(page.locator(panel).getByRole('link').first()).toBeVisible();
  for (const part of ['#chat', '#contact'])
    await expect(page.locator(part).getByText('needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: /Theme|motion/ })).toHaveCount(0);
  await expect(contactForm(page).message).toHaveValue('Halo');
});

test('a first visit can go on offline after ten seconds', async ({ page, context }) => {
  await page.clock.install();
  const code = page.waitForResponse('**/assets/project-page-*.js');
  await openReady(page, '/');
  // Nobody scrolls, types or moves the pointer.
  await page.clock.runFor(11_000);
  await (await code).finished();
  await expect(page.locator('[data-part]:not([data-hydrated])')).toHaveCount(0);
  await waitForLoad(page);
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Website' }).click();
  await page.getByRole('tab', { name: 'Mobile' }).click();
  await card(page).click();
  await expect(detail(page)).toBeVisible();
  await page.goBack();
  await expect(card(page)).toBeVisible();
  await expect(page.getByLabel('Message')).toBeVisible();
});

test('offline, a page that cannot load changes nothing, and opens once online', async ({ page, context }) => {
  await openReady(page, '/');
  const expectSamePage = await markPage(page);
  await context.setOffline(true);
  await card(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'didn’t load' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(card(page)).toBeVisible();
  await context.setOffline(false);
  await card(page).click();
  await expect(detail(page)).toBeVisible();
  await expectSamePage();
});

test('a part that cannot be loaded stays readable, and works once online', async ({ page, context }) => {
  await page.route('**/assets/projects-*.js', (route) => route.abort());
  await openReady(page, '/');
  await waitForLoad(page);
  await page.getByRole('heading', { name: 'My Projects' }).scrollIntoViewIfNeeded();
  await expect(card(page)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Website' }).click();
  await page.unroute('**/assets/projects-*.js');
  await context.setOffline(false);
  // The click from before is repeated.
  await expect(page.getByText('Recent Web Projects')).toBeVisible();

  await openReady(page, '/mobile/2/');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Back to Projects' }).click();
  await expect(page.locator('#project')).toContainText('didn’t load');
  await context.setOffline(false);
  await expect(card(page)).toBeVisible();
});

test('a page whose code is missing opens as prerendered, once no text is unsent', async ({ page }) => {
  await page.route('**/assets/project-page-*.js', notFound);
  await openReady(page, '/');
  const { message } = contactForm(page);
  await message.fill('Halo');
  await card(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'didn’t load' })).toBeVisible();
  await message.fill('');
  await card(page).click();
  await expect(detail(page)).toBeVisible();
  await expect(page).toHaveURL('/mobile/2/');
});

test('a new deployment is announced once, discards no text, and Reload carries it over', async ({ page }) => {
  await openReady(page, sites.below.url);
  await hydrateAll(page);
  const question = page.locator('#chat').getByRole('textbox');
  await question.fill('Halo');
  await question.press('Enter');
  await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
  await question.fill('Dan lagi?');
  await contactForm(page).fill();
  await page.route('**/assets/{search,project-page}-*.js', notFound);
  const html = readFileSync(`${sites.below.outDir}/index.html`, 'utf8');
  const body = html.replace('<head>', '<head><script type="module" src="data:,"></script>');
  await page.route(sites.below.url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.keyboard.press('Control+k');
  const notice = page.getByText('A new version of this site is available.');
  await expect(notice).toBeVisible();
  // At once: a toast would go away on its own.
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await hydrateAll(page);
  await expect(notice).toBeHidden();
  await expect(page.getByLabel('Message')).toHaveValue('Halo, apa kabar?');
  await expect(question).toHaveValue('Dan lagi?');
  await expect(page.getByRole('log')).toContainText('Halo');
});

test('Retry after a chunk failed loads the page again, with the conversation', async ({ page, gemini }) => {
  gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
  const assets = join(sites.withKeys.outDir, 'assets');
  const sdk = readdirSync(assets).find((file) =>
    readFileSync(join(assets, file), 'utf8').includes('GoogleGenerativeAI Error'),
  );
  await page.route(`**/assets/${sdk}`, (route) => route.abort());
  const chat = await openChat(page);
  await chat.ask('Halo');
  await expect(chat.answer).toContainText('Error: Part of the chat didn’t load.');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const retry = chat.log.getByRole('button', { name: 'Retry' });
  await Promise.all([page.waitForEvent('load'), retry.click()]);
  await chat.card.scrollIntoViewIfNeeded();
  await expect(chat.log).toContainText('Halo');
  await retry.click();
  await expect(chat.answer).toHaveText(/Sugeng rawuh!/);
});

test('an unknown address has its own title, marks its section, and leads home', async ({ page }) => {
  const marked = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  for (const [path, title, section] of [
    ['/website/__proto__', 'Website not found', 'Projects'],
    ['/nowhere', 'Unexpected Application Error!', ''],
  ] as const) {
    await openReady(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title.replace('!', '')));
    await expect(marked).toHaveText(section ? [section] : []);
    await expect(page.getByText('404 Not Found')).toHaveCount(section ? 0 : 1);
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello' })).toBeAttached();
  }
});
