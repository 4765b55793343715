import type { ReactNode } from 'react';

/** A small tag, such as a technology on a card. */
export function Chip({ isChosen = false, children }: { isChosen?: boolean; children: ReactNode }) {
  const look = isChosen
    ? 'border-transparent bg-primary-soft text-primary-strong forced-colors:border-[Highlight]'
    : 'border-line text-muted';
  return <span className={`rounded-full border px-2 py-0.5 text-xs font-semibold ${look}`}>{children}</span>;
}
