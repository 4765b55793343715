import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Screen } from '#content/index.ts';
import { Lightbox } from '#features/project-detail/lightbox.tsx';

const picture = { name: 'screen', width: 30, height: 60, widths: [30], color: '#fff' };
const pictures = ['a', 'b'].map((caption) => ({ picture: { ...picture, name: caption }, caption }) as Screen);

/** @returns what is called with the direction of each turn */
function open() {
  const turn = vi.fn();
  render(
    <Lightbox
      title="Notes"
      pictures={pictures}
      index={0}
      origin={{ current: null }}
      onNext={() => turn('next')}
      onPrevious={() => turn('previous')}
      onClose={() => {}}
    />,
  );
  return { dialog: screen.getByRole('dialog'), turn };
}

test.each([
  ['one finger', 1, [{ clientX: 200 }], [['next']]],
  ['one finger in a zoomed page', 2, [{ clientX: 200 }], []],
  ['two fingers', 1, [{ clientX: 200 }, { clientX: 300 }], []],
])('a swipe to the left with %s in a page zoomed %s times', (_, scale, touches, turns) => {
  vi.stubGlobal('visualViewport', { scale });
  const { dialog, turn } = open();
  for (const count of touches.keys()) fireEvent.touchStart(dialog, { touches: touches.slice(0, count + 1) });
  fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: 50 }] });
  expect(turn.mock.calls).toEqual(turns);
});

test('in text from right to left, ArrowLeft turns to the next one', () => {
  const { dialog, turn } = open();
  dialog.style.direction = 'rtl';
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(turn.mock.calls).toEqual([['next']]);
});
