import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Visits } from '#app/visits.tsx';

const scriptsOf = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src^="https:"]')];

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('VITE_ANALYTICS', 'goatcounter:ana');
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  onTestFinished(() => {
    for (const script of scriptsOf()) script.remove();
    Reflect.deleteProperty(window, 'goatcounter');
    vi.unstubAllGlobals();
  });
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
  expect(scriptsOf()).toHaveLength(1);
  expect(scriptsOf()[0]?.dataset.goatcounter).toBe('https://ana.goatcounter.com/count');

  const count = vi.fn();
  window.goatcounter = { count };
  await visit('/mobile/2');
  expect(count).toHaveBeenCalledTimes(1);
});

test.each(['globalPrivacyControl', 'doNotTrack'])('does nothing for a browser with %s', async (name) => {
  Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
  await open()('/mobile/1');
  expect(scriptsOf()).toEqual([]);
});
