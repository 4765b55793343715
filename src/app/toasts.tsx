import { CircleAlert, CircleCheck } from 'lucide-react';
import { type Toast, useToaster } from 'react-hot-toast/headless';

/**
 * The toasts, top-center, with the library's durations (2 s success, 4 s others). Its own styles are injected at run time,
 * which the security policy forbids, so the styles are ours.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const isAlarm = ({ type }: Toast) => type === 'error';
  return (
    <div className="toasts" onPointerEnter={handlers.startPause} onPointerLeave={handlers.endPause}>
      {toasts.filter(isAlarm).map((toast) => (
        <ToastBar key={toast.id} toast={toast} />
      ))}
      {/* Always rendered: screen readers announce changes in a status, not a new status. */}
      <div role="status">
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
    <div className="toast" data-shown={toast.visible} role={isError ? 'alert' : undefined}>
      {(isError || toast.type === 'success') && (
        <Icon size={20} aria-hidden className={`shrink-0 ${isError ? 'text-danger' : 'text-success'}`} />
      )}
      {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
    </div>
  );
}
