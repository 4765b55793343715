import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Project } from '#content/index.ts';
import { ProjectHead } from '#pages/head.tsx';

const project = {
  kind: 'website',
  id: '1',
  title: 'Notes',
  technologies: [{ name: 'React', src: '' }],
} as unknown as Project;

afterEach(() => document.head.replaceChildren());

test.each(['<script>', '</script>', '</SCRIPT ', '<!-- <script', ']]>', '\\u003C', '&lt;', '\u2028'])(
  'hydrates a head whose description has %j without a mismatch',
  async (text) => {
    const view = <ProjectHead project={{ ...project, description: `a ${text} b` }} />;
    const container = document.createElement('div');
    vi.stubEnv('SSR', true);
    container.innerHTML = renderToString(view);
    vi.stubEnv('SSR', false);
    const onRecoverableError = vi.fn();
    const root = await act(() => hydrateRoot(container, view, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    const data = JSON.parse(container.querySelector('script')?.textContent ?? '');
    expect(data['@graph'][0].description).toBe(`a ${text} b`);
    await act(() => root.unmount());
  },
);

test.each([
  ['https://ayla.example.com', 'https://ayla.example.com/website/1/'],
  ['', undefined],
])('with the address "%s", the canonical link is %s', (address, canonical) => {
  vi.stubEnv('VITE_SITE_URL', address);
  const head = document.createElement('div');
  head.innerHTML = renderToString(<ProjectHead project={project} />);
  const hrefs = [...head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
  expect(hrefs[0]).toBe(canonical);
  expect(hrefs.filter((href) => !href?.startsWith('https:'))).toEqual([]);
});
