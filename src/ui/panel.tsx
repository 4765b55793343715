import type { ComponentProps } from 'react';

const tones = {
  surface: 'border-line bg-surface',
  raised: 'border-line-strong bg-raised',
  gold: 'border-gold bg-gold-soft',
  danger: 'border-danger bg-danger-soft',
  success: 'border-success bg-success-soft',
};

type Props = ComponentProps<'div'> & { as?: 'div' | 'section'; tone?: keyof typeof tones };

/** A box without a shadow, for what belongs together or needs notice. */
export function Panel({ as: Tag = 'div', tone = 'surface', className = '', ...rest }: Props) {
  return <Tag {...rest} className={`rounded-card border ${tones[tone]} ${className}`} />;
}
