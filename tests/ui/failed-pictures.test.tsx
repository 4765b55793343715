import { fireEvent, render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { server } from '#tests/mocks/server.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';

/** Jsdom lays out nothing. Everything is near the window. */
class NearObserver {
  constructor(private report: IntersectionObserverCallback) {}
  observe() {
    this.report([{ isIntersecting: true }] as IntersectionObserverEntry[], this as never);
  }
  disconnect() {}
}

test('a missing logo near the window shows its first letter', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver);
  server.use(http.get('*/icons/missing.svg', () => new HttpResponse(null, { status: 404 })));
  render(<Icon src="icons/missing.svg" name="Zig" size={40} />);
  expect(await screen.findByText('Z')).toBeInTheDocument();
  vi.unstubAllGlobals();
});

test.each([
  ['a description', 'A map', 1],
  ['no description', '', 0],
])('a picture that fails is loaded again once, and once online; its placeholder has %s', (_, alt, images) => {
  const picture = { name: 'cover', width: 30, height: 60, widths: [30], color: '#fff' };
  const { container } = render(<Picture picture={picture} alt={alt} sizes="30px" />);
  const first = container.querySelector('img') as HTMLImageElement;
  fireEvent.error(first);
  fireEvent.error(first);
  const second = container.querySelector('img') as HTMLImageElement;
  expect(second).not.toBe(first);
  expect(container.querySelector('source')).toBeNull();
  fireEvent.error(second);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryAllByRole('img', { name: alt })).toHaveLength(images);
  expect(container.querySelectorAll('[role], [aria-label]')).toHaveLength(images);
  fireEvent.online(window);
  expect(container.querySelector('source')).not.toBeNull();
});

test('a picture that failed before the script ran is loaded again', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValueOnce(true);
  const picture = { name: 'cover', width: 30, height: 60, widths: [30], color: '#fff' };
  const { container } = render(<Picture picture={picture} alt="A map" sizes="30px" />);
  expect(container.querySelector('source')).toBeNull();
  expect(screen.getByRole('img', { name: 'A map' })).toHaveProperty('tagName', 'IMG');
});
