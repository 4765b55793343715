import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { words } from '#content/words/site.ts';
import { reloadWithText } from '#lib/kept-text.ts';
import { Button } from '#ui/button.tsx';

/** After a deployment, a chunk of the old version may be missing. Offers to reload; typed text is carried over. */
export function NewerVersion() {
  const [isThere, setIsThere] = useState(false);

  useEffect(() => {
    const check = async () => {
      if (await isOutdated()) setIsThere(true);
    };
    window.addEventListener('vite:preloadError', check);
    return () => window.removeEventListener('vite:preloadError', check);
  }, []);

  return (
    <div role="status" className={isThere ? noticeClass : 'sr-only'}>
      {isThere && (
        <>
          <p>{words.failure.newer}</p>
          <Button look="quiet" onClick={reloadWithText}>
            {words.failure.reload}
          </Button>
        </>
      )}
    </div>
  );
}

/** Shows a toast about a chunk that didn't load, unless a newer version is the cause, which `NewerVersion` announces. */
export async function reportMissingChunk(message: string): Promise<void> {
  if (!(await isOutdated())) toast.error(message);
}

/** Whether the server has another version of the site than this page. */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store' });
    const newest = moduleOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return newest !== undefined && newest !== moduleOf(document);
  } catch {
    return false;
  }
}

function moduleOf(page: Document): string | undefined {
  return page.querySelector('script[type=module]')?.getAttribute('src') ?? undefined;
}

const noticeClass =
  'fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-30 mx-auto flex w-fit flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line-strong bg-raised px-4.5 py-3 shadow-card print:hidden';
