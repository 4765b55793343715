import { expect, test } from 'vitest';
import { checkSettings } from '../../scripts/vite/settings.ts';

test('without settings the site lives at the root of an unknown host', () => {
  expect(checkSettings({})).toEqual({
    basePath: '/',
    siteUrl: undefined,
    apiBases: ['https://api.telegram.org', 'https://generativelanguage.googleapis.com'],
  });
});

test('a project page has its own path', () => {
  expect(
    checkSettings({ VITE_BASE_PATH: '/portfolio/', VITE_SITE_URL: 'https://raka.example.com' }),
  ).toMatchObject({
    basePath: '/portfolio/',
    siteUrl: 'https://raka.example.com',
  });
});

test.each(['portfolio', '/portfolio', 'https://example.com/portfolio/', '/port folio/', '//'])(
  'the base path "%s" is refused with an example',
  (value) => {
    expect(() => checkSettings({ VITE_BASE_PATH: value })).toThrow(/VITE_BASE_PATH is ".*".*\/portfolio\//);
  },
);

test.each(['example.com', 'https://example.com/portfolio', 'ftp://example.com', 'https://'])(
  'the site address "%s" is refused with an example',
  (value) => {
    expect(() => checkSettings({ VITE_SITE_URL: value })).toThrow(
      /VITE_SITE_URL is ".*".*https:\/\/example\.com/,
    );
  },
);

test('a relay that is no web address is refused', () => {
  expect(() => checkSettings({ VITE_GEMINI_API_BASE: 'relay' })).toThrow(/VITE_GEMINI_API_BASE is "relay"/);
});
