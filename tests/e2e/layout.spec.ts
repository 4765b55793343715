import { answerInPieces } from '#tests/mocks/gemini-server.ts';
import { openChat } from './open-chat.ts';
import { contactForm, expect, openReady, test } from './test.ts';

const longName = 'Raden Ayu Kusumawardhani Prabaningtyas Adiwinata-Soerjodiningrat';
const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const longTitle = `Sistem Informasi Pengelolaan Perpustakaan Sekolah Menengah Kejuruan and ${longWord}`;

/** Replacement texts by selector. */
type Change = Record<string, string>;
const longProject: Change = {
  h1: longTitle,
  dd: `${longName} and ${longWord}`,
  '[aria-labelledby=technologies] a > span:not([aria-hidden])': longWord,
  'main :is([rel=prev], [rel=next]) span:last-child': longTitle,
};
const longHome: Change = {
  '#root > header a > span:last-child': longName,
  '#beranda [translate="no"] > span': longName,
  '#chat-heading': `${longName} Bot`,
  '#contact a span:last-child > span:last-child': `${longWord}@example.com`,
  'footer p': `© ${longName}, ${longWord}`,
  '#panel-mobile li:nth-child(odd) h4 a': longTitle,
  '#panel-mobile li:nth-child(even) h4 a': 'A',
  '#panel-mobile li p:last-of-type': 'Short.',
  '#panel-mobile li:nth-child(3) li span': longWord,
  '#tools li:nth-child(2) a': longWord,
};

