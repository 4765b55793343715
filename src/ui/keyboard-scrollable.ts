/** What scrolls has to take focus, or Safari does not scroll it with the keyboard. */
export const keyboardScrollable = { tabIndex: 0 };
