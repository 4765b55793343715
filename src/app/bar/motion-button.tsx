import { Pause, Play } from 'lucide-react';
import { words } from '#content/words/site.ts';
import { motion } from '#lib/preferences.ts';
import { useMotion } from '#ui/use-preference.ts';

/** Stops and restarts everything that moves by itself (WCAG 2.2.2). */
export function MotionButton({ className = '' }: { className?: string }) {
  const moves = useMotion();
  const Icon = moves ? Pause : Play;
  const label = moves ? words.bar.stopMotion : words.bar.startMotion;
  return (
    <button
      type="button"
      className={`icon-button needs-script ${className}`}
      aria-label={label}
      title={label}
      onClick={() => motion.set(moves ? 'off' : 'on')}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
