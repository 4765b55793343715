const key = 'reloaded-for-stale-chunk';

/**
 * After a new deployment the chunks of the old one are gone. One reload brings the new page; a second failure within
 * ten seconds is not a stale page but a broken network, and is left to whoever asked for the chunk.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', () => {
    try {
      const last = Number(sessionStorage.getItem(key));
      if (!navigator.onLine || Date.now() - last < 10_000) return;
      sessionStorage.setItem(key, String(Date.now()));
    } catch {
      return;
    }
    window.location.reload();
  });
}
