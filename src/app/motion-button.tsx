import { Pause, Play } from 'lucide-react';
import { motion, useMotion } from '#ui/use-motion.ts';

/** Stops and restarts everything that moves by itself (WCAG 2.2.2). */
export function MotionButton() {
  const moves = useMotion();
  const Icon = moves ? Pause : Play;
  const label = moves ? 'Stop motion' : 'Start motion';
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
