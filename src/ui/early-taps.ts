/**
 * `index.html` keeps what is tapped where the page cannot answer yet: anywhere before hydration, and in islands that are
 * not alive. Taps again what can answer by now; the rest is kept.
 */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps ?? [];
  const isWaiting = (element: HTMLElement) => element.closest('[data-island]:not([data-alive])') !== null;
  window.earlyTaps = taps.filter(isWaiting);
  for (const element of taps) if (element.isConnected && !isWaiting(element)) element.click();
}

/** From here on only islands that are not alive need their taps kept. */
export function pageIsAlive(): void {
  document.documentElement.dataset.alive = '';
  replayEarlyTaps();
}
