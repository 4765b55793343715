import type { ReactNode } from 'react';
import { Action, type ActionProps } from './action.tsx';

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
  return `inline-flex items-center justify-center rounded-full py-2 leading-snug font-bold text-balance [&>svg]:shrink-0 no-underline transition-transform not-disabled:active:scale-97 forced-colors:border ${sizes[size]} ${looks[look]} ${onPaper}`;
}

type Props = ActionProps & {
  look?: ButtonLook;
  size?: keyof typeof sizes;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** Its place: margins, and when it is hidden. */
  className?: string;
};

/** A pill with a text: a button or a link. */
export function Button({ look, size, icon, iconAfter, className = '', children, ...rest }: Props) {
  return (
    <Action {...rest} className={`${buttonClass(look, size)} ${className}`}>
      {icon}
      {/* React inserts a new icon before this element; a bare text node may have been moved by a translator. */}
      <span>{children}</span>
      {iconAfter}
    </Action>
  );
}
