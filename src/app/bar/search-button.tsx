import { Search } from 'lucide-react';
import { words } from '#content/words/site.ts';

export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={words.bar.search}
      aria-keyshortcuts="/ Control+K"
      title={words.bar.search}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, but the dialog returns the focus to the focused element.
        currentTarget.focus();
        onClick();
      }}
    >
      <Search size={18} aria-hidden />
    </button>
  );
}
