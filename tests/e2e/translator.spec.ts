import type { Page } from '@playwright/test';
import { answerInPieces } from './gemini-server.ts';
import { sites } from './sites.ts';
import { expect, openReady, test } from './test.ts';

/** Reported where a part was translated before it was hydrated; React renders it again. */
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
  await expect(page.locator('[data-part]:has(> #chat)')).toHaveAttribute('data-ready', '');
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

const answers = {
  'a list with code': `Ini:\n\n${'- satu **loro** `kode` [tautan](/mobile/1)\n'.repeat(30)}\nAkhir.`,
  'a table': `| a | b |\n|---|---|\n${'| satu **loro** | dua<br>telu |\n'.repeat(30)}\nAkhir.`,
  'long prose': `${'Kata **orang** dan *lagi* https://example.com/ satu\nloro. '.repeat(40)}\n\nAkhir.`,
};

for (const mode of ['that respects translate=no', 'that ignores translate=no'] as const) {
  for (const [name, answer] of Object.entries(answers)) {
    test(`${name} streams to its end with a translator ${mode}`, async ({ page, gemini }) => {
      gemini.respondWith(answerInPieces(answer.match(/.{1,40}/gs) ?? [], 5));
      const chat = await openTranslated(page, mode);
      await chat.ask('Halo');
      await expect(chat.log.locator('.bubble-bot').last()).toContainText('Akhir.');
      await expect(chat.log).toHaveAttribute('aria-busy', 'false');
      const words = await chat.log.locator('.bubble-bot').last().textContent();
      expect(words?.match(/loro/g)).toHaveLength(name === 'long prose' ? 40 : 30);
      // The finished answer is translated too, and the next question works.
      await expect(chat.log.locator('.reply font').first()).toBeAttached();
      await chat.ask('Lagi');
      await expect(chat.log.locator('.bubble-bot')).toHaveCount(2);
      await expect(chat.log).toHaveAttribute('aria-busy', 'false');
      await expect(chat.log).toContainText('Halo');
    });
  }
}

test.describe('when the nodes of the chat are moved', () => {
  test.use({ expectedMessages: ['NotFoundError', ...hydrationErrors] });

  test('the chat is rendered again and keeps the conversation', async ({ page, gemini }) => {
    gemini.respondWith(answerInPieces(['Satu.']));
    const chat = await openTranslated(page, 'that respects translate=no');
    await chat.ask('Halo');
    await expect(chat.log).toContainText('Satu.');
    // The next question removes nothing but adds before the form; a retry removes nodes that are elsewhere by then.
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

test.describe('offline', () => {
  test.use({ expectedMessages: ['The browser is offline', ...hydrationErrors] });

  test('the copy button and the form work in a translated page', async ({ page }) => {
    await openReady(page, '/#contact');
    await page.evaluate(translate, 'that ignores translate=no' as const);
    const form = page.getByRole('form', { name: 'Contact' });
    await form.getByLabel('Name').fill('Ana');
    await form.getByLabel('Email').fill('ana@example.com');
    await form.getByLabel('Message').fill('Halo');
    await page.context().setOffline(true);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await form.getByRole('button', { name: 'Copy message' }).click();
    await expect(form.getByText('Copied')).toBeVisible();
    await page.context().setOffline(false);
  });
});

test.describe('when something has changed the page before it is hydrated', () => {
  for (const path of ['/', '/mobile/3']) {
    test(`the head of ${path} has one of everything`, async ({ page }) => {
      await page.route(sites.withKeys.url.replace(/\/$/, path), async (route) => {
        const response = await route.fetch();
        const body = (await response.text())
          .replace(/(<h1[^>]*>)[^<]+/, '$1Changed')
          .replace(/(<meta name="description" content=")[^"]*/, '$1Changed');
        await route.fulfill({ response, body });
      });
      await openReady(page, path);
      const counts = await page.evaluate(() =>
        [
          'title',
          'meta[name=description]',
          'link[rel=canonical]',
          'meta[property="og:title"]',
          'meta[name=robots]',
        ].map((selector) => document.head.querySelectorAll(selector).length),
      );
      expect(counts).toEqual([1, 1, 1, 1, 1]);
      await expect(page.locator('meta[name=description]')).not.toHaveAttribute('content', 'Changed');
    });
  }
});
