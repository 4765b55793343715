import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from '#ui/picture.tsx';

const picture = { name: 'cover', width: 30, height: 60, widths: [30], color: '#fff' };

test.each([
  ['a description', 'A map', 1],
  ['no description', '', 0],
])('the placeholder of a failed picture has %s', (_, alt, images) => {
  const { container } = render(<Picture picture={picture} alt={alt} sizes="30px" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryAllByRole('img', { name: alt })).toHaveLength(images);
  expect(container.querySelectorAll('[role], [aria-label]')).toHaveLength(images);
});
