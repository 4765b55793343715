import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SearchButton } from '#app/bar/bar-buttons.tsx';
import { useSiteSearch } from '#app/bar/use-site-search.tsx';
import { site } from '#features/search/site.ts';
import { slashKey, theme } from '#lib/preferences.ts';

// Preloads the dialog's chunk.
beforeAll(() => import('#features/search/search.tsx'));

beforeEach(() => {
  slashKey.set('on');
  theme.set('system');
});

function Page() {
  const { dialog, openSearch } = useSiteSearch();
  return (
    <>
      <SearchButton onClick={openSearch} />
      <input aria-label="Name" />
      {dialog}
    </>
  );
}

function openPage() {
  render(<Page />, { wrapper: MemoryRouter });
  return userEvent.setup();
}

const field = () => screen.findByRole('searchbox', { name: 'Search this site' });
const titles = () => screen.queryAllByRole('link').map((link) => link.querySelector('b')?.textContent);

test('the button opens it; arrows and Enter work as in a list', async () => {
  const user = openPage();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await field()).toHaveFocus();
  const sections = ['Home', 'Tentang Saya', 'Ayla Bot', 'Tools', 'My Path', 'Projects', 'Notes', 'Contact'];
  expect(titles()).toEqual(sections);
  expect(screen.getByText('Tentang Saya')).toHaveAttribute('lang', 'id');

  await user.keyboard('tide table');
  expect(titles()[0]).toBe('Tide Table');
  const result = screen.getByRole('link', { name: /^Tide Table/ });
  expect(result).toHaveAttribute('href', '/mobile/1');
  expect(result).toHaveTextContent(/Mobile project, .*20\d\d$/);
  await user.keyboard('{ArrowDown}');
  expect(result).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  const input = await field();
  expect(input).toHaveFocus();

  // Enter that ends the composition of a word opens nothing.
  expect(fireEvent.keyDown(input, { key: 'Enter', isComposing: true })).toBe(false);
  const opened = vi.fn((event: Event) => event.preventDefault());
  result.addEventListener('click', opened);
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['email', 'Email', /^mailto:ayla@example\.com/],
  ['contact card', 'Contact card', /contact\.vcf$/],
  ['marine', 'Marine Data', /marine-data$/],
  ['how can I contact ayla', 'How can I contact Ayla?', /#chat$/],
])('finds %s', (query, title, href) => {
  const [first] = site.find(query);
  expect(first?.title).toBe(title);
  expect(first?.to ?? first?.href).toMatch(href);
});

test('changes the theme', async () => {
  const user = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'dark mode');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(document.documentElement.dataset.theme).toBe('light');
});

test.each<[string, KeyboardEventInit, boolean, platform?: string]>([
  ['/ with Shift, where a keyboard needs it', { key: '/', shiftKey: true }, true],
  ['Ctrl+K with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl+K on a Russian layout', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['/ on an Arabic layout', { key: 'ظ', code: 'Slash' }, true],
  ['Ctrl+T on a Dvorak layout, where K is', { key: 't', code: 'KeyK', ctrlKey: true }, false],
  ['Ctrl+/', { key: '/', ctrlKey: true }, false],
  ['Alt+/', { key: '/', altKey: true }, false],
  ['/ while a word is composed', { key: '/', isComposing: true }, false],
  ['⌘K', { key: 'k', metaKey: true }, false],
  ['⌘K on a Mac', { key: 'k', metaKey: true }, true, 'MacIntel'],
  ['Ctrl+K on a Mac', { key: 'k', ctrlKey: true }, false, 'MacIntel'],
])('whether %s opens it', (_, key, opens, platform = 'Linux') => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  openPage();
  const isLeftToBrowser = fireEvent.keyDown(document.body, key);
  expect(isLeftToBrowser).toBe(!opens);
});

test('in a field, / is a character and Ctrl+K still opens; Escape closes', async () => {
  const user = openPage();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, '1/2');
  expect(name).toHaveValue('1/2');
  await user.keyboard('{Control>}k{/Control}');
  expect(await field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a visitor can turn the / key off', async () => {
  const user = openPage();
  await user.keyboard('/');
  await user.click(await screen.findByRole('checkbox', { name: 'Open the search with the / key' }));
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
});
