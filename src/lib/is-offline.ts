/** Whether the browser knows that it has no network. `false` says little: a connection may lead nowhere. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false;
}
