import type { Point } from './driver.ts';

/** An element as a visitor would name it. */
export type Target = {
  /** CSS for the role, as in `button`, or `[role=tab]`. */
  role: string;
  /** Its accessible name; a part of it is enough when it ends in `…`. */
  name: string;
  /** It has to be free to be pressed, not only to be there. */
  toPress: boolean;
};

/**
 * Runs in the page: the first element of that role and name which can be seen and is not covered. It is brought into
 * view.
 *
 * @returns where it is in the viewport, or why it cannot be pressed
 */
export function findInPage({ role, name, toPress }: Target): Point | string {
  const wanted = name.replace(/…$/, '');
  const candidates = [...document.querySelectorAll<HTMLElement>(role)];
  const named = candidates.filter((element) => {
    const id = element.getAttribute('aria-labelledby');
    const label =
      element.getAttribute('aria-label') ||
      (id && document.getElementById(id)?.textContent) ||
      (element.id && document.querySelector(`label[for="${element.id}"]`)?.textContent) ||
      element.getAttribute('alt');
    const text = (label || element.textContent || '').replace(/\s+/g, ' ').trim();
    return name.endsWith('…') ? text.includes(wanted) : text === wanted;
  });
  const element = named.find((one) => {
    const style = getComputedStyle(one);
    return (
      one.getClientRects().length > 0 &&
      style.visibility === 'visible' &&
      style.opacity !== '0' &&
      !one.closest('[inert]')
    );
  });
  if (!element) return `not there (${named.length} hidden, ${candidates.length} of its role)`;
  // Under the sticky bar it would be in view and yet out of reach.
  const { top, bottom } = element.getBoundingClientRect();
  const isInReach = top >= 80 && bottom <= innerHeight;
  if (!isInReach && !element.closest('header, dialog')) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, width, height, top: y0 } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(y0 + Math.min(height, innerHeight) / 2);
  const hit = document.elementFromPoint(x, y);
  if (!hit) return `outside of the view, at ${x}, ${y}`;
  // While a view transition runs, the whole page is hit and nothing in it hears of a press.
  const isHit = element.contains(hit) || hit.closest('label')?.contains(element);
  if (toPress && !isHit) return `covered by ${hit.outerHTML.slice(0, 80)}`;
  return { x, y };
}
