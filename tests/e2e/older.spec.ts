import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { contactForm, expect, openReady, test } from './test.ts';

test('the site works in Chrome 111, Safari 16.4 and Firefox 128', async ({ page, gemini, telegram }) => {
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [URL, 'canParse parse'],
      [AbortSignal, 'any'],
      [Promise, 'withResolvers try'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Array, 'fromAsync'],
      [String.prototype, 'isWellFormed toWellFormed'],
      [Set.prototype, 'union intersection difference isSubsetOf isSupersetOf'],
      [RegExp, 'escape'],
      [Element.prototype, 'checkVisibility setHTMLUnsafe getHTML moveBefore'],
      [HTMLElement.prototype, 'showPopover hidePopover togglePopover popover'],
      [HTMLDialogElement.prototype, 'requestClose closedBy'],
      [Document.prototype, 'startViewTransition'],
      [ReadableStream, 'from'],
      [ReadableStream.prototype, 'values'],
      [window, 'requestIdleCallback scheduler navigation Iterator onscrollend'],
    ] as const) {
      for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
    }
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator);
  });
  gemini.respondWith(answerInPieces(['Lihat [kalkulator](/mobile/2).']));
  await page.goto('/');
  await page.getByRole('tab', { name: 'Website' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Web Projects' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your question for Ayla Bot' }).fill('Halo');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const link = page.getByRole('log').getByRole('link', { name: 'kalkulator' });
  await expect(link).toBeVisible();
  const contact = contactForm(page);
  await contact.fill();
  await contact.send.click();
  await expect(contact.sent).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/mobile/5');
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByText(/^2 of 7: /)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { name: 'Tech Stack & Tools' })).toBeFocused();
});
