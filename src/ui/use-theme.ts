import { useSyncExternalStore } from 'react';
import { createPreference } from '#lib/preference.ts';

export const theme = createPreference('theme', ['system', 'light', 'dark']);

/** The visitor's theme; `system` on the server and until hydrated. */
export function useTheme() {
  return useSyncExternalStore(theme.subscribe, theme.get, () => theme.initial);
}

/** The order in which pressing the button changes the theme. */
export const nextTheme = { system: 'light', light: 'dark', dark: 'system' } as const;
