import type { ComponentProps, ReactNode } from 'react';

const looks = {
  primary:
    'bg-primary text-paper not-aria-disabled:hover:bg-primary-hover aria-disabled:bg-primary-soft aria-disabled:text-primary-strong',
  quiet: 'border-[1.5px] border-line-strong text-ink hover:border-ink',
  refused: 'bg-danger-soft text-danger cursor-not-allowed',
};

export type ButtonLook = keyof typeof looks;

export function buttonClass(look: ButtonLook = 'primary'): string {
  return `inline-flex min-h-13 items-center justify-center gap-2.5 rounded-full px-6 py-2.5 text-base leading-tight font-bold text-balance no-underline max-[359px]:px-4 max-[359px]:text-[.9375rem] transition-transform duration-200 ease-site not-disabled:active:scale-[.97] ${looks[look]}`;
}

type Props = ComponentProps<'button'> & { look?: ButtonLook; icon?: ReactNode };

export function Button({ look, icon, className = '', children, ...rest }: Props) {
  return (
    <button type="button" className={`${buttonClass(look)} ${className}`} {...rest}>
      {icon}
      {/* React inserts a new icon before this element; a bare text node may have been moved by a translator. */}
      <span>{children}</span>
    </button>
  );
}
