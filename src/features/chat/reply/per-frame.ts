/** Characters. A slow phone can show about so many within a frame, and no model writes as fast. */
const perTurn = 120;

/** Turns within which more text than that is handed on, in equal parts. */
const turnsToCatchUp = 150;

/** Milliseconds between two turns while the page is hidden, when there are no frames. */
const hiddenTurn = 250;

/**
 * Gathers text that arrives in many small pieces, and hands it on at most once a frame. That happens in a task of its own
 * after a frame, so that rendering the text and painting it do not add up to one long task.
 *
 * @param paint takes the text of one frame
 */
export function perFrame(paint: (text: string) => void) {
  let pending = '';
  let most = perTurn;
  let whenEmpty: (() => void) | undefined;
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    if (document.hidden) setTimeout(turn, hiddenTurn);
    else requestAnimationFrame(() => setTimeout(turn));
  }

  function turn() {
    isScheduled = false;
    most = pending ? Math.max(most, Math.ceil(pending.length / turnsToCatchUp)) : perTurn;
    const text = pending.slice(0, document.hidden ? undefined : most);
    pending = pending.slice(text.length);
    if (text) {
      paint(text);
      schedule();
    } else whenEmpty?.();
  }

  return {
    add(text: string): void {
      pending += text;
      schedule();
    },
    /** Resolves when everything has been handed on, and painted. */
    drained(): Promise<void> {
      return new Promise((resolve) => {
        if (!isScheduled) return resolve();
        whenEmpty = resolve;
      });
    },
  };
}
