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

afterEach(cleanup);

// jsdom has no layout.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
