import type { Page } from '@playwright/test';
import {
  type GeminiFailure,
  geminiBlockedPrompt,
  geminiEnd,
  geminiErrors,
  geminiEvent,
  geminiEvents,
  sse,
} from '#tests/mocks/gemini-format.ts';
import { answerInPieces, type GeminiServer, type Script } from './gemini-server.ts';
import { geminiKey, sites } from './sites.ts';
import { expect, openReady, settle, test } from './test.ts';

let gemini: GeminiServer;

test.beforeEach(({ gemini: ofTest }) => {
  gemini = ofTest;
});

async function openChat(page: Page, url = '/#home') {
  await page.goto(url);
  const card = page.locator('#chat');
  await card.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-part]:has(> #chat)')).toHaveAttribute('data-ready', '');
  const log = card.getByRole('log');
  const input = card.getByRole('textbox');
  return {
    card,
    log,
    input,
    send: card.getByRole('button', { name: 'Send', exact: true }),
    stop: card.getByRole('button', { name: 'Stop' }),
    announced: card.locator('#chat-announcer'),
    answer: log.locator('.bubble-bot').last(),
    async ask(question: string) {
      await input.fill(question);
      await input.press('Enter');
    },
  };
}

test('an answer arrives piece by piece, from exactly the request that is specified', async ({ page }) => {
  const pieces = ['Sugeng ', 'rawuh! Lihat ', '**[Tide Ta', 'ble](/mobile/1)**.'];
  const seen: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => seen.push(resolve));
  gemini.respondWith({
    steps: geminiEvents(...pieces)
      .flatMap((event) => [wait, event])
      .slice(1),
  });
  const chat = await openChat(page);
  await chat.ask('Halo!');

  await expect(chat.input).toHaveValue('');
  for (const text of [/Sugeng$/, /rawuh! Lihat$/, /Lihat Tide Ta$/]) {
    await expect(chat.answer).toHaveText(text);
    seen.at(-1)?.();
  }
  await expect(chat.answer.getByRole('link', { name: 'Tide Table' })).toBeVisible();
  await expect(chat.log).toHaveAttribute('aria-busy', 'false');

  expect(gemini.requests).toHaveLength(1);
  expect(gemini.requests[0]).toMatchObject({
    path: '/v1beta/models/gemini-1.5-flash:streamGenerateContent?alt=sse',
    headers: { 'x-goog-api-key': geminiKey, 'content-type': 'application/json' },
    body: {
      contents: [
        { role: 'model', parts: [{ text: expect.stringContaining('aku dan kamu') }] },
        { role: 'user', parts: [{ text: 'Halo!' }] },
      ],
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' }],
      generationConfig: {},
    },
  });
});

