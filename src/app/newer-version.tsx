import { useEffect, useState, useSyncExternalStore } from 'react';
import { words } from '#content/words.ts';
import { createStore } from '#lib/create-store.ts';
import { hasUnsavedText } from '#lib/unsaved-text.ts';
import { Button } from '#ui/button.tsx';

const isNewer = createStore(false);
const key = 'loaded-for-newer-version';

/** A file that fails to load may belong to an older deployment. If so, the site shows a notice and reloads nothing. */
export function watchVersion(): void {
  // Each page names the modules of its version.
  const modulesOf = (html: string) => /data-modules="([^"]*)"/.exec(html)?.[1];
  window.addEventListener('vite:preloadError', async () => {
    try {
      const page = await fetch(location.href, { cache: 'no-store' });
      const newest = modulesOf(await page.text());
      if (newest && newest !== modulesOf(document.head.innerHTML)) isNewer.set(true);
    } catch {
      // Offline nothing is newer.
    }
  });
}

/** Tells of a newer version of the site, which the visitor may load. */
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
            {words.failure.loadNewer}
          </Button>
        </>
      )}
    </div>
  );
}

/**
 * Reloads a page whose file is gone, unless that would lose unsent text.
 *
 * @param isGone whether the page could not be loaded
 * @returns whether it is being loaded now
 */
export function useNewerPage(isGone: boolean): boolean {
  // Once: on the way to another page there are no words any more.
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
