import type { ReactNode } from 'react';
import { liftClass } from './card.tsx';
import { SiteLink } from './site-link.tsx';

const looks = {
  stacked:
    'content-start justify-items-center gap-0.5 pt-1.5 pb-1 text-center text-xs leading-snug tracking-tight sm:leading-normal sm:gap-3 sm:px-1.5 sm:pt-5 sm:pb-3.5 sm:text-sm sm:tracking-normal',
  row: 'min-h-15 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 px-4 py-2.5',
};

type Props = {
  look: keyof typeof looks;
  /** Without it, the tile is no link. */
  to: string | undefined;
  icon: ReactNode;
  iconAfter?: ReactNode;
  children: ReactNode;
};

/** A logo with its name. */
export function Tile({ look, to, icon, iconAfter, children }: Props) {
  const className = `grid rounded-field border border-line bg-surface leading-snug font-semibold wrap-anywhere ${looks[look]}`;
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </>
  );
  if (to === undefined) return <span className={className}>{content}</span>;
  return (
    <SiteLink to={to} className={`group no-underline ${liftClass} hover:border-line-strong ${className}`}>
      {content}
    </SiteLink>
  );
}
