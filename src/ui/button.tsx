import type { ComponentProps, ReactNode } from 'react';
import { SiteLink } from './site-link.tsx';

const looks = {
  primary:
    'bg-primary text-paper not-aria-disabled:hover:bg-primary-hover aria-disabled:bg-primary-soft aria-disabled:text-primary-strong',
  quiet: 'border-[1.5px] border-line-strong text-ink hover:border-ink',
  soft: 'bg-primary-soft text-primary-strong',
  refused: 'bg-danger-soft text-danger cursor-not-allowed',
};

const sizes = {
  normal: 'min-h-13 gap-2.5 px-6 text-base max-[23rem]:px-4 max-[23rem]:text-sm',
  small: 'min-h-11 gap-2 px-4.5 text-sm',
};

/** A plain link. */
const onPaper =
  'print:flex print:min-h-0 print:justify-start print:border-0 print:bg-transparent print:p-0 print:text-ink';

type ButtonLook = keyof typeof looks;

export function buttonClass(look: ButtonLook = 'primary', size: keyof typeof sizes = 'normal'): string {
  return `inline-flex items-center justify-center rounded-full py-2 leading-snug font-bold text-balance no-underline transition-transform not-disabled:active:scale-97 forced-colors:border ${sizes[size]} ${looks[look]} ${onPaper}`;
}

type Common = {
  look?: ButtonLook;
  size?: keyof typeof sizes;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Its place: margins, and when it is hidden. */
  className?: string;
  children: ReactNode;
};
type Props = Common &
  (
    | (Omit<ComponentProps<typeof SiteLink>, keyof Common> & { href?: never })
    | (Omit<ComponentProps<'a'>, keyof Common> & { href: string; to?: never })
    | (Omit<ComponentProps<'button'>, keyof Common> & { href?: never; to?: never })
  );

/** A button, or with `to` a link within the site, or with `href` any other link. */
export function Button({ look, size, icon, iconAfter, className = '', children, ...rest }: Props) {
  const all = `${buttonClass(look, size)} ${className}`;
  const content = (
    <>
      {icon}
      {/* React inserts a new icon before this element; a bare text node may have been moved by a translator. */}
      <span>{children}</span>
      {iconAfter}
    </>
  );
  if (rest.to !== undefined)
    return (
      <SiteLink {...rest} className={all}>
        {content}
      </SiteLink>
    );
  if (rest.href !== undefined)
    return (
      <a rel={rest.target && 'noopener noreferrer'} {...rest} className={all}>
        {content}
      </a>
    );
  return (
    <button type="button" {...rest} className={all}>
      {content}
    </button>
  );
}
