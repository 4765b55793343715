import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { reportMissingChunk } from '#app/newer-version.tsx';
import { words } from '#content/words/site.ts';
import { slashKey } from '#lib/preferences.ts';
import { pressedKey } from './pressed-key.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

export function useSiteSearch() {
  const [Dialog, setDialog] = useState<Dialog>();

  const openSearch = useCallback(() => {
    import('#pages/search-dialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
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

  return { dialog: Dialog && <Dialog onClose={() => setDialog(undefined)} />, openSearch };
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
