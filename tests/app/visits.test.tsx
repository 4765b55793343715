import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Visits } from '#app/visits.tsx';

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src^="https:"]')];

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('VITE_ANALYTICS', 'goatcounter:ana');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('goatcounter', undefined);
  onTestFinished(() => scripts().forEach((script) => void script.remove()));
});

function open() {
  const router = createMemoryRouter([{ path: '*', element: <Visits /> }]);
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path));
}

test('loads the script once, and counts further pages with a service that does not see them', async () => {
  const visit = open();
  await visit('/mobile/1');
  await visit('/mobile/1?tab=2');
  expect(scripts().map(({ dataset }) => dataset.goatcounter)).toEqual(['https://ana.goatcounter.com/count']);

  const count = vi.fn();
  window.goatcounter = { count };
  await visit('/mobile/2');
  expect(count).toHaveBeenCalledTimes(1);
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('does nothing for a browser with %s', async (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  await open()('/mobile/1');
  expect(scripts()).toEqual([]);
});
