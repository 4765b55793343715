import type { ComponentProps } from 'react';

const sizes = { large: 'text-3xl', medium: 'text-2xl', small: 'text-xl' };

type Props = ComponentProps<'h1'> & { level: 1 | 2 | 3 | 4; size?: keyof typeof sizes };

/** A large heading can be focused by scripts, which do so after navigation. */
export function Heading({ level, size = 'large', className = '', ...rest }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag
      tabIndex={size === 'large' ? -1 : undefined}
      {...rest}
      className={`font-extrabold ${sizes[size]} ${className}`}
    />
  );
}

/** The text below a large heading. */
export function Lead({ className = '', ...rest }: ComponentProps<'p'>) {
  return (
    <p
      {...rest}
      className={`mt-2 max-w-[56ch] text-balance text-muted max-sm:text-sm sm:mt-3.5 sm:text-lg ${className}`}
    />
  );
}

/** The small line above a heading. */
export function Eyebrow({ className = '', ...rest }: ComponentProps<'p'>) {
  return (
    <p
      {...rest}
      className={`text-xs font-bold tracking-wide text-accent uppercase break-after-avoid ${className}`}
    />
  );
}
