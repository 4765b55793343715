/** Whether the browser knows that it is offline. `false` is no proof of a connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}

/** Whether the page is shown inside another site, which could place its own text around a button or hide it. */
export function isFramed(): boolean {
  try {
    for (let inner: Window = window; inner !== inner.parent; inner = inner.parent) {
      if (inner.parent.location.origin !== location.origin) return true;
    }
    return false;
  } catch {
    // The browser does not reveal another site's address.
    return true;
  }
}
