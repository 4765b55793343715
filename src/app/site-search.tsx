import { Search } from 'lucide-react';
import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { words } from '#content/words.ts';
import { createStore } from '#lib/create-store.ts';
import { pressedKey } from '#lib/pressed-key.ts';
import { slashKey } from '#lib/slash-key.ts';

/** The dialog while it is open. Its chunk loads when it opens for the first time. */
const dialog = createStore<ComponentType<{ onClose: () => void }> | undefined>(undefined);

/** Ignores a failure: `NewerVersion` may offer a reload, and the next press tries again. */
function open() {
  import('#pages/search-dialog.tsx').then(({ SearchDialog }) => dialog.set(SearchDialog)).catch(() => {});
}

export function SiteSearch() {
  const Dialog = useSyncExternalStore(dialog.subscribe, dialog.get, () => undefined);
  useEffect(() => {
    const openOnKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', openOnKey);
    return () => document.removeEventListener('keydown', openOnKey);
  }, []);
  return Dialog && <Dialog onClose={() => dialog.set(undefined)} />;
}

type Props = { className?: string; onClick?: () => void };

export function SearchButton({ className = '', onClick }: Props) {
  return (
    <button
      type="button"
      className={`icon-button needs-script ${className}`}
      aria-label={words.bar.search}
      aria-keyshortcuts="/ Control+K"
      title={words.bar.search}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, but the dialog returns the focus to the focused element.
        currentTarget.focus();
        onClick?.();
        open();
      }}
    >
      <Search size={18} aria-hidden />
    </button>
  );
}

/** `/` outside fields; Ctrl+K, or ⌘K on a Mac, everywhere. */
function isSearchKey(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, target } = event;
  const key = pressedKey(event);
  if (event.defaultPrevented || event.isComposing || altKey || document.querySelector('dialog[open]'))
    return false;
  if (ctrlKey || metaKey) return key === 'k' && metaKey === /^(Mac|iP)/.test(navigator.platform);
  const isField = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
  return key === '/' && !isField && slashKey.isOn();
}
