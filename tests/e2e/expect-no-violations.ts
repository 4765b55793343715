import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

const tags = 'wcag2a wcag2aa wcag21a wcag21aa wcag22a wcag22aa best-practice experimental'.split(' ');
/** Each theme and each width at least once. */
const looks = [
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/** Runs axe in each look, without an exception. `before` restores a temporary state. */
export async function expectNoViolations(
  page: Page,
  { at = looks.map(({ width }) => Number(width)), before = async () => {} } = {},
) {
  await page.evaluate(axe.source);
  const violations: string[] = [];
  for (const { colorScheme, width } of looks.filter((look) => at.includes(look.width))) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await before();
    await waitForAnimations(page);
    for (const violation of await page.evaluate(findViolations, tags))
      violations.push(`${colorScheme} ${width}: ${violation}`);
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

async function findViolations(tags: string[]): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
