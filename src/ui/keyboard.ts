import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method (Japanese, Chinese, …): Enter ends a word, Escape cancels its candidates. */
export function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  // Safari sets only the key code.
  return nativeEvent.isComposing || keyCode === 229;
}

/** Makes a scrolling element focusable, because Safari scrolls only focused elements with the keyboard. */
export const keyboardScrollable = { tabIndex: 0 };
