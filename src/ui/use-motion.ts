import { useSyncExternalStore } from 'react';
import { createPreference } from '#lib/preference.ts';

export const motion = createPreference('motion', ['on', 'off']);

/** Whether animations may run; `true` on the server and until hydrated. */
export function useMotion(): boolean {
  return useSyncExternalStore(motion.subscribe, motion.get, () => motion.initial) === 'on';
}
