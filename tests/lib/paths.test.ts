import { expect, test, vi } from 'vitest';
import {
  absoluteUrl,
  assetPath,
  ogImageFile,
  pageFolder,
  projectPath,
  sectionPath,
  toolPath,
} from '#lib/paths.ts';

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

test('each page has its own folder and picture', () => {
  expect([pageFolder('/'), pageFolder('/mobile/3')]).toEqual(['', 'mobile/3/']);
  expect([ogImageFile('/'), ogImageFile('/mobile/3')]).toEqual(['og/home.png', 'og/mobile-3.png']);
});
