import { ChevronLeft, ChevronRight } from 'lucide-react';
import { words } from '#content/words/site.ts';

type Props = { to: 'previous' | 'next'; count: number; className?: string; onClick: () => void };

export function TurnButton({ to, count, className = '', onClick }: Props) {
  const { nextScreen, previousScreen } = words.project;
  const Chevron = to === 'next' ? ChevronRight : ChevronLeft;
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={to === 'next' ? nextScreen : previousScreen}
      hidden={count === 1}
      onClick={onClick}
    >
      <Chevron size={22} className="rtl:-scale-x-100" aria-hidden />
    </button>
  );
}
