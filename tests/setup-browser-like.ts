import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Tests wait for conditions, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

// jsdom has no layout: no media query matches, and nothing comes into view.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as never;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => {};

// jsdom has no modal dialogs. As in a browser, they take the focus, and the `close` event fires in a later task.
Object.assign(globalThis.HTMLDialogElement?.prototype ?? {}, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (this.open) setTimeout(() => this.dispatchEvent(new Event('close')));
    this.open = false;
  },
});

afterEach(cleanup);
