import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { openChat } from './open-chat.ts';
import { contactForm, expect, holdFiles, hydrateAll, test } from './test.ts';

// React reports this for a part that was translated before hydration, and renders it again.
test.use({ expectedMessages: ['Minified React error #418'] });

/** Wraps every text node in `<font><font>`, now and whenever one is added, like Google Translate in Chrome. */
function translate(): void {
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement?.closest('font, script, style, textarea') || !text.nodeValue?.trim()) continue;
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

/** A list with code, a table and long prose. */
const answer = `Ini:

${'- satu **loro** `kode` [tautan](/mobile/1)\n'.repeat(30)}
| a | b |
|---|---|
${'| satu **loro** | dua<br>telu |\n'.repeat(30)}
${'Kata **orang** dan *lagi* https://example.com/ satu\nloro. '.repeat(40)}

Akhir.`;

test('a translator breaks nothing', async ({ page, gemini, telegram }) => {
  gemini.respondWith(answerInPieces(answer.match(/.{1,40}/gs) ?? [], 5));
  const chat = await openChat(page);
  await page.evaluate(translate);
  await chat.ask('Halo');
  await expect(chat.answer).toContainText('Akhir.');
  await expect(chat.log).toHaveAttribute('aria-busy', 'false');
  expect((await chat.answer.textContent())?.match(/loro/g)).toHaveLength(30 + 30 + 40);
  // The finished answer is translated too, and the next question works.
  await expect(chat.answer.locator('font').first()).toBeAttached();
  await chat.ask('Lagi');
  await expect(chat.answers).toHaveCount(2);
  await expect(chat.log).toHaveAttribute('aria-busy', 'false');
  await expect(chat.log).toContainText('Halo');

  const contact = contactForm(page);
  await contact.send.click();
  await contact.fill();
  await contact.send.click();
  await expect(contact.sent).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
});

test('a translator that comes before the script loses no typed text', async ({ page, telegram }) => {
  const release = await holdFiles(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  const contact = contactForm(page);
  const fields = [contact.name, contact.message, page.locator('#chat').getByRole('textbox')];
  for (const field of fields) await field.fill('Halo');
  await contact.email.fill('ana@example.com');
  await page.evaluate(translate);
  release();
  await hydrateAll(page);
  for (const field of fields) await expect(field).toHaveValue('Halo');
  await contact.send.click();
  await expect(contact.sent).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
});
