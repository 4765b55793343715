import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '#tests/mocks/server.ts';
import { Icon } from '#ui/icon.tsx';

test('inlines a logo as SVG', async () => {
  server.use(
    http.get(
      '*/icons/react.svg',
      () =>
        new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>', {
          headers: { 'Content-Type': 'image/svg+xml' },
        }),
    ),
  );
  const { container } = render(<Icon src="icons/react.svg" name="React" size={40} />);
  await vi.waitFor(() => expect(container.querySelector('svg path')).not.toBeNull());
});

test('a missing logo shows its first letter', async () => {
  server.use(http.get('*/icons/missing.svg', () => new HttpResponse(null, { status: 404 })));
  render(<Icon src="icons/missing.svg" name="Zig" size={40} />);
  expect(await screen.findByText('Z')).toBeInTheDocument();
});
