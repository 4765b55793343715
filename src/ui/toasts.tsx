import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Toast, useToaster } from 'react-hot-toast/headless';

/**
 * Toasts at top-center with the library's default durations (2 s success, 4 s others). The library's own component adds a
 * style sheet, which the security policy forbids. Hovering pauses them; a tap does not, because a finger cannot leave.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const { startPause, endPause } = handlers;
  const [isHovered, setIsHovered] = useState(false);
  const pauseOrGoOn = useEffectEvent(() => (isHovered ? startPause() : endPause()));
  // In an effect, as `endPause` does nothing before the render that follows `startPause`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect event reads the state, and must run when it changes
  useEffect(() => pauseOrGoOn(), [isHovered]);
  const isAlarm = ({ type }: Toast) => type === 'error';
  return (
    <div
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--bar)+12px)] z-40 grid justify-items-center gap-2 print:hidden"
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
    >
      {toasts.filter(isAlarm).map((toast) => (
        <ToastBar key={toast.id} toast={toast} />
      ))}
      {/* Always rendered: screen readers announce changes in a status region, not a new region. */}
      <div role="status" className="grid justify-items-center gap-2">
        {toasts
          .filter((toast) => !isAlarm(toast))
          .map((toast) => (
            <ToastBar key={toast.id} toast={toast} />
          ))}
      </div>
    </div>
  );
}

function ToastBar({ toast }: { toast: Toast }) {
  const isError = toast.type === 'error';
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <div
      className="pointer-events-auto flex max-w-88 items-center gap-2.5 rounded-field border border-line bg-raised px-4.5 py-3 text-sm leading-snug shadow-card transition data-[shown=false]:-translate-y-2 data-[shown=false]:opacity-0"
      data-shown={toast.visible}
      role={isError ? 'alert' : undefined}
    >
      {(isError || toast.type === 'success') && (
        <Icon size={20} className={`shrink-0 ${isError ? 'text-danger' : 'text-success'}`} />
      )}
      {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
    </div>
  );
}
