/** Milliseconds between two updates. A timer, unlike a frame, also comes while the page is hidden. */
const interval = 30;

/** Characters per update, so that a reply that arrives all at once does not block the page. */
const most = 2_000;

/** Buffers text that arrives in many small pieces; `show` receives that of one update. */
export function textBuffer(show: (text: string) => void) {
  let pending = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let whenEmpty: (() => void) | undefined;

  function flush() {
    timer = undefined;
    const text = take(document.hidden ? pending.length : most);
    if (!text) return whenEmpty?.();
    show(text);
    schedule();
  }

  function schedule() {
    timer ??= setTimeout(flush, interval);
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
    takePending: () => take(pending.length),
    drained(): Promise<void> {
      return new Promise((resolve) => {
        if (timer === undefined) return resolve();
        whenEmpty = resolve;
      });
    },
  };
}
