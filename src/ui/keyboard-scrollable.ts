/** Makes a scrolling element focusable: Safari scrolls nothing else with the keyboard. */
export const keyboardScrollable = { tabIndex: 0 };
