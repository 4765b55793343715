/** Lays out the parts of the page that the first paint left out, one at a time while the browser has nothing else to do. */
export function layOutLater(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.band')];
  const next = () => {
    const part = parts.shift();
    if (!part) return layOutAll();
    part.dataset.laidOut = '';
    whenIdle(next);
  };
  whenIdle(next);
}

/** Lays out the rest at once, e.g. before the visitor is taken to a place in it. */
export function layOutAll(): void {
  document.documentElement.dataset.whole = '';
}

/** Safari has no `requestIdleCallback`; a slow phone that is busy with the coin may never be idle. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 500 });
  else setTimeout(run, 50);
}
