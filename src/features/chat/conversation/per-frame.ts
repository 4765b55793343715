/** Milliseconds after which text no longer waits for a frame. A hidden page has none. */
const longestWait = 250;

/** Characters per frame, so that a reply that arrives all at once does not block one. */
const mostPerFrame = 2_000;

/**
 * Buffers text that arrives in many small pieces and passes it on at most once per frame, or by timer while the page is
 * hidden.
 *
 * @param show receives the text of one frame
 */
export function perFrame(show: (text: string) => void) {
  let pending = '';
  let whenEmpty: (() => void) | undefined;
  let isScheduled = false;

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      flush();
    });
    const timer = setTimeout(() => {
      cancelAnimationFrame(frame);
      flush();
    }, longestWait);
  }

  function flush() {
    isScheduled = false;
    const text = take(document.hidden ? pending.length : mostPerFrame);
    if (text) {
      show(text);
      schedule();
    } else whenEmpty?.();
  }

  function take(length: number): string {
    const text = pending.slice(0, length);
    pending = pending.slice(length);
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
