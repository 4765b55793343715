import { ChevronLeft, ChevronRight } from 'lucide-react';
import { words } from '#content/words/site.ts';
import { IconButton } from '#ui/icon-button.tsx';

type Props = { to: 'previous' | 'next'; count: number; className?: string; onClick: () => void };

export function TurnButton({ to, count, className = '', onClick }: Props) {
  const { nextScreen, previousScreen } = words.project;
  const Chevron = to === 'next' ? ChevronRight : ChevronLeft;
  if (count === 1) return null;
  return (
    <IconButton
      label={to === 'next' ? nextScreen : previousScreen}
      icon={<Chevron size={22} className="rtl:-scale-x-100" />}
      className={className}
      onClick={onClick}
    />
  );
}
