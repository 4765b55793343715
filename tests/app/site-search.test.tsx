import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SearchButton } from '#app/bar/search-button.tsx';
import { useSiteSearch } from '#app/bar/use-site-search.tsx';
import { slashKey, theme } from '#lib/preferences.ts';

// Preloads the dialog's chunk.
beforeAll(() => import('#pages/search-dialog.tsx'));

beforeEach(() => {
  slashKey.set('on');
  theme.set('system');
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  const close = screen.queryByRole('button', { name: 'Close search' });
  if (close) fireEvent.click(close);
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
const expectOpen = async (open: boolean) => {
  if (open) return void (await screen.findByRole('dialog'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByRole('dialog')).toBeNull();
};

test('the button opens it; arrows, Enter and Escape work as in a list', async () => {
  const user = openPage();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await field()).toHaveFocus();
  const sections = ['Home', 'Tentang Saya', 'Ayla Bot', 'Tools', 'My Path', 'Projects', 'Notes', 'Contact'];
  expect(titles()).toEqual(sections);

  await user.keyboard('tide table');
  expect(titles()[0]).toBe('Tide Table');
  const result = screen.getByRole('link', { name: /^Tide Table/ });
  expect(result).toHaveAttribute('href', '/mobile/1');
  expect(result).toHaveTextContent(/Mobile project, .*20\d\d$/);
  await user.keyboard('{ArrowDown}');
  expect(result).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(await field()).toHaveFocus();

  const opened = vi.fn((event: Event) => event.preventDefault());
  result.addEventListener('click', opened);
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalled();
  await expectOpen(false);
});

test.each([
  ['cv', 'CV', /cv/],
  ['email', 'Email', /^mailto:ayla@example\.com/],
  ['linkedin', 'LinkedIn', /linkedin/],
  ['contact card', 'Contact card', /contact\.vcf$/],
  ['marine', 'Marine Data', /marine-data$/],
  ['how can I contact ayla', 'How can I contact Ayla?', /#chat$/],
])('finds %s, which Enter opens', async (query, title, href) => {
  const user = openPage();
  await user.keyboard('/');
  await user.type(await field(), query);
  const [first] = screen.getAllByRole('link');
  expect(first?.querySelector('b')).toHaveTextContent(title);
  expect(first?.getAttribute('href')).toMatch(href);
  const opened = vi.fn((event: Event) => event.preventDefault());
  first?.addEventListener('click', opened);
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalled();
});

test('changes the theme', async () => {
  const user = openPage();
  await user.keyboard('/');
  await user.type(await field(), 'dark mode');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(document.documentElement.dataset.theme).toBe('light');
});

test.each<[string, KeyboardEventInit, boolean]>([
  ['/', { key: '/' }, true],
  ['/ with Shift, where a keyboard needs it', { key: '/', shiftKey: true }, true],
  ['Ctrl+K', { key: 'k', ctrlKey: true }, true],
  ['Ctrl+K with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl+K on a Russian layout', { key: 'л', code: 'KeyK', ctrlKey: true }, true],
  ['Ctrl+K on an Arabic layout', { key: 'ن', code: 'KeyK', ctrlKey: true }, true],
  ['/ on an Arabic layout', { key: 'ظ', code: 'Slash' }, true],
  ['Ctrl+T on a Dvorak layout, where K is', { key: 't', code: 'KeyK', ctrlKey: true }, false],
  ['Ctrl+/', { key: '/', ctrlKey: true }, false],
  ['Alt+/', { key: '/', altKey: true }, false],
  ['⌘K on another system than Apple’s', { key: 'k', metaKey: true }, false],
  ['/ while a word is composed', { key: '/', isComposing: true }, false],
])('opens with %s or not', async (_, key, opens) => {
  openPage();
  fireEvent.keyDown(document.body, key);
  await expectOpen(opens);
});

test('in a field, / is a character and Ctrl+K still opens', async () => {
  const user = openPage();
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.type(name, '1/2');
  expect(name).toHaveValue('1/2');
  await expectOpen(false);
  await user.keyboard('{Control>}k{/Control}');
  await expectOpen(true);
});

test('on a Mac ⌘K opens it and Ctrl+K does not', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  openPage();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await expectOpen(false);
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  await expectOpen(true);
});

test('a visitor can turn the / key off', async () => {
  const user = openPage();
  await user.keyboard('/');
  await user.click(await screen.findByRole('checkbox', { name: 'Open the search with the / key' }));
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  await user.click(document.body);
  await user.keyboard('/');
  await expectOpen(false);
});

test('Enter that ends the composition of a word opens nothing', async () => {
  const user = openPage();
  await user.keyboard('/');
  const input = await field();
  const isAllowed = fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(isAllowed).toBe(false);
});
