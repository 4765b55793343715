import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** Pixels around an element that its ring may take. */
const margin = 14;

export type Stop = { name: string; faults: string[] };

/**
 * What is wrong with the way that the focused element is seen, by the pixels that its ring changes; nothing at the end of
 * the page.
 */
export async function lookAtFocus(page: Page, session: CDPSession): Promise<Stop | undefined> {
  const focus = await page.evaluate(findFocus);
  if (!focus) return undefined;
  const { name, faults, left, top, right, bottom, screen } = focus;
  const clip = {
    x: Math.max(0, Math.floor(left - margin)),
    y: Math.max(0, Math.floor(top - margin)),
    width: 0,
    height: 0,
  };
  clip.width = Math.min(screen.width, Math.ceil(right + margin)) - clip.x;
  clip.height = Math.min(screen.height, Math.ceil(bottom + margin)) - clip.y;
  if (clip.width <= 0 || clip.height <= 0) return { name, faults: [...faults, 'off the screen'] };

  await page.evaluate(showRings, true);
  const withRing = await pixels(session, clip);
  await page.evaluate(showRings, false);
  const withoutRing = await pixels(session, clip);

  const ring = changed(withRing, withoutRing, clip.width);
  const seen = {
    width: Math.min(right, screen.width) - Math.max(left, 0),
    height: Math.min(bottom, screen.height) - Math.max(top, 0),
  };
  // As much as a line of 2 px around it, but for round corners: https://www.w3.org/TR/WCAG22/#focus-appearance
  const least = 0.85 * 4 * (seen.width + seen.height);
  if (ring.count < least) faults.push(`a ring of ${ring.count} px² at 3:1, not ${Math.round(least)}`);
  else if (ring.width < seen.width - 16 || ring.height < seen.height - 16)
    faults.push(`a ring around ${ring.width} × ${ring.height} of ${seen.width} × ${seen.height}`);
  return { name, faults };
}

/** Runs in the page: where the focus is. A card, tile or phone wears the ring of what fills it. */
function findFocus() {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? element.id).trim().slice(0, 40);
  const faults: string[] = [];
  const box = element.getBoundingClientRect();
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (!element.closest('header, .skip-link, dialog') && box.top < bar) faults.push('under the bar');
  // Browsers scroll by whole pixels.
  if (box.bottom >= innerHeight + 1 && box.height < innerHeight) faults.push('below the screen');
  const { left, top, right, bottom } = (
    element.closest('.card, .tool, .phone') ?? element
  ).getBoundingClientRect();
  return { name, faults, left, top, right, bottom, screen: { width: innerWidth, height: innerHeight } };
}

/** Runs in the page, whose carets do not blink meanwhile. */
function showRings(isShown: boolean): void {
  const sheet = new CSSStyleSheet();
  const rule = isShown ? '' : 'outline-color: transparent !important;';
  sheet.replaceSync(`*, *::before, *::after { caret-color: transparent !important; ${rule} }`);
  document.adoptedStyleSheets = [sheet];
}

/** Playwright's own pictures take three times as long. */
async function pixels(session: CDPSession, clip: { x: number; y: number; width: number; height: number }) {
  const [left, top] = await scrolled(session);
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...clip, x: clip.x + left, y: clip.y + top, scale: 1 },
    optimizeForSpeed: true,
  });
  return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
}

/** The protocol counts from the top of the page. */
async function scrolled(session: CDPSession): Promise<[left: number, top: number]> {
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  return [cssVisualViewport.pageX, cssVisualViewport.pageY];
}

/** The pixels that differ by a contrast of 3:1, and the box around them. */
function changed(one: Buffer, other: Buffer, rowLength: number) {
  let count = 0;
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1];
  for (let at = 0; at < one.length; at += 3) {
    const [first, second] = [luminance(one, at), luminance(other, at)];
    if ((Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05) < 3) continue;
    const [x, y] = [(at / 3) % rowLength, Math.floor(at / 3 / rowLength)];
    count += 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { count, width: right - left + 1, height: bottom - top + 1 };
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(image: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((part) => {
    const share = (image[at + part] ?? 0) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
