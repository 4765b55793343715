import { expect, onTestFinished, test, vi } from 'vitest';
import { homeQuery, replaceHomeQuery } from '#features/projects/home-query.ts';
import { copyText } from '#lib/copy-text.ts';
import { createPreference } from '#lib/preference.ts';
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

test('the query of home changes the address without a new history entry', () => {
  history.replaceState({ key: 1 }, '', '/portfolio/#tools');
  const entries = history.length;
  const listener = vi.fn();
  homeQuery.subscribe(listener);
  for (const query of ['projects=website', '']) {
    replaceHomeQuery(query);
    const search = query && `?${query}`;
    expect(location.pathname + location.search + location.hash).toBe(`/portfolio/${search}#tools`);
    expect(homeQuery.get()).toBe(search);
  }
  expect([history.state, history.length, listener.mock.calls.length]).toEqual([{ key: 1 }, entries, 2]);
});

test('a preference is one of its values and is stored where possible', () => {
  const look = createPreference('look', ['plain', 'rich']);
  const listener = vi.fn();
  const leave = look.subscribe(listener);
  document.documentElement.dataset.look = 'other';
  expect(look.get()).toBe('plain');
  look.set('rich');
  expect([look.get(), document.documentElement.dataset.look, localStorage.look]).toEqual([
    'rich',
    'rich',
    'rich',
  ]);

  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  look.set('plain');
  expect([look.get(), localStorage.look]).toEqual(['plain', 'rich']);
  leave();
  look.set('rich');
  expect(listener).toHaveBeenCalledTimes(2);
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
