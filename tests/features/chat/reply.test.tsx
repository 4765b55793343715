import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Reply } from '#features/chat/reply.tsx';

function page(markdown: string, isWhole: boolean) {
  return (
    <MemoryRouter basename="/portfolio/" initialEntries={['/portfolio/']}>
      <Reply markdown={markdown} isWhole={isWhole} />
    </MemoryRouter>
  );
}

const show = (markdown: string) => render(page(markdown, true));

test('a list keeps its first number, and code is a figure that can be scrolled', () => {
  show('3. telu\n4. papat\n\n```\nkode\n```\n');
  expect(screen.getByRole('list')).toHaveAttribute('start', '3');
  expect(within(screen.getByRole('figure', { name: 'Code' })).getByText('kode')).toBeVisible();
});

test('a page of the site opens in the same tab, below the base path; all else in a new tab', () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  show(
    '[kontak](/#contact) [demo](https://example.com/demo?a=1&b=2) ' +
      '[mail](mailto:ayla@example.com) [teks](/llms.txt?v=1)',
  );
  const ofSite = screen.getByRole('link', { name: 'kontak' });
  expect(ofSite).toHaveAttribute('href', '/portfolio/#contact');
  expect(ofSite).not.toHaveAttribute('target');
  const link = screen.getByRole('link', { name: /^demo ?\(example.com\) ?\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', 'https://example.com/demo?a=1&b=2');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(screen.getByRole('link', { name: /^mail ?\(ayla@example.com\)$/ })).toHaveAttribute(
    'href',
    'mailto:ayla@example.com',
  );
  const file = screen.getByRole('link', { name: /^teks/ });
  expect(file).toHaveAttribute('href', '/portfolio/llms.txt?v=1');
  expect(file).toHaveAttribute('target', '_blank');
});

test('a link to a page that does not exist is text', () => {
  show('[satu](/mobile/1/) [loro](/mobile/99) [telu](/notes/quiet-gauge#a) [papat](/blog) [lima](/#path)');
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['satu', 'telu', 'lima']);
  expect(screen.getByText('papat')).toBeVisible();
});

test('finished blocks, rows and lines keep their elements while more arrives', () => {
  const { container, rerender } = render(page('', false));
  const kept = new Map<string, Element>();
  const text = `## Awal\n\nSatu.\n\n- a\n- b\n\n| a | b |\n|---|---|\n${'| c | d |\n'.repeat(200)}\nAkhir **x**.\n\nSelesai.`;
  for (let at = 0; at < text.length; at += 100) {
    rerender(page(text.slice(0, at + 100), false));
    for (const name of ['h3', 'ul', 'table', 'tbody tr:nth-child(20)']) {
      const element = container.querySelector(name);
      if (element) expect(kept.get(name) ?? element).toBe(element);
      if (element) kept.set(name, element);
    }
  }
  expect(kept.size).toBe(4);
  expect(container.querySelectorAll('table')).toHaveLength(1);
  expect(container.querySelectorAll('tr')).toHaveLength(201);
});
