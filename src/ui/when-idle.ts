/** Resolves when the browser is idle after the visitor has started to use the page, or has had it open for ten seconds. */
export async function whenIdle(): Promise<void> {
  await used();
  // Safari has no idle callback, and a slow phone that animates the coin may never be idle.
  await new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else setTimeout(resolve, 50);
  });
}

let use: Promise<unknown> | undefined;

function used(): Promise<unknown> {
  use ??= new Promise((resolve) => {
    for (const type of ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin']) {
      window.addEventListener(type, resolve, { once: true, passive: true });
    }
    setTimeout(resolve, 10_000);
  });
  return use;
}

/** Resolves when the element is at most one screen away. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: '100%' },
    );
    observer.observe(element);
  });
}
