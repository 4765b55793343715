import { Pause, Play } from 'lucide-react';
import { words } from '#content/words/site.ts';
import { motion } from '#lib/preferences.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useMotion } from '#ui/use-preference.ts';

/** Stops and restarts everything that moves by itself (WCAG 2.2.2). */
export function MotionButton({ className = '' }: { className?: string }) {
  const moves = useMotion();
  const Icon = moves ? Pause : Play;
  const label = moves ? words.bar.stopMotion : words.bar.startMotion;
  return (
    <IconButton
      label={label}
      icon={<Icon size={18} aria-hidden />}
      className={`needs-script ${className}`}
      onClick={() => motion.set(moves ? 'off' : 'on')}
    />
  );
}
