import { keepsPage } from '#lib/load-chunk.ts';

const key = 'reloaded-for-stale-chunk';

/**
 * After a new deployment the chunks of the old one are gone. One load of the page that was asked for brings the new one;
 * a second failure within ten seconds is no stale page but a broken network, and is left to whoever asked for the chunk.
 *
 * @param target the address that is being opened, when it is another than the present one
 */
export function reloadOnStaleChunk(target: () => string | undefined): void {
  window.addEventListener('vite:preloadError', () => {
    const address = target();
    if (!address && keepsPage()) return;
    try {
      const last = Number(sessionStorage.getItem(key));
      if (!navigator.onLine || Date.now() - last < 10_000) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return;
    }
    if (address) window.location.assign(address);
    else window.location.reload();
  });
}