for (const [name, path, change] of [
  ['with very long and very short texts', '/', longHome],
  ['with very long texts', '/mobile/5', longProject],
  ['with very long texts', '/website/3', longProject],
] satisfies [string, string, Change][]) {
  test(`${path} is readable ${name}`, async ({ page }) => {
    // The page as prerendered: hydration would restore the texts.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto(path);
    for (const [selector, value] of Object.entries(change))
      expect(await page.evaluate(changeContent, { selector, value }), selector).toBeGreaterThan(0);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(layoutIssues), `at ${width} px`).toEqual([]);
    }
  });
}

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: .12em !important;
  word-spacing: .16em !important;
}
p { margin-bottom: 2em !important; }`;

const large = 'html { font-size: 200%; }';

for (const [name, width, height, css] of [
  ['400 % zoom of a 1280 px screen', 320, 256, ''],
  ['the text spacing of WCAG 1.4.12', 390, 844, spacing],
  ['text of twice the size on a phone', 375, 700, large],
] as const) {
  test(`with ${name} every page is readable`, async ({ page }) => {
    for (const path of ['/', '/?projects=website', '/website/3', '/mobile/5']) {
      await openReady(page, path);
      await page.setViewportSize({ width, height });
      await page.evaluate(addStyle, css);
      expect(await page.evaluate(layoutIssues), path).toEqual([]);
      if (css !== spacing || !/^\/(\?|$)/.test(path)) continue;
      const texts = page.getByRole('tabpanel').locator('p');
      const isCut = (all: Element[]) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length;
      expect(await texts.count()).toBeGreaterThan(5);
      await expect.poll(() => texts.evaluateAll(isCut), path).toBe(0);
    }
  });
}

test('with text of twice the size a reply, the search and form errors are readable', async ({
  page,
  gemini,
}) => {
  gemini.respondWith(answerInPieces(['- **Backoffice**\n  - dokumentasi\n\n[tautan](https://example.com/)']));
  await page.setViewportSize({ width: 375, height: 700 });
  const chat = await openChat(page);
  await page.evaluate(addStyle, large);
  await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
  await chat.ask('Halo');
  await expect(chat.answer).toContainText('tautan');
  await contactForm(page).message.fill('a'.repeat(3_600));
  await contactForm(page).send.click();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').fill('a');
  expect(await page.evaluate(layoutIssues)).toEqual([]);
});

test('at 400 % zoom the menu and form errors fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openReady(page, '/');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  expect(await page.evaluate(layoutIssues)).toEqual([]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  for (const link of await page.getByRole('dialog').getByRole('link').all())
    await link.click({ trial: true });
});

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons have borders, and the selected tab, link and dot differ', async ({ page }) => {
    for (const [path, ...pairs] of [
      [
        '/?tool=Flutter',
        ['#path [data-now=true]', '#path [data-now=false]'],
        ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
        ['nav [aria-current]', 'nav a:not([aria-current])'],
      ],
      ['/mobile/5', ['li button[aria-current]', 'li button:not([aria-current])']],
    ] as const) {
      await openReady(page, path);
      const bare = await page.locator(':is(a, button):not(nav *, [role=tab])').evaluateAll(bareAmong);
      expect(bare, path).toEqual([]);
      for (const pair of pairs) {
        const [one, other] = await Promise.all(
          pair.map((selector) => page.locator(selector).first().evaluate(colors)),
        );
        expect(one, pair[0]).not.toBe(other);
      }
    }
  });
});

/** Runs in the page: the pills without a border. */
function bareAmong(elements: Element[]): (string | null)[] {
  const isBare = ({ borderRadius, borderTopWidth, forcedColorAdjust }: CSSStyleDeclaration) =>
    Number.parseFloat(borderRadius) > 900 && borderTopWidth === '0px' && forcedColorAdjust !== 'none';
  return elements.filter((one) => isBare(getComputedStyle(one))).map(({ textContent }) => textContent);
}

/** Runs in the page: the colors of text, background and dot. */
function colors(element: Element): string {
  const { color, backgroundColor } = getComputedStyle(element);
  return `${color} ${backgroundColor} ${getComputedStyle(element, '::before').backgroundColor}`;
}

/** Runs in the page. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: replaces the text of each element, and keeps its icons. Returns the number of elements. */
function changeContent({ selector, value }: { selector: string; value: string }): number {
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  for (const element of elements) {
    const old = [...element.childNodes].find(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (old) old.textContent = value;
    else element.append(value);
  }
  return elements.length;
}

/** Runs in the page: text that leaves the window or is cut off, texts that overlap, and words broken inside. */
function layoutIssues(): string[] {
  type Piece = { text: string; owner: Element; left: number; top: number; right: number; bottom: number };

  const isIgnored = (element: Element) =>
    element.closest('#root > header, [aria-hidden=true], dialog:not([open]), noscript, [href="#main"]') !==
      null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // The first layout skips sections far below (`index.html`).
  document.documentElement.classList.remove('at-top');
  const pieces: Piece[] = [];
  const issues: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const owner = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (!owner || !text || isIgnored(owner)) continue;
    const range = document.createRange();
    for (const { 0: word, index } of node.data.matchAll(/(?<!\S)[\p{sc=Latin}.,:;!?’'()“”]{2,15}(?!\S)/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (
        new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1 &&
        !owner.closest('[role=status]')
      )
        issues.push(`"${word}" is broken`);
    }
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const seen = clip({ text, owner, left, top, right, bottom });
      if (seen) pieces.push(seen);
    }
  }

  const tooWide = document.documentElement.scrollWidth - innerWidth;
  if (tooWide > 0) issues.push(`the page is ${tooWide} px too wide`);
  for (const { text, left, right } of pieces) {
    if (left < -1 || right > innerWidth + 1) issues.push(`"${text}" leaves the window`);
  }
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Line boxes are taller than their letters.
      const least = 0.35 * Math.min(one.bottom - one.top, other.bottom - other.top);
      if (width <= 2 || height <= least) continue;
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      issues.push(`"${one.text}" overlaps "${other.text}"`);
    }
  });
  return [...new Set(issues)];

  /** The part that no ancestor cuts off. A line cut off at its side is an issue; clamped lines are not. */
  function clip(piece: Piece): Piece | undefined {
    let { top, bottom } = piece;
    for (let box: Element | null = piece.owner; box; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      if (position === 'fixed' || position === 'sticky') return undefined;
      if (overflowX === 'visible' || box === document.body || box === document.documentElement) continue;
      const edge = box.getBoundingClientRect();
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
      if (bottom - top < 2) return undefined;
      if (piece.left < edge.left - 1 || piece.right > edge.right + 1)
        issues.push(`"${piece.text}" is cut off`);
    }
    return { ...piece, top, bottom };
  }
}
