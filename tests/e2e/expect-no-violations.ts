import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
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
  const violations: string[] = [];
  for (const { colorScheme, width } of looks.filter((look) => at.includes(look.width))) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await before();
    await waitForAnimations(page);
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
    const found = await axe.withTags(tags).setLegacyMode().analyze();
    for (const { id, nodes } of found.violations)
      for (const { target, failureSummary } of nodes)
        violations.push(`${colorScheme} ${width}: ${id} at ${target.join(' ')}: ${failureSummary}`);
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
