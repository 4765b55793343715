import type { Page } from '@playwright/test';
import { geminiEvent } from '#tests/mocks/gemini-format.ts';
import { readTree } from './read-tree.ts';
import { expect, openReady, settle, test } from './test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });

test('the contact form: each error is heard with its field', async ({ page }) => {
  await openReady(page, '/#contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(form(page)).toMatchAriaSnapshot(`
    - form "Contact":
      - text: Name
      - textbox "Name"
      - paragraph: Please enter your name.
      - text: Email
      - textbox "Email"
      - paragraph: Please enter your email address.
      - text: Message
      - textbox "Message"
      - paragraph: Please write a message.
      - button "Send Message"
  `);
  for (const label of ['Name', 'Email', 'Message']) {
    const field = form(page).getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^Please /);
  }
  await expect(form(page).getByLabel('Name')).toBeFocused();
});

test('a message sent is announced, and the outcome stays', async ({ page, telegram }) => {
  const heard = await hear(page);
  await openReady(page, '/#contact');
  await form(page).getByLabel('Name').fill('Sari Wulandari');
  await form(page).getByLabel('Email').fill('sari@example.com');
  await form(page).getByLabel('Message').fill('Halo, apa kabar?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(form(page).getByText('Your message has been sent.').first()).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
  await expect.poll(heard).toContain('Success Sending Message');
  await expect(page.getByText('Success Sending Message')).toHaveCount(0);
  await expect(form(page).getByText('Your message has been sent.').first()).toBeVisible();
});

test('the chat is a log; of an answer in pieces only the whole is announced, once', async ({
  page,
  gemini,
}) => {
  const heard = await hear(page);
  gemini.respondWith({
    steps: [geminiEvent('Sugeng '), 300, geminiEvent('rawuh '), 300, geminiEvent('ing kene.', 'STOP')],
  });
  await openReady(page, '/');
  await page.getByRole('textbox', { name: 'Your question for Ayla Bot' }).fill('Halo, apa kabar?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await expect(page.getByRole('log')).toMatchAriaSnapshot(`
    - log "Conversation with Ayla Bot":
      - text: "You: Halo, apa kabar? Ayla Bot:"
      - paragraph: Sugeng rawuh ing kene.
      - button "Copy this answer"
  `);
  expect((await heard()).filter((text) => /Sugeng|rawuh|kene/.test(text))).toEqual([
    'Ayla Bot: Sugeng rawuh ing kene.',
  ]);
});

test('the slideshow is a carousel of one picture at a time, heard only when the visitor turns it', async ({
  page,
}) => {
  await openReady(page, '/mobile/5');
  const show = page.getByRole('region', { name: /^Screens of/ });
  await expect(show).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(show).toMatchAriaSnapshot(`
    - region /Screens of/:
      - button "Previous screen"
      - figure:
        - img /Identifier 1/
      - button "Enlarge"
      - button "Next screen"
      - paragraph
      - list:
        - listitem:
          - button /Screen 1/
  `);
  const pictures = (await readTree(page)).filter(
    ({ role, name }) => role === 'image' && /Identifier/.test(name),
  );
  expect(pictures).toHaveLength(1);
  await page.mouse.move(0, 0);
  await expect(show.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('button', { name: 'Start motion' }).click();
  await expect(show.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test('the enlarged screen and the menu are dialogs with names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/mobile/5');
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog /Screens of/:
      - button "Close"
      - button "Previous screen"
      - img /Identifier 1/
      - button "Next screen"
      - paragraph: /1 of 7/
  `);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Menu":
      - button "Close menu"
      - navigation "Menu":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Tools"
          - listitem:
            - link "Projects"
          - listitem:
            - link "Contact"
  `);
});

for (const path of ['/', '/mobile/5', '/website/seed-bank', '/website/9']) {
  test(`${path} has its landmarks, one h1, headings in order, and a name for everything`, async ({
    page,
  }) => {
    await openReady(page, path);
    for (const role of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(role)).toHaveCount(1);
    }
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1);
    });
    const unnamed = (await readTree(page)).filter(({ role, name }) => needsName.has(role) && name === '');
    expect(unnamed).toEqual([]);
    // The coin, the petals and the patterns are decoration.
    await expect(page.locator('.coin').getByRole('img')).toHaveCount(0);
  });
}

const needsName = new Set([
  'image',
  'img',
  'link',
  'button',
  'textbox',
  'tab',
  'tabpanel',
  'dialog',
  'navigation',
  'region',
  'log',
]);

test('every Indonesian and Javanese run is marked as such', async ({ page }) => {
  const words =
    /\b(tentang|saya|tanya|apa|seputar|mulai|dengan|ketik|anda|teknologi|matursuwun|piye|pernah)\b/i;
  const found: string[] = [];
  for (const path of ['/', '/mobile/5', '/website/3']) {
    await openReady(page, path);
    found.push(...(await page.evaluate(runsWithLanguage)));
  }
  const own = found.filter((run) => words.test(run));
  expect(own.length).toBeGreaterThanOrEqual(8);
  expect(own.filter((run) => !/^(id|jv): /.test(run))).toEqual([]);
});

/** Runs in the page: each text, and the hint of each field, behind its language. */
function runsWithLanguage(): string[] {
  const runs: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const owner = texts.currentNode.parentElement;
    if (!owner || owner.closest('script, style, noscript')) continue;
    runs.push(`${owner.closest<HTMLElement>('[lang]')?.lang}: ${texts.currentNode.textContent}`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('[placeholder]')) {
    runs.push(`${field.closest<HTMLElement>('[lang]')?.lang}: ${field.placeholder}`);
  }
  return runs;
}

for (const path of ['/', '/#contact', '/?tool=Flutter#project', '/mobile/5', '/website/3']) {
  test(`${path} leaves the focus to the visitor`, async ({ page }) => {
    await openReady(page, path);
    await settle(page);
    await expect(page.locator('body')).toBeFocused();
  });
}

test('an answer leaves the focus where it is', async ({ page, gemini }) => {
  gemini.respondWith({ steps: [geminiEvent('Sugeng rawuh', 'STOP')] });
  await openReady(page, '/');
  const question = page.getByRole('textbox', { name: 'Your question for Ayla Bot' });
  await question.fill('Halo');
  await question.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy this answer' })).toBeVisible();
  await expect(question).toBeFocused();
});

test('each move to another page says its title, on the way back too', async ({ page }) => {
  const heard = await hear(page);
  await openReady(page, '/');
  const home = await page.title();
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await expect.poll(heard).toContain(await page.title());
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeAttached();
  await expect.poll(heard).toContain(home);
});

test.describe('while it moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the typed line is one stable text, and the slideshow says nothing by itself', async ({ page }) => {
    const heard = await hear(page);
    await page.clock.install();
    await openReady(page, '/');
    const line = page.locator('.typed');
    const before = await line.ariaSnapshot();
    const shown = await line.locator('[aria-hidden]').textContent();
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000);
        return line.locator('[aria-hidden]').textContent();
      })
      .not.toBe(shown);
    expect(await line.ariaSnapshot()).toBe(before);

    await openReady(page, '/mobile/5');
    await page.clock.runFor(9_000);
    await expect(page.getByRole('img', { name: /Identifier 3/ })).toBeAttached();
    expect(await heard()).toEqual([]);
  });
});

/** What live regions that are on say, from the start of the page on. */
async function hear(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=alert], [role=log]');
        if (!region || region.getAttribute('aria-live') === 'off') continue;
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text && text !== heard.at(-1)) heard.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate<string[]>('heard');
}
