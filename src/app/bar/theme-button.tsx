import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { words } from '#content/words/site.ts';
import { useStore } from '#lib/create-store.ts';
import { motion, nextTheme, theme } from '#lib/preferences.ts';
import { IconButton } from '#ui/icon-button.tsx';

const icons = { system: Monitor, light: Sun, dark: Moon };

export function ThemeButton() {
  const current = useStore(theme);
  const Icon = icons[current];
  const label = words.bar.theme(words.bar.themes[current], words.bar.themes[nextTheme[current]]);
  useEffect(() => colorBrowserBar(current), [current]);
  return (
    <IconButton
      label={label}
      icon={<Icon size={18} />}
      className="needs-script"
      onPointerEnter={() => void loadDye()}
      onFocus={() => void loadDye()}
      onClick={() => void switchTheme()}
    />
  );
}

/** At once where nothing may move, or when the animation is not there in time. */
async function switchTheme() {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, 400));
  const dye = canDye() ? await Promise.race([loadDye(), tooLate]) : undefined;
  if (dye) await dye.dyeNextTheme();
  else theme.set(nextTheme[theme.get()]);
}

function canDye(): boolean {
  return motion.get() === 'on' && 'startViewTransition' in document;
}

async function loadDye() {
  return canDye() ? import('./dye.ts').catch(() => undefined) : undefined;
}

/** `index.html` has a `theme-color` for light and one for dark. A chosen theme sets both. */
function colorBrowserBar(current: keyof typeof icons) {
  const colors = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
  for (const [index, scheme] of ['light', 'dark'].entries()) {
    const media =
      current === 'system' ? `(prefers-color-scheme: ${scheme})` : current === scheme ? 'all' : 'not all';
    colors[index]?.setAttribute('media', media);
  }
}
