import { Monitor, Moon, Sun } from 'lucide-react';
import { words } from '#content/words.ts';
import { theme, useTheme } from '#ui/use-theme.ts';

const states = {
  system: { Icon: Monitor, next: 'light' },
  light: { Icon: Sun, next: 'dark' },
  dark: { Icon: Moon, next: 'system' },
} as const;

export function ThemeButton() {
  const current = useTheme();
  const { Icon, next } = states[current];
  const label = words.bar.theme(words.bar.themes[current], words.bar.themes[next]);
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={label}
      title={label}
      onClick={() => theme.set(next)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}
