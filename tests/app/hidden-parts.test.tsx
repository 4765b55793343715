import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

async function hide(hiddenParts: readonly string[]) {
  vi.resetModules();
  vi.doMock('#content/owner.ts', async (load) => {
    const { owner } = await load<typeof import('#content/owner.ts')>();
    return { owner: { ...owner, hiddenParts } };
  });
}

/** Without its loader, each part of home says that it is missing. */
async function partsOfHome(hidden: readonly string[]): Promise<number> {
  await hide(hidden);
  const { Component } = await import('#pages/home-page.tsx');
  const { unmount } = render(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />);
  const { length } = screen.queryAllByRole('alert');
  unmount();
  return length;
}

test('home leaves out hidden parts', async () => {
  expect(await partsOfHome([])).toBe(6);
  expect(await partsOfHome(['chat'])).toBe(5);
  expect(await partsOfHome(['about', 'chat', 'tools', 'path', 'projects', 'contact'])).toBe(0);
});

test('the menu leaves out hidden sections', async () => {
  await hide(['chat', 'tools', 'contact']);
  const { parseSection, sections } = await import('#app/sections.ts');
  expect(sections.map(({ id }) => id)).toEqual(['home', 'project']);
  expect(parseSection('tools')).toBe('home');
});
