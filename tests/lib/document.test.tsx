import { beforeEach, expect, test, vi } from 'vitest';
import { copyText } from '#lib/copy-text.ts';

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

test('copies without the Clipboard API, by a selection that keeps the focus', async () => {
  vi.stubGlobal('navigator', {});
  document.body.innerHTML = '<button>Copy</button>';
  const button = document.querySelector('button');
  button?.focus();
  // jsdom has no `execCommand`.
  document.execCommand = vi.fn(() => {
    const field = document.querySelector('textarea');
    const selected = field?.value.slice(field.selectionStart, field.selectionEnd);
    return document.activeElement === field && selected === 'Halo';
  });
  expect(await copyText('Halo')).toBe(true);
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
  Reflect.deleteProperty(document, 'execCommand');
});

test('a preference is one of its values, stored under the path of the site, or kept for the visit', async () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  localStorage.setItem('/theme', 'dark');
  localStorage.setItem('/portfolio/theme', 'other');
  const { theme } = await import('#lib/preferences.ts');
  const listener = vi.fn();
  const leave = theme.subscribe(listener);
  expect(theme.get()).toBe('system');
  theme.set('dark');
  const shown = () => [theme.get(), document.documentElement.dataset.theme];
  expect(shown()).toEqual(['dark', 'dark']);
  expect({ ...localStorage }).toEqual({ '/theme': 'dark', '/portfolio/theme': 'dark' });

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  theme.set('light');
  expect(shown()).toEqual(['light', 'light']);
  leave();
  theme.set('system');
  expect(listener).toHaveBeenCalledTimes(2);
});
