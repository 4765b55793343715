import { expect, test, vi } from 'vitest';
import { absoluteUrl, assetPath, projectPath, resolvedPath, sectionPath, toolPath } from '#lib/paths.ts';

test('paths in the site omit the base; files and full addresses include it', () => {
  vi.stubEnv('BASE_URL', '/portfolio/');
  vi.stubEnv('VITE_SITE_URL', 'https://example.com/');
  expect(projectPath({ kind: 'website', id: 'seed' })).toBe('/website/seed');
  expect(sectionPath('tools')).toBe('/#tools');
  expect(toolPath('Tailwind CSS')).toBe('/?tool=Tailwind+CSS#project');
  expect(assetPath('icons/react.svg')).toBe('/portfolio/icons/react.svg');
  expect(absoluteUrl('mobile/3/')).toBe('https://example.com/portfolio/mobile/3/');
  vi.stubEnv('VITE_SITE_URL', undefined);
  expect(absoluteUrl('')).toBe('/portfolio/');
});

test.each([
  ['/mobile/3?a=//b#c', '/mobile/3?a=//b#c'],
  ['/a/../other/%2e%2e/./x/', '/x/'],
  ['/../other/', '/other/'],
  ['/id/..//evil.example/', undefined],
  ['/.//x/', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example', undefined],
  ['//[', undefined],
  ['https://evil.example/', undefined],
])('%s leads to %s of this site', (path, resolved) => {
  expect(resolvedPath(path)).toBe(resolved);
});