test('a link in an answer leads to the page without loading the site anew, and back to the conversation', async ({
  page,
}) => {
  gemini.respondWith(answerInPieces(['Lihat [kalkulatornya](/mobile/2).']));
  const chat = await openChat(page);
  await chat.ask('Proyek?');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await chat.log.getByRole('link', { name: 'kalkulatornya' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();

  await page.goBack();
  await expect(chat.log.getByRole('link', { name: 'kalkulatornya' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('each finished answer is announced once, and the log does not announce by itself', async ({ page }) => {
  gemini.respondWith(answerInPieces(['Satu ', 'dua ', 'telu.'], 100));
  const chat = await openChat(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const region = document.querySelector('#chat-announcer');
    if (!region) return;
    new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await chat.ask('Hitung');
  await expect(chat.announced).toHaveText('Ayla Bot: Satu dua telu.');
  await expect(chat.log).toHaveAttribute('aria-live', 'off');
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['Ayla Bot: Satu dua telu.']);
});

test('two questions at once get their own answers, whichever comes first', async ({ page }) => {
  gemini.respondWith(({ question }) => answerInPieces(['On ', question], question === 'first' ? 500 : 0));
  const chat = await openChat(page);
  await chat.ask('first');
  await chat.ask('second');
  await expect(chat.log.locator('.bubble-bot').nth(1)).toHaveText(/On second$/);
  await expect(chat.log.locator('.bubble-bot').nth(0)).toHaveText(/On first$/);
  await expect(chat.log.locator('.bubble')).toHaveText([/first$/, /On first$/, /second$/, /On second$/]);
});

test('Escape and Stop end an answer, before the first byte and in the middle', async ({ page }) => {
  gemini.respondWith('never');
  const chat = await openChat(page);
  await chat.ask('Halo');
  await expect.poll(() => gemini.requests.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(chat.answer).toContainText('Stopped.');
  await expect(chat.input).toBeFocused();
  await expect.poll(() => gemini.requests[0]?.isAborted).toBe(true);

  gemini.respondWith({ steps: [geminiEvent('Sugeng '), 30_000] });
  await chat.ask('Halo lagi');
  await expect(chat.answer).toHaveText(/Sugeng$/);
  await chat.stop.click();
  await expect(chat.answer).toContainText('Sugeng');
  await expect(chat.answer).toContainText('Stopped.');
  await expect(chat.stop).toHaveCount(0);
  await expect(chat.log).toBeFocused();
  await expect.poll(() => gemini.requests[1]?.isAborted).toBe(true);
});

test('leaving for another page lets the answer go on, closing the page ends it', async ({ page }) => {
  gemini.respondWith({ steps: [geminiEvent('Sugeng '), 1_000, geminiEvent('rawuh!'), 30_000] });
  const chat = await openChat(page);
  await chat.ask('Halo');
  await expect(chat.answer).toHaveText(/Sugeng$/);
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await page.goBack();
  await expect(chat.answer).toHaveText(/Sugeng rawuh!$/);

  await page.goto('about:blank');
  await expect.poll(() => gemini.requests[0]?.isAborted).toBe(true);
});

test('the log follows the newest text until the reader scrolls up, and keeps the place then', async ({
  page,
}) => {
  const lines = Array.from({ length: 60 }, (_, index) => `Baris ${index}\n\n`);
  gemini.respondWith(answerInPieces(lines, 50));
  const chat = await openChat(page);
  await chat.ask('Cerita panjang');
  const distance = () => chat.log.evaluate((log) => log.scrollHeight - log.clientHeight - log.scrollTop);
  await expect(chat.answer).toContainText('Baris 25');
  expect(await distance()).toBeLessThan(60);

  await chat.log.hover();
  await page.mouse.wheel(0, -300);
  const newest = chat.card.getByRole('button', { name: 'Newest' });
  await expect(newest).toBeVisible();
  const place = await chat.log.evaluate((log) => log.scrollTop);
  await expect(chat.answer).toContainText('Baris 40');
  expect(await chat.log.evaluate((log) => log.scrollTop)).toBe(place);

  await newest.click();
  await expect(newest).toHaveCount(0);
  await expect(chat.answer).toContainText('Baris 59');
  await expect.poll(distance).toBeLessThan(2);
});

test('IME: Enter ends the word and does not send', async ({ page }) => {
  const chat = await openChat(page);
  await chat.input.focus();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'はろ', selectionStart: 2, selectionEnd: 2 });
  await page.keyboard.press('Enter');
  expect(gemini.requests).toHaveLength(0);
  await client.send('Input.insertText', { text: 'ハロー' });
  await page.keyboard.press('Enter');
  await expect.poll(() => gemini.requests.map(({ question }) => question)).toEqual(['ハロー']);
});

test('the conversation goes into the contact form as a message', async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask('Halo!');
  await chat.card.getByRole('button', { name: 'Send this conversation to Ayla' }).click();
  await expect(page.getByRole('form', { name: 'Contact' }).getByLabel('Message')).toHaveValue(
    /Me: Halo!\nAyla Bot: Sugeng rawuh!/,
  );
});

test('without a key the site answers from its own content', async ({ page }) => {
  const chat = await openChat(page, sites.below.url);
  await expect(chat.card.getByRole('note')).toContainText('Answers come from this site’s own content.');
  await chat.card.getByRole('button', { name: 'Which projects use Flutter?' }).click();
  await expect(chat.answer.getByRole('link', { name: 'Tide Table' })).toBeVisible();
  await expect(chat.log).toBeFocused();
});

test('asking leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openReady(page, sites.below.url);
  const starter = page.locator('#chat').getByRole('button', { name: 'Which projects use Flutter?' });
  await starter.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 100));
  await settle(page);
  const place = await page.evaluate(() => scrollY);
  await starter.click();
  await expect(page.getByRole('log').getByRole('link', { name: 'Tide Table' })).toBeAttached();
  await settle(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('the wheel moves the page over a chat that has nothing to scroll', async ({ page }) => {
  const { log } = await openChat(page);
  const top = () => log.evaluate((box) => Math.round(box.getBoundingClientRect().top));
  const start = await top();
  await log.hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(top).toBe(start - 120);
});

test('below a base path, links of answers stay below it', async ({ page }) => {
  const chat = await openChat(page, sites.below.url);
  await chat.ask('Tide Table');
  await chat.answer
    .getByRole('link', { name: /Tide Table/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${sites.below.url}mobile/1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Table' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chat says what it needs and offers other ways', async ({ page }) => {
    await page.goto('/');
    const card = page.locator('#chat');
    await expect(card.locator('p.without-script')).toBeVisible();
    await expect(card.locator('.without-script a')).toHaveText(['email', 'WhatsApp']);
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(card.getByRole('textbox')).toHaveCount(0);
  });
});

test.describe('when it fails', () => {
  test.use({
    expectedMessages: ['There was a problem with the chat', 'Failed to load resource', 'net::ERR'],
  });

  const failures: [string, GeminiFailure, RegExp][] = [
    ['400 invalid key', geminiErrors.invalidKey, /does not let this site in/],
    ['400 region', geminiErrors.region, /not offered in your country/],
    ['401', geminiErrors.unauthenticated, /does not let this site in/],
    ['403 leaked key', geminiErrors.leakedKey, /does not let this site in/],
    ['403 referrer', geminiErrors.referrer, /does not let this site in/],
    ['404 of both models', geminiErrors.retiredModel, /no longer there/],
    ['429', geminiErrors.quota, /all the questions it may for now/],
    ['429 with RetryInfo', geminiErrors.quotaPerMinute, /try again in 35 seconds/],
    ['500', geminiErrors.internal, /a problem of its own/],
  ];
  /** A browser may drop what came in the moment before a connection broke. */
  let isSeen = async () => {};
  const seen = () => isSeen();
  const broken: [string, Script, RegExp][] = [
    ['no connection', 'hang-up', /cannot be reached/],
    [
      'a cut inside an event',
      { steps: [geminiEvent('Halo '), 'data: {"ca', seen, 'cut'] },
      /Halo.*cut short/s,
    ],
    ['a reset', { steps: [geminiEvent('Halo '), seen, 'reset'] }, /Halo.*cut short/s],
    ['a close in the middle', { steps: [geminiEvent('Halo ')] }, /Halo.*cut short/s],
    ...[502, 504, 520, 522, 524].map((status): [string, Script, RegExp] => [
      `gateway ${status}`,
      { status, html: '<h1>Bad gateway</h1>' },
      /a problem of its own/,
    ]),
    ['a cut inside a character', { steps: [...halfCharacter(), seen, 'cut'] }, /Halo.*cut short/s],
    [
      'an error inside the stream',
      { steps: [geminiEvent('Halo '), sse(geminiErrors.internal)] },
      /Halo.*problem/s,
    ],
    ['an empty stream', { steps: [] }, /answered with nothing/],
    ['a blocked prompt', { steps: [geminiBlockedPrompt()] }, /safety rules/],
    ['MAX_TOKENS', { steps: [geminiEvent('Halo ', 'MAX_TOKENS')] }, /Halo.*cut short/s],
    ['SAFETY', { steps: [geminiEvent('Halo '), geminiEnd('SAFETY')] }, /Halo.*safety rules/s],
    ['HTML with status 200', { status: 200, html: '<h1>Sign in</h1>' }, /cannot be read/],
  ];

  test('every failure is told once in words, without a secret, and leaves a way to ask again', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const logs: string[] = [];
    page.on('console', (message) => logs.push(message.text()));
    const chat = await openChat(page);
    isSeen = () => expect(chat.answer).toContainText('Halo');
    const scripts = [
      ...failures.map(([name, failure, words]) => [name, { failure }, words] as const),
      ...broken,
    ];
    for (const [index, [name, script, words]] of scripts.entries()) {
      gemini.respondWith(script);
      await chat.ask(name);
      const answer = chat.log.locator('.bubble-bot').nth(index);
      await expect(answer, name).toHaveText(words);
      await expect(answer.getByText(/^Error: /)).toHaveCount(1);
      await expect(answer.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(chat.announced).toContainText('Error: ');
    }
    await expect(chat.log.locator('.bubble')).toHaveCount(scripts.length * 2);
    await expect(chat.log).toHaveAttribute('aria-busy', 'false');
    await expect(chat.stop).toHaveCount(0);
    const said = `${await chat.log.textContent()} ${logs.filter((text) => text.startsWith('There')).join()}`;
    expect(said).not.toMatch(new RegExp(`${geminiKey}|127\\.0\\.0\\.1|@type|RESOURCE_EXHAUSTED`));

    gemini.respondWith(answerInPieces(['Sugeng rawuh!']));
    await chat.log.getByRole('button', { name: 'Retry' }).last().click();
    await expect(chat.answer).toHaveText(/Sugeng rawuh!$/);
    await expect(chat.log).toBeFocused();
  });

  test('a connection that closes in the middle of a long code block loses nothing of it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const written = `Kode:\n\n\`\`\`js\n${"const halo = 'dunia';\n\n".repeat(300)}const akh`;
    gemini.respondWith({ steps: (written.match(/[\s\S]{1,200}/g) ?? []).map((text) => geminiEvent(text)) });
    const chat = await openChat(page);
    await chat.ask('Kode');
    await expect(chat.answer).toContainText('const akhError: The answer was cut short.');
    await expect(chat.answer.locator('pre')).toHaveCount(1);
    expect(await chat.answer.locator('pre').textContent()).toBe(written.slice(written.indexOf('const')));
    await chat.log.getByRole('button', { name: 'Copy this answer' }).click();
    await expect(chat.announced).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
  });

  test('a retired model is replaced for the visit, an overloaded one asked once more', async ({ page }) => {
    gemini.respondWith(({ model }, index) => {
      if (model === 'gemini-1.5-flash') return { failure: geminiErrors.retiredModel };
      return index === 1 ? { failure: geminiErrors.overloaded } : answerInPieces(['Sugeng rawuh!']);
    });
    const chat = await openChat(page);
    await chat.ask('Halo');
    await expect(chat.answer).toHaveText(/Sugeng rawuh!$/);
    await chat.ask('Lagi');
    await expect(chat.log.locator('.bubble-bot').nth(1)).toHaveText(/Sugeng rawuh!$/);
    expect(gemini.requests.map(({ model }) => model)).toEqual([
      'gemini-1.5-flash',
      ...Array<string>(3).fill('gemini-flash-lite-latest'),
    ]);
  });

  test('after 20 seconds of silence the visitor is told', async ({ page }) => {
    gemini.respondWith({ steps: [geminiEvent('Halo '), 60_000] });
    await page.clock.install();
    const chat = await openChat(page);
    await chat.ask('Halo');
    await expect(chat.answer).toHaveText(/Halo$/);
    await page.clock.fastForward(19_000);
    await expect(chat.answer).toHaveText(/Halo$/);
    await page.clock.fastForward(2_000);
    await expect(chat.answer).toHaveText(/Halo.*Error: The language model has gone silent/s);
    await expect.poll(() => gemini.requests[0]?.isAborted).toBe(true);
  });

  for (const [name, mark] of [
    ['the SDK', 'GoogleGenerativeAI Error'],
    ['the markdown parser', 'html_block'],
    ['the answers of the site', 'apa_kabar'],
  ] as const) {
    test(`${name} cannot be loaded: the visitor is told, keeps the page, and can try again`, async ({
      page,
    }) => {
      let isGone = true;
      await page.route('**/assets/*.js', async (route) => {
        const response = await route.fetch();
        const isIt = (await response.text()).includes(mark);
        return isGone && isIt ? route.abort() : route.fulfill({ response });
      });
      const chat = await openChat(page);
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await chat.ask('Halo');
      await expect(chat.answer).toContainText('Error: A part of the chat could not be loaded.');

      isGone = false;
      await chat.log.getByRole('button', { name: 'Retry' }).click();
      await expect(chat.answer).toHaveText(/Sugeng rawuh!$/);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });
  }

  test('offline, the question is kept, and Retry asks it', async ({ page, context }) => {
    const chat = await openChat(page);
    await chat.ask('Pertama');
    await expect(chat.answer).toHaveText(/Sugeng rawuh!$/);
    await context.setOffline(true);
    await chat.ask('Kedua');
    await expect(chat.log.locator('.bubble-bot').nth(1)).toContainText('Error: You are offline.');
    await context.setOffline(false);
    await chat.log.getByRole('button', { name: 'Retry' }).click();
    await expect(chat.log.locator('.bubble-bot').nth(1)).toHaveText(/Sugeng rawuh!$/);
  });
});

test('a hostile answer runs nothing and fetches nothing', async ({ page }) => {
  gemini.respondWith(
    answerInPieces([
      '<img src=https://tracker.example/p.gif onerror="window.hacked=1"><script>window.hacked=1</script>\n\n',
      '![x](https://tracker.example/p.gif) [klik](javascript:window.hacked=1) [d](data:text/html,x)\n\n',
      '[google.com](https://evil.example/) \u202Egnp.exe\n\n',
      `${'> '.repeat(10_000)}dalam\n\n${'a'.repeat(60_000)}`,
    ]),
  );
  const chat = await openChat(page);
  await chat.ask('Halo');
  await expect(chat.answer).toContainText('aaaa', { timeout: 20_000 });
  await expect(chat.log).toHaveAttribute('aria-busy', 'false');
  await expect(chat.announced).toContainText('The rest of this answer is in the conversation.');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(chat.answer.getByRole('link')).toHaveText([/^google\.com \(evil\.example\)/]);
  await expect(chat.answer.locator('img, script')).toHaveCount(0);
  expect(await chat.answer.textContent()).not.toContain('\u202E');
});

function halfCharacter(): (string | Uint8Array)[] {
  const bytes = new TextEncoder().encode(geminiEvent('👋'));
  return [geminiEvent('Halo '), bytes.slice(0, bytes.indexOf(0xf0) + 2)];
}
