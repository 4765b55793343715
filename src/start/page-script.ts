/**
 * How a page starts, from its first byte to its first answer:
 *
 * 1. Painted. The file is finished: text, the styles of its first screen, this script in its head. Before the first paint it
 *    says that a script works (`.js`), how the visitor likes the page, what the address asks for, and whether all below the
 *    screen must be laid out at once (`data-whole`).
 * 2. Fetched. Once the page is painted and its first picture begins to arrive, it asks for the style sheet and for the modules
 *    that the build names (in development none). Until they are there it keeps what needs them: presses of buttons, arrows on
 *    tabs, Ctrl+Enter. Typing, scrolling, links and the menu work without.
 * 3. Hydrated. `hydrate.tsx` gives the router the data of the file and hydrates all but the parts of home (`part.tsx`). Each of
 *    them stays plain HTML until it comes near the screen, is touched or focused, and is a root of its own then.
 * 4. Answers. The page, or a part, gets `data-ready`, and what was kept for it happens, one after the other, and only where the
 *    form around it still holds what it held then.
 *
 * What fails, is answered with HTML or is not there after ten seconds gets `data-ready="no"` and looks as it does without
 * JavaScript; what was kept is dropped. What is late still comes alive; what failed is tried again after a touch, or once the
 * connection is back. The function stands in each page as text, so it uses nothing from outside of itself.
 */
export function pageScript({ modules = '', styles = '' }: DOMStringMap): void {
  const html = document.documentElement;
  html.classList.add('js');
  html.dataset.motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'on';
  try {
    const { theme, motion } = localStorage;
    if (motion) html.dataset.motion = motion;
    if (theme) html.dataset.theme = theme;
  } catch {
    // Closed, as in some private windows.
  }

  const query = new URLSearchParams(location.search);
  if (query.get('projects') === 'website') html.dataset.firstTab = 'website';
  if (query.has('tool')) html.dataset.firstTool = '';
  // To scroll to a place, as a hash, Back or a reload asks, needs the heights of all that is above it.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || opened?.type !== 'navigate') html.dataset.whole = '';

  /** What was pressed and no script answers yet. */
  let kept: { part: HTMLElement; repeat: () => void }[] = [];
  const valuesOf = (form: HTMLFormElement | null) =>
    Array.from(form?.elements ?? [], (field) => (field as HTMLInputElement).value).join('\n');
  for (const type of ['click', 'keydown'] as const) addEventListener(type, keep, true);
  addEventListener('beforeunload', (event) => {
    // In the way that Chrome before 119 asks for.
    if (holdsMessage()) event.returnValue = true;
  });
  if (modules) document.addEventListener('DOMContentLoaded', loadAfterPaint);
  window.pageStart = { bring, markReady, holdsMessage };

  function keep(event: MouseEvent | KeyboardEvent) {
    if (!(event.target instanceof Element)) return;
    let target: Element | null = event.target;
    const part = target.closest<HTMLElement>('[data-part]') ?? html;
    if (part.dataset.ready === '') return;
    if (event instanceof KeyboardEvent) {
      const isTab = target.matches('[role=tab]') && /^(ArrowLeft|ArrowRight|Home|End)$/.test(event.key);
      const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && target.closest('form');
      if (event.altKey || !(isTab || isSent)) return;
    } else {
      // A link of the menu closes it.
      target.closest('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover?.();
      // The button, as its icon may be another by then. Popovers open without a script.
      target = target.closest('popover' in html ? 'button:not([popovertarget])' : 'button');
      if (!target) return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const form = target.closest('form');
    const before = valuesOf(form);
    const again = new (event.constructor as typeof Event)(event.type, event);
    kept.push({ part, repeat: () => valuesOf(form) === before && target.dispatchEvent(again) });
  }

  /** Whether a form that no script watches holds a message, which would be lost with the page. */
  function holdsMessage(): boolean {
    const fields = [
      ...document.querySelectorAll<HTMLTextAreaElement>('[data-part]:not([data-ready=""]) textarea'),
    ];
    return fields.some(({ value }) => value.trim());
  }

  async function loadAfterPaint() {
    // After the frame that paints the page, which a tab in the background has once it is looked at.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // Its size is known with its first bytes. A picture that is late keeps nothing else for longer than a second.
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    for (let look = 0; look < 50 && picture && !picture.complete && !picture.naturalWidth; look++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await bring(html, Promise.resolve(), async () => {
      const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
      const styled = new Promise((onload, onerror) => Object.assign(sheet, { onload, onerror }));
      document.head.append(sheet);
      const loaded = modules.split(' ').map((module) => import(/* @vite-ignore */ module));
      await Promise.all([styled, ...loaded]);
      await window.pageStart?.start?.();
    });
  }

  /** Loads a part once it is near or wanted, and again whenever it is wanted until that has succeeded. */
  async function bring(part: HTMLElement, near: Promise<unknown>, load: () => Promise<unknown>) {
    await Promise.race([near, kept.some((press) => press.part === part) || wanted(part)]);
    const late = setTimeout(giveUp, 10_000, part);
    // A touch while it loads counts, too, or a connection that is back before the failure is known.
    const again = wanted(part);
    await load().catch(() => {
      clearTimeout(late);
      giveUp(part);
      return bring(part, again, load);
    });
  }

  /** Touched, focused or typed into, or the connection is back. */
  function wanted(part: HTMLElement): Promise<unknown> {
    return new Promise((resolve) => {
      for (const type of ['pointerdown', 'focusin', 'input']) part.addEventListener(type, resolve);
      addEventListener('online', resolve);
    });
  }

  /** Marks the page, or a part. What was kept for it happens, each in a task of its own: it finds what others changed. */
  function markReady(part: HTMLElement) {
    part.dataset.ready = '';
    for (const press of kept) if (press.part === part) setTimeout(press.repeat);
  }

  function giveUp(part: HTMLElement) {
    if (part.dataset.ready === '') return;
    part.dataset.ready = 'no';
    // The visitor sees that what was pressed did nothing.
    kept = kept.filter((press) => !part.contains(press.part));
    // What somebody has typed stays in sight.
    for (const form of part.querySelectorAll('form'))
      form.classList.toggle('needs-script', !valuesOf(form).trim());
  }
}

declare global {
  interface Window {
    /** What that script and the modules have for each other; unit tests have none. `start`, of `main.tsx`, hydrates the page. */
    pageStart?: {
      bring(part: HTMLElement, near: Promise<unknown>, load: () => Promise<unknown>): Promise<void>;
      markReady(part: HTMLElement): void;
      holdsMessage(): boolean;
      start?(): Promise<void>;
    };
  }
}
