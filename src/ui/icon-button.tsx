import type { ComponentProps, ReactNode } from 'react';

const looks = {
  outlined: 'border border-line bg-surface text-ink hover:border-line-strong',
  raised: 'border border-line-strong bg-raised text-ink shadow-card',
  plain: 'text-muted hover:bg-primary-soft hover:text-ink',
};

type Common = {
  label: string;
  icon: ReactNode;
  look?: keyof typeof looks;
  /** Its place: margins, and when it is hidden. */
  className?: string;
};
type Props = Common &
  (
    | (Omit<ComponentProps<'a'>, keyof Common> & { href: string })
    | (Omit<ComponentProps<'button'>, keyof Common> & { href?: never })
  );

/** A round button with an icon alone, or with `href` a link to another site. The label is also its tooltip. */
export function IconButton({ label, icon, look = 'outlined', className = '', ...rest }: Props) {
  const named = {
    'aria-label': label,
    title: label,
    className: `grid size-11 shrink-0 place-items-center rounded-full transition-transform active:scale-94 forced-colors:border print:flex print:size-auto print:gap-2 print:border-0 ${looks[look]} ${className}`,
  };
  if (rest.href !== undefined)
    return (
      <a target="_blank" rel="noopener noreferrer" {...rest} {...named}>
        {icon}
      </a>
    );
  return (
    <button type="button" {...rest} {...named}>
      {icon}
    </button>
  );
}
