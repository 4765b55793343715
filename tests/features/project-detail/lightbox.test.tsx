import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Screen } from '#content/index.ts';
import { Lightbox } from '#features/project-detail/lightbox.tsx';

const picture = { name: 'screen', width: 30, height: 60, widths: [30], color: '#fff' };
const pictures = ['a', 'b'].map((caption) => ({ picture, caption }) as Screen);
const next = vi.fn();
const previous = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  // jsdom has no modal dialogs. As in a browser, the `close` event fires in a later task.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
});

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  return (
    <Lightbox
      title="Notes"
      pictures={pictures}
      index={0}
      origin={{ current: null }}
      onNext={next}
      onPrevious={previous}
      onClose={close}
    />
  );
}

test('stays open in development, where effects run twice, until it is closed', async () => {
  render(<Page />, { wrapper: StrictMode });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  await act(async () => {
    dialog.close();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['one finger', 1, [{ clientX: 200 }], 1],
  ['one finger in a zoomed page', 2, [{ clientX: 200 }], 0],
  ['two fingers', 1, [{ clientX: 200 }, { clientX: 300 }], 0],
])('a swipe of %s turns it %s times', (_, scale, touches, turns) => {
  vi.stubGlobal('visualViewport', { scale });
  render(<Page />);
  const dialog = screen.getByRole('dialog');
  for (const count of touches.keys()) fireEvent.touchStart(dialog, { touches: touches.slice(0, count + 1) });
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 50 }] });
  vi.unstubAllGlobals();
  expect(next).toHaveBeenCalledTimes(turns);
  expect(previous).not.toHaveBeenCalled();
});

test.each([
  ['ltr', 'ArrowRight', next],
  ['ltr', 'ArrowLeft', previous],
  ['rtl', 'ArrowRight', previous],
  ['rtl', 'ArrowLeft', next],
])('in %s text %s turns the right way', (direction, key, turn) => {
  render(<Page />);
  const dialog = screen.getByRole('dialog');
  dialog.style.direction = direction;
  fireEvent.keyDown(dialog, { key });
  expect(next.mock.calls.length + previous.mock.calls.length).toBe(1);
  expect(turn).toHaveBeenCalledOnce();
});
