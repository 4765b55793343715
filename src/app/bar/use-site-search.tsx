import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { reportMissingChunk } from '#app/newer-version.tsx';
import { words } from '#content/words/site.ts';
import { slashKey } from '#lib/preferences.ts';

type Props = { onAsk: ((question: string) => void) | undefined; onClose: () => void };
type Loaded = Pick<Props, 'onAsk'> & { Search: ComponentType<Props> };

export function useSiteSearch() {
  const [loaded, setLoaded] = useState<Loaded>();

  const openSearch = useCallback(() => {
    const loadingChat = import.meta.env.SITE_CHAT ? import('#pages/home-chat.tsx') : undefined;
    Promise.all([import('#features/search/search.tsx'), loadingChat]).then(
      ([{ Search }, chat]) => setLoaded({ Search, onAsk: chat?.askChat }),
      () => reportMissingChunk(words.failure.part),
    );
  }, []);

  useEffect(() => {
    const openOnKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openSearch();
    };
    document.addEventListener('keydown', openOnKey);
    return () => document.removeEventListener('keydown', openOnKey);
  }, [openSearch]);

  const dialog = loaded && <loaded.Search onAsk={loaded.onAsk} onClose={() => setLoaded(undefined)} />;
  return { dialog, openSearch };
}

/** `/` outside fields; Ctrl+K, or ⌘K on a Mac, everywhere. */
function isSearchKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  const key = pressedKey(event);
  if (event.defaultPrevented || event.isComposing || altKey || document.querySelector('dialog[open]'))
    return false;
  if (ctrlKey || metaKey) return key === 'k' && metaKey === /^(Mac|iP)/.test(navigator.platform);
  const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !isField && slashKey.get() === 'on';
}

/** The key of a shortcut, also with Caps Lock; on layouts without Latin letters, the one in the same place on a US keyboard. */
function pressedKey({ key, code }: KeyboardEvent): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const isOther = /^[^\x20-\x7e]/.test(key);
  if (isOther && code === 'Slash') return '/';
  return (isOther && letter ? letter : key).toLowerCase();
}
