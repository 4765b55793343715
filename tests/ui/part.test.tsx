import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { createChunk } from '#ui/chunk.ts';
import { Part } from '#ui/part.tsx';

const words = { part: 'It did not load.', tryAgain: 'Try again' };

function Menu({ error }: { error?: Error }) {
  const [isOpen, setIsOpen] = useState(true);
  if (error && !isOpen) throw error;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Menu
      </button>
      {isOpen && <p>Tea</p>}
    </>
  );
}

async function open(error?: Error) {
  // React also reports errors that a boundary catches.
  vi.mocked(console.error).mockImplementation(() => undefined);
  const chunk = createChunk(async () => () => <Menu {...(error && { error })} />);
  await chunk.load();
  render(<Part chunk={chunk} words={words} />);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return { press, forgetErrors: () => vi.mocked(console.error).mockClear() };
}

test('renders a part again when an extension has moved its nodes', async () => {
  const { press, forgetErrors } = await open();
  const moved = document.body.appendChild(screen.getByText('Tea'));
  press();
  forgetErrors();
  moved.remove();
  expect(screen.getByText('Tea')).toBeVisible();
  press();
  expect(screen.queryByText('Tea')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says that a part failed, and renders it again on demand', async () => {
  const { press, forgetErrors } = await open(new Error('The record is not complete'));
  press();
  forgetErrors();
  expect(screen.getByRole('alert')).toHaveTextContent('It did not load.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Tea')).toBeVisible();
});
