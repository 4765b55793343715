import type { ReactNode } from 'react';
import { Action, type ActionProps } from './action.tsx';

const looks = {
  outlined: 'border border-line bg-surface text-ink hover:border-line-strong',
  raised: 'border border-line-strong bg-raised text-ink shadow-card',
  plain: 'text-muted hover:bg-primary-soft hover:text-ink',
};

type Props = ActionProps & {
  label: string;
  icon: ReactNode;
  look?: keyof typeof looks;
  /** Its place: margins, and when it is hidden. */
  className?: string;
};

/** A round button or link with an icon alone. The label is also its tooltip. */
export function IconButton({ label, icon, look = 'outlined', className = '', ...rest }: Props) {
  return (
    <Action
      {...rest}
      aria-label={label}
      title={label}
      className={`grid size-11 shrink-0 place-items-center rounded-full transition-transform active:scale-94 forced-colors:border print:flex print:size-auto print:gap-2 print:border-0 ${looks[look]} ${className}`}
    >
      {icon}
    </Action>
  );
}
