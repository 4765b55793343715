/** Characters per frame: a slow phone renders about this many, and no model writes faster. */
const perTurn = 120;

/** Turns in which a longer backlog is shown, in equal parts. */
const turnsToCatchUp = 150;

/** Milliseconds after which a turn no longer waits for a frame. A hidden page has none. */
const longestWait = 250;

/**
 * Buffers text that arrives in many small pieces and passes it on at most once per frame, in a separate task after the
 * frame, so that rendering and painting don't add up to one long task. While the page is hidden, all of it is passed on
 * by timer instead.
 *
 * @param paint receives the text of one turn
 */
export function perFrame(paint: (text: string) => void) {
  let pending = '';
  let most = perTurn;
  let whenEmpty: (() => void) | undefined;
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    // The page may be hidden while it waits for a frame, so a timer always runs too.
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(turn);
    });
    const timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      turn();
    }, longestWait);
  }

  function turn() {
    isScheduled = false;
    most = pending ? Math.max(most, Math.ceil(pending.length / turnsToCatchUp)) : perTurn;
    const text = take(document.hidden ? pending.length : most);
    if (text) {
      paint(text);
      schedule();
    } else whenEmpty?.();
  }

  function take(length: number): string {
    const text = pending.slice(0, length);
    pending = pending.slice(text.length);
    return text;
  }

  return {
    add(text: string): void {
      pending += text;
      schedule();
    },
    /** Returns the text that has not been passed on yet, and forgets it. */
    takePending: () => take(pending.length),
    /** Resolves once everything has been passed on and painted. */
    drained(): Promise<void> {
      return new Promise((resolve) => {
        if (!isScheduled) return resolve();
        whenEmpty = resolve;
      });
    },
  };
}
