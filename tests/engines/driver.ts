/** What a browser has to be able to do for the walk; everything else happens in the page. */
export type Driver = {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  resize(size: Size): Promise<void>;
  /**
   * Runs JavaScript in the page.
   *
   * @param expression gives a value that JSON can hold
   */
  evaluate(expression: string): Promise<unknown>;
  /** A real press of the pointer, in CSS pixels of the viewport. */
  click(point: Point): Promise<void>;
  /** Real key presses. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** @returns PNG */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
};

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };
export type Key = 'Tab' | 'Escape' | 'Enter';
