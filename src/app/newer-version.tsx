import { useEffect, useState, useSyncExternalStore } from 'react';
import { words } from '#content/words.ts';
import { createStore } from '#lib/create-store.ts';
import { hasUnsavedText } from '#lib/unsaved-text.ts';
import { Button } from '#ui/button.tsx';

const isNewer = createStore(false);
const key = 'loaded-for-newer-version';

/** A file that cannot be loaded may be gone with its version of the site. Then the visitor is told, and nothing else happens. */
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
            {words.failure.reload}
          </Button>
        </>
      )}
    </div>
  );
}

/**
 * For the screen of a page whose file is gone: loads the site anew at this address, unless words would be lost by that.
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

/** A second failure within ten seconds is no old version but a broken network. */
function wasJustLoaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < 10_000;
  } catch {
    return true;
  }
}
