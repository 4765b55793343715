/** Whether the browser knows that it is offline. `false` is no proof of a connection. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
