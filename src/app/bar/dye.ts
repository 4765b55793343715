import { nextTheme, theme } from '#lib/preferences.ts';
import './dye.css';

let running: ViewTransition | undefined;

/**
 * Switches to the next theme as batik is made: indigo rises through the page, and only the lines under wax stay pale. Back to
 * light, it washes out from the coin, or from the picture in the bar that the coin becomes. `dye.css` moves all of it.
 */
export async function dyeNextTheme(): Promise<void> {
  running?.skipTransition();
  await running?.finished;

  const next = nextTheme[theme.get()];
  if (isDark(next) === isDark(theme.get())) return theme.set(next);

  const { dataset, style } = document.documentElement;
  const wax = document.createElement('div');
  wax.className = 'wax';
  wax.style.backgroundPositionY = `${document.querySelector('.hero-pattern')?.getBoundingClientRect().top ?? 0}px`;
  const [x, y] = washFrom();
  style.setProperty('--wash-x', `${x}px`);
  style.setProperty('--wash-y', `${y}px`);
  style.setProperty(
    '--wash-to',
    `${Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))}px`,
  );

  dataset.dye = 'cloth';
  const transition = document.startViewTransition(() => {
    dataset.dye = isDark(next) ? 'rise' : 'wash';
    document.body.append(wax);
    theme.set(next);
  });
  running = transition;
  const skip = () => transition.skipTransition();
  addEventListener('popstate', skip);
  addEventListener('click', pressAgain);
  transition.ready.catch(() => {});
  await transition.finished;
  removeEventListener('popstate', skip);
  removeEventListener('click', pressAgain);
  wax.remove();
  delete dataset.dye;
}

/** During a view transition, browsers find no element but the root below the pointer. */
async function pressAgain({ target, clientX, clientY }: MouseEvent): Promise<void> {
  if (target !== document.documentElement) return;
  running?.skipTransition();
  await running?.finished;
  const pressed = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('a, button');
  pressed?.focus();
  pressed?.click();
}

function isDark(chosen: ReturnType<typeof theme.get>): boolean {
  return chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
}

function washFrom(): [x: number, y: number] {
  for (const selector of ['.coin', '.bar-rim']) {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) continue;
    if (box.bottom > 0 && box.top < innerHeight) return [box.x + box.width / 2, box.y + box.height / 2];
  }
  return [innerWidth / 2, 0];
}
