import { Pause, Play } from 'lucide-react';
import { words } from '#content/words.ts';
import { motion, useMotion } from '#ui/use-motion.ts';

/** Stops and restarts everything that moves by itself (WCAG 2.2.2). */
export function MotionButton() {
  const moves = useMotion();
  const Icon = moves ? Pause : Play;
  const label = moves ? words.bar.stopMotion : words.bar.startMotion;
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={label}
      title={label}
      onClick={() => motion.set(moves ? 'off' : 'on')}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
