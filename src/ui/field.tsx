import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

type FieldProps = { id: string; label: string; error: string | undefined; extra?: ReactNode };

const look =
  'w-full scroll-mt-10 rounded-field border-[1.5px] border-line-strong bg-raised px-4 text-ink aria-invalid:border-danger read-only:text-muted';

/** `extra` is next to the label. */
export function TextField({ id, label, error, extra, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Labeled id={id} label={label} error={error} extra={extra}>
      <input {...input} {...described(id, error)} className={`${look} min-h-13`} />
    </Labeled>
  );
}

export function TextArea({ id, label, error, extra, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Labeled id={id} label={label} error={error} extra={extra}>
      <textarea
        {...textarea}
        {...described(id, error)}
        className={`${look} block resize-y py-3 max-sm:h-[7rem]`}
      />
    </Labeled>
  );
}

function Labeled({ id, label, error, extra, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="pb-2 text-sm leading-snug font-bold">
          {label}
        </label>
        {extra}
      </div>
      {children}
      {error !== undefined && (
        <p id={errorId(id)} className="mt-2 flex gap-2 text-sm leading-snug font-semibold text-danger">
          <CircleAlert size={18} className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

function described(id: string, error: string | undefined) {
  return {
    id,
    required: true,
    'aria-invalid': error !== undefined,
    'aria-describedby': error && errorId(id),
  };
}

function errorId(id: string): string {
  return `${id}-error`;
}
