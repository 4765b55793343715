import type { Page } from '@playwright/test';
import { geminiEvent } from '#tests/mocks/gemini-format.ts';
import { contactForm, expect, openReady, test, waitForLoad } from './test.ts';

test('each error of the contact form is read with its field', async ({ page }) => {
  await openReady(page, '/#contact');
  const contact = contactForm(page);
  await contact.send.click();
  await expect(contact.name).toBeFocused();
  for (const field of [contact.name, contact.email, contact.message]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^Enter /);
  }
});

test('a sent message is announced, and the form still says so afterwards', async ({ page, telegram }) => {
  const announced = await recordAnnouncements(page);
  await openReady(page, '/#contact');
  const contact = contactForm(page);
  await contact.fill();
  await contact.send.click();
  await expect(contact.sent).toBeVisible();
  expect(telegram.requests).toHaveLength(1);
  await expect.poll(announced).toContain('Success Sending Message');
  await expect(page.getByText('Success Sending Message')).toHaveCount(0);
  await expect(contact.sent).toBeVisible();
});

test('an answer in pieces is announced once, and the focus stays in the field', async ({ page, gemini }) => {
  const announced = await recordAnnouncements(page);
  gemini.respondWith({
    steps: [geminiEvent('Sugeng '), 300, geminiEvent('rawuh '), 300, geminiEvent('ing kene.', 'STOP')],
  });
  await openReady(page, '/');
  const question = page.getByRole('textbox', { name: 'Your question for Ayla Bot' });
  await question.fill('Halo, apa kabar?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copy answer' })).toBeVisible();
  await expect(question).toBeFocused();
  await expect(page.getByRole('log')).toMatchAriaSnapshot(`
    - log "Conversation with Ayla Bot":
      - text: "You: Halo, apa kabar? Ayla Bot:"
      - paragraph: Sugeng rawuh ing kene.
      - button "Copy answer"
  `);
  expect((await announced()).filter((text) => /Sugeng|rawuh|kene/.test(text))).toEqual([
    'Ayla Bot: Sugeng rawuh ing kene.',
  ]);
});

test('the slideshow is a carousel of one picture, announced only when the visitor turns it', async ({
  page,
}) => {
  await openReady(page, '/mobile/5');
  const show = page.getByRole('region', { name: / screenshots$/ });
  await expect(show).toHaveAttribute('aria-roledescription', 'carousel');
  await expect(show).toMatchAriaSnapshot(`
    - region /screenshots/:
      - button "Previous screenshot"
      - figure:
        - img /Identifier 1/
      - button "Enlarge"
      - button "Next screenshot"
      - paragraph
      - list:
        - listitem:
          - button /Screenshot 1/
  `);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = nodes.map(({ ignored, role, name }) => !ignored && role?.value === 'image' && name?.value);
  expect(names.filter((name) => name && /Identifier/.test(String(name)))).toHaveLength(1);
  await page.mouse.move(0, 0);
  await expect(show.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.getByRole('button', { name: 'Start motion' }).click();
  await expect(show.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

for (const path of ['/', '/mobile/5', '/website/seed-bank', '/website/9']) {
  test(`${path} has its landmarks, one h1 and headings in order`, async ({ page }) => {
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
    // The coin is decoration.
    await expect(page.locator('.coin').getByRole('img')).toHaveCount(0);
  });
}

test('Indonesian and Javanese text is marked with its language', async ({ page }) => {
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

/** Runs in the page: each text and placeholder, after its language. */
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

test('opening a page does not move the focus', async ({ page }) => {
  for (const path of ['/', '/?tool=Flutter#project', '/mobile/5']) {
    await openReady(page, path);
    await waitForLoad(page);
    await expect(page.locator('body'), path).toBeFocused();
  }
});

test('navigation announces the title and focuses the content, also on the way back', async ({ page }) => {
  const announced = await recordAnnouncements(page);
  await openReady(page, '/');
  const home = await page.title();
  await page.getByRole('link', { name: 'Pocket Ledger', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pocket Ledger' })).toBeVisible();
  await expect.poll(announced).toContain(await page.title());
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'My Projects' })).toBeAttached();
  await expect.poll(announced).toContain(home);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the typed line is one stable text, and the slideshow says nothing by itself', async ({ page }) => {
    const announced = await recordAnnouncements(page);
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
    expect(await announced()).toEqual([]);
  });
});

/** Records the texts of live regions from the start of each page on. */
async function recordAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[aria-live], [role=status], [role=alert], [role=log]');
        if (!region || region.getAttribute('aria-live') === 'off') continue;
        const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (text && text !== announced.at(-1)) announced.push(text);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate<string[]>('announced');
}
