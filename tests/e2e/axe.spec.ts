import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { geminiErrors } from '#tests/mocks/gemini-format.ts';
import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { contactForm, expect, hydrateAll, openReady, test } from './test.ts';

const tags = 'wcag2a wcag2aa wcag21a wcag21aa wcag22a wcag22aa best-practice experimental'.split(' ');
/** Each theme and each width at least once. */
const looks = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const;

test.describe.configure({ timeout: 120_000 });
test.use({ expectedMessages: ['Failed to load resource', 'There was a problem'] });

for (const path of [
  '/',
  // A filter that finds nothing in the list.
  '/?tool=React&projects=mobile',
  '/website/seed-bank',
  '/nowhere',
  '/ar/',
  '/ar/mobile/5',
]) {
  test(`axe finds no violation on ${path}`, async ({ page }) => {
    await openReady(page, path);
    await hydrateAll(page);
    await expectNoViolations(page);
  });
}

test('axe finds no violation on an app’s page, in the menu and the search', async ({ page }) => {
  await openReady(page, '/mobile/5');
  await hydrateAll(page);
  await expectNoViolations(page);
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('atlas');
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveText(/^Star Atlas/);
  await expectNoViolations(page);
  await page.getByRole('searchbox').fill('zeppelin');
  await expect(page.getByRole('link', { name: /^Ask / })).toBeVisible();
  await expectNoViolations(page, { at: [390] });
  await page.getByRole('button', { name: 'Close search' }).click();
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expectNoViolations(page, { at: [320, 390] });
});

test('axe finds no violation in a conversation and the form', async ({ page, gemini, telegram }) => {
  await page.goto('/?projects=website');
  const contact = contactForm(page);
  await contact.send.click();
  await expect(contact.name).toBeFocused();
  gemini.respondWith(answerInPieces(everyMark));
  await ask(page, 'Ceritakan proyekmu');
  await expect(page.getByRole('cell', { name: 'Dart' })).toBeVisible();
  const before = () => showAbout(page);
  await expectNoViolations(page, { at: [390, 1440], before });
  await contact.fill();
  await contact.send.click();
  await expect(contact.sent).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
  await expect(page.getByText('Success Sending Message')).toHaveCount(0);
  await expectNoViolations(page, { at: [320, 390], before });
});

test('axe finds no violation in errors, also in a toast', async ({ page, gemini, telegram }) => {
  gemini.respondWith({ failure: geminiErrors.quotaPerMinute });
  // A known failure, so that each press sends again.
  telegram.respondWith({ status: 401, body: { ok: false, error_code: 401, description: 'Unauthorized' } });
  await page.goto('/');
  await ask(page, 'Apa saja proyekmu?');
  await expect(page.getByText(/^Error: /)).toBeVisible();
  const contact = contactForm(page);
  await contact.fill();
  await expectNoViolations(page, {
    before: async () => {
      await contact.send.click();
      // A toast stays under the pointer. Here it covers no link.
      await page.getByRole('alert').first().hover();
      await showAbout(page);
    },
  });
  telegram.respondWith('reset');
  await contact.send.click();
  await expect(page.getByText('The message service didn’t respond.', { exact: true })).toBeVisible();
  await contact.send.click();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expectNoViolations(page, { at: [390], before: () => showAbout(page) });
});

const everyMark = [
  '### Proyek\n\n**Bird Song** membaca uang, *Tide Table* mencari. Lihat [Bird Song](/mobile/5)',
  ' dan [Flutter](https://flutter.dev).\n\n1. satu\n2. dua\n   - tiga\n\n> kutipan\n\n`kode`\n\n```dart\nmain() {}\n```',
  '\n\n| Proyek | Bahasa |\n|---|---|\n| Bird Song | Dart |\n\n---\n\nSelesai',
];

/** Scrolls to where the bar covers no link. */
function showAbout(page: Page) {
  return page.getByText('Tentang Saya').evaluate((text) => text.scrollIntoView({ behavior: 'instant' }));
}

async function ask(page: Page, question: string) {
  await page.getByPlaceholder('Ketik pesan Anda...').fill(question);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Runs axe in each look, without an exception. `before` restores a temporary state. */
async function expectNoViolations(
  page: Page,
  { at = looks.map(({ width }) => Number(width)), before = async () => {} } = {},
) {
  const violations: string[] = [];
  for (const { colorScheme, width } of looks.filter((look) => at.includes(look.width))) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await before();
    await waitForAnimations(page);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    const found = await axe.withTags(tags).setLegacyMode().analyze();
    for (const { id, nodes } of found.violations)
      for (const { target, failureSummary } of nodes)
        violations.push(`${colorScheme} ${width}: ${id} at ${target.join(' ')}: ${failureSummary}`);
  }
  expect(violations).toEqual([]);
}

/** During a fade, axe would measure intermediate colors. The typing indicator never ends. */
async function waitForAnimations(page: Page) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  );
}
