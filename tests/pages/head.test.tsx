import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Project } from '#content/index.ts';
import { ProjectHead } from '#pages/head.tsx';

const technologies = [{ name: 'React', src: '' }];
const project = { kind: 'website', id: '1', title: 'Notes', technologies } as unknown as Project;

test('hydrates a head whose description looks like markup without a mismatch', async () => {
  const description = '<script> </script> </SCRIPT <!-- <script ]]> \\u003C &lt; \u2028';
  const view = <ProjectHead project={{ ...project, description }} />;
  const container = document.createElement('div');
  vi.stubEnv('SSR', true);
  container.innerHTML = renderToString(view);
  vi.stubEnv('SSR', false);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, view, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  const data = JSON.parse(container.querySelector('script')?.textContent ?? '');
  expect(data['@graph'][0].description).toBe(description);
  await act(() => root.unmount());
});

test.each([
  ['https://ayla.example.com', 'https://ayla.example.com/website/1/'],
  ['', undefined],
])('with the address "%s", the canonical link is %s', (address, canonical) => {
  vi.stubEnv('VITE_SITE_URL', address);
  const links = renderToString(<ProjectHead project={project} />).match(/<link [^>]+>/g) ?? [];
  const hrefs = links.map((link) => /href="([^"]*)"/.exec(link)?.[1]);
  expect(hrefs[0]).toBe(canonical);
  expect(hrefs.filter((href) => !href?.startsWith('https:'))).toEqual([]);
});

test('a shared link shows the title, the text and a picture of its size', () => {
  const html = renderToString(<ProjectHead project={{ ...project, description: 'Counts drops.' }} />);
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)];
  expect(Object.fromEntries(tags.map(([, name, content]) => [name, content]))).toMatchObject({
    'og:title': 'Notes (website) | Ayla Brennan',
    'og:description': 'Counts drops.',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining('Notes'),
    'twitter:card': 'summary_large_image',
  });
});
