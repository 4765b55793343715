import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Screen } from '#content/index.ts';
import { Slideshow } from '#features/project-detail/slideshow.tsx';

const screenshot = (name: string) =>
  ({
    picture: { name, width: 30, height: 60, widths: [30], color: '#fff' },
    caption: name,
  }) as Screen;

test.each([
  [1, 0],
  [2, 4],
])('%i screenshots have %i buttons to turn them', (count, buttons) => {
  render(<Slideshow title="Notes" pictures={['a', 'b'].slice(0, count).map(screenshot)} />);
  expect(screen.queryAllByRole('button', { name: /screenshot/i })).toHaveLength(buttons);
  expect(screen.getByRole('button', { name: 'Enlarge' })).toBeInTheDocument();
});
