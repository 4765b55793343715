const key = 'slash-key';

/** Whether `/` opens the search. Visitors can turn it off, as WCAG 2.1.4 asks of keys without a modifier. */
export const slashKey = {
  isOn(): boolean {
    try {
      return localStorage.getItem(key) !== 'off';
    } catch {
      return true;
    }
  },

  set(isOn: boolean): void {
    try {
      localStorage.setItem(key, isOn ? 'on' : 'off');
    } catch {
      // Storage is closed, as in some private windows.
    }
  },
};
