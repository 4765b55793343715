/**
 * How a page starts, from its first byte to its first answer:
 *
 * 1. Painted. The file is finished: text, the styles of its first screen, this script in its head. It says that a script works
 *    (`.js`), how the visitor likes the page and what the address asks for, all before the first paint.
 * 2. Fetched. Once the page is painted and its first picture is arriving, it asks for the style sheet and for the modules that
 *    the build names (`data-modules`; in development none). Until those are there it keeps what needs them: presses of buttons,
 *    arrows on tabs, Ctrl+Enter. Typing, scrolling, links and the menu work without.
 * 3. Hydrated. `hydrate.tsx` gives the router the data of the file and hydrates the shell: the bar and the hero, or the page of
 *    a project. The parts of home (`part.tsx`) sleep on as plain HTML, and each becomes a root of its own when it comes near
 *    the screen, is touched or focused.
 * 4. Answers. `comeAlive` marks the page, or a part, with `data-alive`; what was kept for it happens, one after the other, and
 *    only where the form around it still holds what it held then.
 *
 * What fails, is answered with HTML or is not there after ten seconds is marked `data-alive="no"`, and the style sheet shows it
 * as it is without JavaScript. A touch or a connection that is back tries again; what is only late still comes alive.
 *
 * The function stands in each page as text, so it uses nothing from outside of itself.
 */
export function pageScript({ modules, styles = '' }: DOMStringMap): void {
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
  // To scroll to a place, as a hash, Back or a reload asks, takes the heights of all that is above it.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || opened?.type !== 'navigate') html.dataset.whole = '';

  for (const type of ['click', 'keydown'] as const) addEventListener(type, keep, true);
  addEventListener('beforeunload', askFirst);
  if (modules) document.addEventListener('DOMContentLoaded', loadAfterPaint);
  window.early = { comeAlive, wanted, bring };

  function keep(event: MouseEvent | KeyboardEvent) {
    if (!(event.target instanceof Element)) return;
    let target = event.target;
    const part = target.closest<HTMLElement>('[data-part]') ?? html;
    if (part.dataset.alive !== undefined || html.dataset.alive === 'no') return;
    if (event instanceof KeyboardEvent) {
      const isTab = target.matches('[role=tab]') && /^(Arrow|Home|End)/.test(event.key);
      if (!isTab && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
    } else {
      target.closest('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover?.();
      // The button, as its icon may be another by then. Those of the menu answer without a script.
      target = target.closest('button:not([popovertarget])') ?? html;
      if (target === html) return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const form = target.closest('form');
    const then = valuesOf(form);
    const again = new (event.constructor as typeof Event)(event.type, event);
    const replay = () => valuesOf(form) === then && target.dispatchEvent(again);
    // In a task of its own: it finds what the one before has changed.
    part.addEventListener('alive', () => setTimeout(replay), { once: true });
  }

  function comeAlive(part: HTMLElement) {
    part.dataset.alive = '';
    part.dispatchEvent(new Event('alive'));
  }

  function valuesOf(form: HTMLFormElement | null): string {
    const fields = form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
    return [...fields].map(({ value }) => value).join('\n');
  }

  /** A form that no script watches cannot say that it holds a message. */
  function askFirst(event: BeforeUnloadEvent) {
    for (const field of document.querySelectorAll('textarea')) {
      if (field.value.trim() && !field.closest('[data-part][data-alive=""]')) event.preventDefault();
    }
  }

  async function loadAfterPaint() {
    // After the frame that paints the page. A tab in the background has none.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 3_000);
    });
    // Its size is known with its first bytes. A picture that is late keeps nothing else for longer than a second.
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    for (let look = 0; look < 50 && picture && !picture.complete && !picture.naturalWidth; look++) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
    document.head.append(sheet);
    await bring(html, async () => {
      await Promise.all((modules ?? '').split(' ').map((module) => import(/* @vite-ignore */ module)));
      await window.early?.start?.();
    });
  }

  async function bring(part: HTMLElement, load: () => Promise<unknown>): Promise<void> {
    // From now on, as the connection may be back before the failure is known.
    const again = wanted(part);
    const late = setTimeout(giveUp, 10_000, part);
    try {
      await load();
    } catch {
      giveUp(part);
      await again;
      await bring(part, load);
    } finally {
      clearTimeout(late);
    }
  }

  function wanted(part: HTMLElement): Promise<unknown> {
    return new Promise((resolve) => {
      for (const type of ['pointerdown', 'focusin', 'input']) part.addEventListener(type, resolve);
      addEventListener('online', resolve);
    });
  }

  function giveUp(part: HTMLElement) {
    if (part.dataset.alive === '') return;
    part.dataset.alive = 'no';
    // What somebody has typed stays in sight.
    for (const form of part.querySelectorAll('form')) {
      if (valuesOf(form).trim()) form.classList.remove('needs-script');
    }
  }
}

declare global {
  interface Window {
    /** What that script offers to the modules; unit tests have none. */
    early?: {
      comeAlive: (part: HTMLElement) => void;
      /** Resolves when the part is touched, focused or typed into, or the connection is back. */
      wanted: (part: HTMLElement) => Promise<unknown>;
      /** Resolves once `load` has succeeded, which is tried again whenever the part is wanted. */
      bring: (part: HTMLElement, load: () => Promise<unknown>) => Promise<void>;
      /** Hydrates the page: set by `main.tsx`. */
      start?: () => Promise<void>;
    };
  }
}
