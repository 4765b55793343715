/** Makes a scrolling element focusable, because Safari scrolls only focused elements with the keyboard. */
export const keyboardScrollable = { tabIndex: 0 };
