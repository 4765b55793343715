import { expect, onTestFinished, test, vi } from 'vitest';
import { carryText, registerCarried } from '#lib/carried-text.ts';
import { copyText } from '#lib/copy-text.ts';
import { theme } from '#lib/preferences.ts';
import { hasUnsavedText, registerUnsavedText } from '#lib/unsaved-text.ts';

test('copies with the Clipboard API, or with a selection that keeps the focus', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = '<button>Copy</button>';
  const button = document.querySelector('button');
  button?.focus();
  expect(await copyText('Halo')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('Halo');

  writeText.mockRejectedValue(new Error('NotAllowedError'));
  // jsdom has no `execCommand`.
  expect(await copyText('Halo')).toBe(false);
  document.execCommand = vi.fn(() => {
    const field = document.querySelector('textarea');
    const selected = field?.value.slice(field.selectionStart, field.selectionEnd);
    return document.activeElement === field && selected === 'Halo';
  });
  expect(await copyText('Halo')).toBe(true);
  expect(document.execCommand).toHaveBeenCalledWith('copy');
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('textarea')).toBeNull();
});

test('a preference is one of its values, and is stored under the path of the site where possible', () => {
  const listener = vi.fn();
  const leave = theme.subscribe(listener);
  localStorage.setItem('/theme', 'other');
  expect(theme.get()).toBe('system');
  theme.set('dark');
  const shown = () => [theme.get(), document.documentElement.dataset.theme, localStorage.getItem('/theme')];
  expect(shown()).toEqual(['dark', 'dark', 'dark']);

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  theme.set('light');
  expect(shown()).toEqual(['light', 'light', 'dark']);
  leave();
  theme.set('dark');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('drops text from storage that has another shape', () => {
  sessionStorage.setItem('/carried-note', '{"text":1}');
  const isNote = (stored: unknown): stored is { text: string } => typeof Object(stored).text === 'string';
  expect(registerCarried('note', () => ({ text: 'Halo' }), isNote)).toBeUndefined();
  carryText();
  expect(registerCarried('note', () => undefined, isNote)).toEqual({ text: 'Halo' });
  expect(sessionStorage.getItem('/carried-note')).toBeNull();
});

test('detects unsaved text in fields and in registered places', () => {
  document.body.innerHTML = '<input value=" "><textarea></textarea>';
  expect(hasUnsavedText()).toBe(false);
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    field.value = ' a';
    expect(hasUnsavedText()).toBe(true);
    field.value = ' ';
  }
  let hasAny = false;
  registerUnsavedText(() => false);
  registerUnsavedText(() => hasAny);
  expect(hasUnsavedText()).toBe(false);
  hasAny = true;
  expect(hasUnsavedText()).toBe(true);
});
