import type { ComponentProps } from 'react';
import { SiteLink } from './site-link.tsx';

type Props = ComponentProps<'div'> & { lifts?: boolean };

/** Rises towards the pointer. */
export const liftClass = 'transition-transform active:scale-98 hover:-translate-y-1';

/** A box with a shadow. With a `CardLink` in it, all of it is one link. */
export function Card({ lifts = false, className = '', ...rest }: Props) {
  return (
    <div
      {...rest}
      className={`relative overflow-hidden rounded-card border border-line bg-surface shadow-card has-[[data-cover-link]:focus-visible]:outline-3 outline-offset-3 outline-primary forced-colors:border-[CanvasText] ${lifts ? liftClass : ''} ${className}`}
    />
  );
}

export function CardLink({ className = '', ...rest }: ComponentProps<typeof SiteLink>) {
  return (
    <SiteLink
      {...rest}
      data-cover-link=""
      className={`outline-none after:absolute after:inset-0 ${className}`}
    />
  );
}

const tones = {
  surface: 'border-line bg-surface',
  raised: 'border-line-strong bg-raised',
  gold: 'border-gold bg-gold-soft',
  danger: 'border-danger bg-danger-soft',
  success: 'border-success bg-success-soft',
};

type PanelProps = ComponentProps<'div'> & { as?: 'div' | 'section'; tone?: keyof typeof tones };

/** A box without a shadow, for what belongs together or needs notice. */
export function Panel({ as: Tag = 'div', tone = 'surface', className = '', ...rest }: PanelProps) {
  return <Tag {...rest} className={`rounded-card border ${tones[tone]} ${className}`} />;
}
