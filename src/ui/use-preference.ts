import { useSyncExternalStore } from 'react';
import { motion, slashKey, theme } from '#lib/preferences.ts';

/** Whether animations may run; `true` on the server and until hydrated. */
export function useMotion(): boolean {
  return useSyncExternalStore(motion.subscribe, motion.get, () => motion.initial) === 'on';
}

/** The visitor's theme; `system` on the server and until hydrated. */
export function useTheme() {
  return useSyncExternalStore(theme.subscribe, theme.get, () => theme.initial);
}

export function useSlashKey(): boolean {
  return useSyncExternalStore(slashKey.subscribe, slashKey.get, () => slashKey.initial) === 'on';
}
