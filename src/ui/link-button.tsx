import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

type Props = { href: string; children: ReactNode; icon?: ReactNode; look?: ButtonLook; download?: boolean };

export function LinkButton({
  href,
  children,
  icon = <FileText size={20} aria-hidden />,
  look = 'quiet',
  download,
}: Props) {
  const target = download ? { download: '' } : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a href={href} className={buttonClass(look)} {...target}>
      {icon}
      {children}
    </a>
  );
}
