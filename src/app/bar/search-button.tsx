import { Search } from 'lucide-react';
import { words } from '#content/words/site.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      label={words.bar.search}
      icon={<Search size={18} aria-hidden />}
      className="needs-script"
      aria-keyshortcuts="/ Control+K"
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button, but the dialog returns the focus to the focused element.
        currentTarget.focus();
        onClick();
      }}
    />
  );
}
