import { CircleAlert, CircleCheck } from 'lucide-react';
import { type Toast, useToaster } from 'react-hot-toast/headless';

/**
 * The toasts, top-center, with the library's own times (2 s success, 4 s others). Its ready-made look writes a style
 * sheet at run time, which the security policy forbids, so the look is ours.
 */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <div className="toasts" onPointerEnter={handlers.startPause} onPointerLeave={handlers.endPause}>
      {toasts.map((toast) => (
        <ToastBar key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastBar({ toast }: { toast: Toast }) {
  const isError = toast.type === 'error';
  const Icon = isError ? CircleAlert : CircleCheck;
  return (
    <div className="toast" data-shown={toast.visible} role={isError ? 'alert' : 'status'}>
      {(isError || toast.type === 'success') && (
        <Icon size={20} aria-hidden className={`shrink-0 ${isError ? 'text-merah' : 'text-daun'}`} />
      )}
      {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
    </div>
  );
}
