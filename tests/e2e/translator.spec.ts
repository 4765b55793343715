import type { Page } from '@playwright/test';
import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { contactForm, expect, openReady, test } from './test.ts';

/** React reports these for a part that was translated before hydration, and renders it again. */
const hydrationErrors = [
  'Minified React error #418',
  'Minified React error #423',
  'Minified React error #425',
];

test.use({ expectedMessages: hydrationErrors });

type Mode = 'that respects translate=no' | 'that ignores translate=no';

/** Wraps every text node in `<font><font>`, now and whenever one is added, like Google Translate in Chrome. */
function translate(mode: Mode): void {
  const isSkipped = (text: Node) =>
    text.parentElement?.closest(
      `font, script, style, textarea${mode === 'that respects translate=no' ? ', [translate=no]' : ''}`,
    ) || !text.nodeValue?.trim();
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    for (const text of texts) {
      if (isSkipped(text)) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.parentNode?.replaceChild(outer, text);
      inner.append(text);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrapAll(node);
  }).observe(document.body, { childList: true, subtree: true });
  wrapAll(document.body);
}

async function openTranslated(page: Page, mode: Mode) {
  await page.goto('/#home');
  const card = page.locator('#chat');
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part]:has(> #chat)')).toHaveAttribute('data-hydrated');
  await page.evaluate(translate, mode);
  return {
    log: card.getByRole('log'),
    input: card.getByRole('textbox'),
    ask: async (question: string) => {
      await card.getByRole('textbox').fill(question);
      await card.getByRole('textbox').press('Enter');
    },
  };
}

/** A list with code, a table and long prose. */
const answer = `Ini:

${'- satu **loro** `kode` [tautan](/mobile/1)\n'.repeat(30)}
| a | b |
|---|---|
${'| satu **loro** | dua<br>telu |\n'.repeat(30)}
${'Kata **orang** dan *lagi* https://example.com/ satu\nloro. '.repeat(40)}

Akhir.`;

for (const mode of ['that respects translate=no', 'that ignores translate=no'] as const) {
  test(`an answer streams to its end with a translator ${mode}`, async ({ page, gemini }) => {
    gemini.respondWith(answerInPieces(answer.match(/.{1,40}/gs) ?? [], 5));
    const chat = await openTranslated(page, mode);
    await chat.ask('Halo');
    await expect(chat.log.locator('.bubble-bot').last()).toContainText('Akhir.');
    await expect(chat.log).toHaveAttribute('aria-busy', 'false');
    const words = await chat.log.locator('.bubble-bot').last().textContent();
    expect(words?.match(/loro/g)).toHaveLength(30 + 30 + 40);
    // The finished answer is translated too, and the next question works.
    await expect(chat.log.locator('.reply font').first()).toBeAttached();
    await chat.ask('Lagi');
    await expect(chat.log.locator('.bubble-bot')).toHaveCount(2);
    await expect(chat.log).toHaveAttribute('aria-busy', 'false');
    await expect(chat.log).toContainText('Halo');
  });
}

test.describe('when the nodes of the chat are moved', () => {
  test.use({ expectedMessages: ['NotFoundError', ...hydrationErrors] });

  test('the chat is rendered again and keeps the conversation', async ({ page, gemini }) => {
    gemini.respondWith(answerInPieces(['Satu.']));
    const chat = await openTranslated(page, 'that respects translate=no');
    await chat.ask('Halo');
    await expect(chat.log).toContainText('Satu.');
    // React then fails to remove nodes that are no longer where it put them.
    gemini.respondWith({ steps: ['cut'] });
    await chat.log.evaluate((log) => {
      new MutationObserver(() => {
        for (const dots of log.querySelectorAll('.typing-dots')) log.ownerDocument.body.append(dots);
      }).observe(log, { childList: true, subtree: true });
    });
    gemini.respondWith(answerInPieces(['Dua.'], 50));
    await chat.ask('Lagi');
    await expect(chat.log).toContainText('Dua.');
    await expect(chat.log).toContainText('Satu.');
  });
});

test('the form works in a translated page', async ({ page, telegram }) => {
  await openReady(page, '/#contact');
  await page.evaluate(translate, 'that ignores translate=no' as const);
  const contact = contactForm(page);
  await contact.send.click();
  await contact.fill();
  await contact.send.click();
  await expect(contact.sent).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
});
