/** Characters. More in one frame could hold up the page on a slow phone. */
const mostPerFrame = 2_000;

/** Milliseconds between two turns while the page is hidden, when there are no frames. */
const hiddenTurn = 250;

/**
 * Gathers text that arrives in many small pieces, and hands it on at most once a frame.
 *
 * @param paint takes the text of one frame
 */
export function perFrame(paint: (text: string) => void) {
  let pending = '';
  let whenEmpty: (() => void) | undefined;
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    if (document.hidden) setTimeout(turn, hiddenTurn);
    else requestAnimationFrame(turn);
  }

  function turn() {
    isScheduled = false;
    const text = pending.slice(0, document.hidden ? undefined : mostPerFrame);
    pending = pending.slice(text.length);
    if (text) paint(text);
    if (pending) schedule();
    else whenEmpty?.();
  }

  return {
    add(text: string): void {
      pending += text;
      schedule();
    },
    /** Resolves when everything has been handed on. */
    drained(): Promise<void> {
      return new Promise((resolve) => {
        if (!pending) return resolve();
        whenEmpty = resolve;
      });
    },
  };
}
