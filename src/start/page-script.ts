/**
 * How a page starts, from its first byte to its first answer:
 *
 * 1. Painted. The file is finished: text, the styles of its first screen, this script in its head. It says that a script works
 *    (`.js`), how the visitor likes the page (theme, motion) and what the address asks for, all before the first paint.
 * 2. Fetched. Once the page is painted and its first picture is arriving, it asks for the style sheet and for the modules that
 *    the build names. Until they answer it keeps what needs them: taps on buttons, arrows on tabs, Ctrl+Enter. Typing,
 *    scrolling, links and the menu work without.
 * 3. Hydrated. `hydrate.tsx` gives the router the data of the file and hydrates the shell: the bar and the hero, or the page of
 *    a project. The parts of home (`part.tsx`) sleep on as plain HTML, outside of React. Each wakes when it comes near the
 *    screen, is touched or focused: its chunk is loaded, and it is hydrated as a root of its own.
 * 4. Answers. `comeAlive` marks the page, or a part, with `data-alive`; what was kept for it happens, one after the other, and
 *    only where the form around it still holds what it held then.
 *
 * What fails, is replaced by HTML or takes ten seconds is marked `data-alive="no"`: the style sheet shows the page, or the
 * part, as it is without JavaScript. A touch, or a connection that is back, tries again.
 *
 * The function stands in each page as text, so it uses nothing from outside of itself.
 */
export function pageScript({ modules, styles = '' }: DOMStringMap): void {
  const root = document.documentElement;
  let kept: { part: Element; again: () => void }[] = [];

  showAsAsked();
  for (const type of ['click', 'keydown'] as const) addEventListener(type, keep, true);
  addEventListener('beforeunload', askFirst);
  if (modules) document.addEventListener('DOMContentLoaded', loadAfterPaint);
  window.early = { comeAlive, giveUp };

  function showAsAsked() {
    root.classList.add('js');
    root.dataset.motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'on';
    try {
      const { theme, motion } = localStorage;
      if (motion) root.dataset.motion = motion;
      if (theme) root.dataset.theme = theme;
    } catch {
      // Closed, as in some private windows.
    }
    const query = new URLSearchParams(location.search);
    if (query.get('projects') === 'website') root.dataset.firstTab = 'website';
    if (query.has('tool')) root.dataset.firstTool = '';
    // An address of a place needs the heights of all that is above it.
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (location.hash || opened?.type !== 'navigate') root.dataset.whole = '';
  }

  function keep(event: MouseEvent | KeyboardEvent) {
    if (!(event.target instanceof Element)) return;
    let target = event.target;
    const part = target.closest<HTMLElement>('[data-part]') ?? root;
    if (part.dataset.alive !== undefined || root.dataset.alive === 'no') return;
    if (event instanceof KeyboardEvent) {
      const isTab = target.matches('[role=tab]') && /^(Arrow|Home|End)/.test(event.key);
      if (!isTab && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return;
    } else {
      if (part === root) target.closest('[popover] a')?.closest<HTMLElement>('[popover]')?.hidePopover?.();
      const button = target.closest('button');
      // Those of the menu answer without a script.
      if (!button || button.popoverTargetElement) return;
      // Not its icon, which may be another by then.
      target = button;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    const form = target.closest('form');
    const then = wordsIn(form);
    const again = new (event.constructor as typeof Event)(event.type, event);
    kept.push({ part, again: () => wordsIn(form) === then && target.dispatchEvent(again) });
  }

  async function comeAlive(part: HTMLElement) {
    part.dataset.alive = '';
    const due = kept.filter((one) => one.part === part);
    kept = kept.filter((one) => one.part !== part);
    for (const { again } of due) {
      again();
      // The next one finds what this one has changed.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  function giveUp(part: HTMLElement) {
    if (part.dataset.alive === '') return;
    part.dataset.alive = 'no';
    // What somebody has typed stays in sight.
    for (const form of part.querySelectorAll('form')) {
      if (wordsIn(form).trim()) form.classList.remove('needs-script');
    }
  }

  function wordsIn(form: HTMLFormElement | null): string {
    const fields = form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [];
    return [...fields].map(({ value }) => value).join('\n');
  }

  /** A form that no script watches cannot say that it holds a message. */
  function askFirst(event: BeforeUnloadEvent) {
    for (const field of document.querySelectorAll('textarea')) {
      const isWatched = field.closest<HTMLElement>('[data-part]')?.dataset.alive === '';
      if (field.value.trim() && !isWatched) event.preventDefault();
    }
  }

  function loadAfterPaint() {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
    let patience = 50;
    // A tab in the background is not painted.
    const unpainted = setTimeout(begin, 3_000);
    const painted = new PerformanceObserver(begin);
    painted.observe({ type: 'paint', buffered: true });
    setTimeout(() => giveUp(root), 10_000);

    function begin() {
      painted.disconnect();
      clearTimeout(unpainted);
      // Its size is known with its first bytes. A picture that is late keeps nothing else for longer than a second.
      const isLate = picture && !picture.complete && !picture.naturalWidth;
      if (isLate && patience-- > 0) return void setTimeout(begin, 20);
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles }),
      );
      load();
    }
  }

  async function load() {
    try {
      await Promise.all((modules ?? '').split(' ').map((module) => import(/* @vite-ignore */ module)));
      await window.early?.start?.();
    } catch {
      giveUp(root);
      for (const type of ['online', 'pointerdown']) addEventListener(type, load, { once: true });
    }
  }
}

declare global {
  interface Window {
    /** What that script offers to the modules; unit tests have none. */
    early?: {
      comeAlive: (part: HTMLElement) => Promise<void>;
      giveUp: (part: HTMLElement) => void;
      /** Hydrates the page: set by `main.tsx`. */
      start?: () => Promise<void>;
    };
  }
}
