import { Pause, Play, Search } from 'lucide-react';
import { words } from '#content/words/site.ts';
import { motion, useMotion } from '#lib/preferences.ts';
import { IconButton } from '#ui/icon-button.tsx';

export function SearchButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      label={words.bar.search}
      icon={<Search size={18} />}
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

/** Stops and restarts everything that moves by itself (WCAG 2.2.2). */
export function MotionButton({ className = '' }: { className?: string }) {
  const moves = useMotion();
  const Icon = moves ? Pause : Play;
  const label = moves ? words.bar.stopMotion : words.bar.startMotion;
  return (
    <IconButton
      label={label}
      icon={<Icon size={18} />}
      className={`needs-script ${className}`}
      onClick={() => motion.set(moves ? 'off' : 'on')}
    />
  );
}
