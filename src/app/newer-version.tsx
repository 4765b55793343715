import { useEffect, useState, useSyncExternalStore } from 'react';
import { words } from '#content/words.ts';
import { createStore } from '#lib/create-store.ts';
import { hasUnsavedText } from '#lib/unsaved-text.ts';
import { Button } from '#ui/button.tsx';

const isNewer = createStore(false);
const key = 'loaded-for-newer-version';

/** When a chunk fails to load, checks whether a new version was deployed, and if so announces it. */
export function watchVersion(): void {
  const modulesOf = (html: string) => /data-modules="([^"]*)"/.exec(html)?.[1];
  window.addEventListener('vite:preloadError', async () => {
    try {
      const page = await fetch(location.href, { cache: 'no-store' });
      const newest = modulesOf(await page.text());
      if (newest && newest !== modulesOf(document.head.innerHTML)) isNewer.set(true);
    } catch {
      // Offline: nothing to compare.
    }
  });
}

/** Offers to reload the page after a deployment. */
export function NewerVersion() {
  const isThere = useSyncExternalStore(isNewer.subscribe, isNewer.get, () => isNewer.initial);
  return (
    <div role="status" className={isThere ? 'newer-version' : 'sr-only'}>
      {isThere && (
        <>
          <p>
            <span>{words.failure.newer}</span> <span>{hasUnsavedText() && words.failure.newerLoses}</span>
          </p>
          <Button look="quiet" onClick={() => location.reload()}>
            {words.failure.reload}
          </Button>
        </>
      )}
    </div>
  );
}

/**
 * Reloads once when a page's chunk is missing, unless unsent text would be lost.
 *
 * @param isGone whether the page failed to load
 * @returns whether it is reloading
 */
export function useNewerPage(isGone: boolean): boolean {
  // Decided once: the reload itself clears the text.
  const [loads] = useState(() => isGone && navigator.onLine && !hasUnsavedText() && !wasJustLoaded());
  useEffect(() => {
    if (!loads) return;
    sessionStorage.setItem(key, `${Date.now()}`);
    location.reload();
  }, [loads]);
  return loads;
}

/** A second failure within ten seconds means a broken network, not an old version. */
function wasJustLoaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < 10_000;
  } catch {
    return true;
  }
}
