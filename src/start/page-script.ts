/**
 * How a page starts:
 *
 * 1. Painted. The prerendered file has its text, the styles of its first screen and, in its head, this script. Before first
 *    paint the script marks that scripts run (`.js`), the visitor's preferences, what the URL asks for, and whether all
 *    content below the screen must be laid out at once (`data-whole`). That needs the style sheet first; otherwise the
 *    parts of home keep their space, hidden, until it has loaded (`data-unstyled`).
 * 2. Fetched. After first paint and the first bytes of the main picture, it fetches the style sheet and the modules that the
 *    build names (none in development). Until they are ready it queues what needs them: button presses, arrow keys on tabs,
 *    Ctrl+Enter. Typing, scrolling, links and the menu already work.
 * 3. Hydrated. `hydrate.tsx` hydrates everything except the parts of home (`part.tsx`). Parts with only text and links stay
 *    HTML, the others until they come near the screen or are touched or focused; then each is hydrated as a separate root.
 * 4. Ready. The page, or the part, gets `data-ready`, and queued events are replayed in order, unless the form around them
 *    has changed since.
 *
 * Whatever fails, returns HTML or takes longer than ten seconds gets `data-ready="no"`, looks as it does without JavaScript,
 * and loses its queue. A late part still becomes ready; a failed one is retried after a touch or when the connection is
 * back. The build inlines this function as text, so it must not use anything outside itself.
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
    // Storage is blocked, as in some private windows.
  }

  const query = new URLSearchParams(location.search);
  if (query.get('projects') === 'website') html.dataset.firstTab = 'website';
  if (query.has('tool')) html.dataset.firstTool = '';
  // Scrolling to a hash or a restored position needs the height of everything above it.
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isWhole = Boolean(location.hash) || opened?.type !== 'navigate';
  if (isWhole) html.dataset.whole = '';
  else if (modules) html.dataset.unstyled = '';

  /** Events that wait for their part to be ready. */
  let kept: { part: HTMLElement; repeat: () => void }[] = [];
  const valuesOf = (form: HTMLFormElement | null) =>
    Array.from(form?.elements ?? [], (field) => (field as HTMLInputElement).value).join('\n');
  for (const type of ['click', 'keydown'] as const) addEventListener(type, keep, true);
  addEventListener('beforeunload', (event) => {
    // Chrome before 119 needs `returnValue`.
    if (holdsMessage()) event.returnValue = true;
  });
  if (modules) void loadPage();
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
      // The button, as its icon may be replaced by then. Popovers open without a script.
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

  /** Whether a form that is not ready holds a message, which leaving the page would lose. */
  function holdsMessage(): boolean {
    const fields = [
      ...document.querySelectorAll<HTMLTextAreaElement>('[data-part]:not([data-ready=""]) textarea'),
    ];
    return fields.some(({ value }) => value.trim());
  }

  async function loadPage() {
    const parsed = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
    if (!isWhole) {
      await parsed;
      await nextPaint();
      // `naturalWidth` is known with the first bytes. Wait one second at most.
      const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
      for (let look = 0; look < 50 && picture && !picture.complete && !picture.naturalWidth; look++) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    await bring(html, Promise.resolve(), async () => {
      const loaded = modules.split(' ').map((module) => import(/* @vite-ignore */ module));
      await Promise.all([loadStyles(), parsed, ...loaded]);
      await window.pageStart?.start?.();
    });
  }

  async function loadStyles() {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
    // Holds back the first paint where this script still runs in the head.
    sheet.setAttribute('blocking', 'render');
    document.head.append(sheet);
    await new Promise((onload, onerror) => Object.assign(sheet, { onload, onerror }));
    // Apply the styles and lay out the parts in separate tasks.
    await nextPaint();
    delete html.dataset.unstyled;
  }

  /** After the next frame, which a background tab has only once it is shown. */
  function nextPaint(): Promise<unknown> {
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }

  /** Loads a part once it is near or wanted, and retries whenever it is wanted until loading succeeds or `left` aborts. */
  async function bring(
    part: HTMLElement,
    near: Promise<unknown>,
    load: () => Promise<unknown>,
    left?: AbortSignal,
  ) {
    const done = new AbortController();
    left?.addEventListener('abort', () => done.abort());
    let next: Promise<unknown> = Promise.race([near, kept.some((press) => press.part === part) || wanted()]);
    for (let isLoaded = false; !isLoaded; ) {
      await next;
      const late = setTimeout(giveUp, 10_000, part);
      // Also counts a touch during loading, or a connection that returns before the failure is known.
      next = wanted();
      isLoaded = await load().then(
        () => true,
        () => false,
      );
      if (isLoaded) continue;
      clearTimeout(late);
      giveUp(part);
    }
    done.abort();

    /** Touched, focused or typed into, or the connection is back. */
    function wanted(): Promise<unknown> {
      return new Promise((resolve) => {
        const { signal } = done;
        for (const type of ['pointerdown', 'focusin', 'input']) {
          part.addEventListener(type, resolve, { signal });
        }
        addEventListener('online', resolve, { signal });
      });
    }
  }

  /** Marks the page, or a part, as ready, and replays its queue, each event in its own task: it sees earlier changes. */
  function markReady(part: HTMLElement) {
    part.dataset.ready = '';
    for (const press of kept) if (press.part === part) setTimeout(press.repeat);
  }

  function giveUp(part: HTMLElement) {
    if (part.dataset.ready === '') return;
    part.dataset.ready = 'no';
    delete part.dataset.unstyled;
    // Don't replay the queue: the visitor has already seen that nothing happened.
    kept = kept.filter((press) => !part.contains(press.part));
    // Keep typed text visible.
    for (const form of part.querySelectorAll('form'))
      form.classList.toggle('needs-script', !valuesOf(form).trim());
  }
}

declare global {
  interface Window {
    /** Shared by that script and the modules; absent in unit tests. `start`, from `main.tsx`, hydrates the page. */
    pageStart?: {
      bring(
        part: HTMLElement,
        near: Promise<unknown>,
        load: () => Promise<unknown>,
        left?: AbortSignal,
      ): Promise<void>;
      markReady(part: HTMLElement): void;
      holdsMessage(): boolean;
      start?(): Promise<void>;
    };
  }
}
