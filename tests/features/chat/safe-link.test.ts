import { expect, test } from 'vitest';
import { namesTarget, safeLink } from '#features/chat/safe-link.ts';

test.each([
  ...['/', '/mobile/1', '/#contact', '/?tool=a.b#project', '/a.b/c'].map((path) => [path, 'page', path]),
  // A path cannot leave the base path of the site.
  ['/../other/', 'page', '/other/'],
  ...['/contact.vcf', '/llms.txt?v=1', '/a.b/resume.json#top'].map((path) => [path, 'file', path]),
])('%s links to a %s of the site', (link, kind, path) => {
  expect(safeLink(link)).toEqual({ kind, path });
});

test.each([
  ['https://Example.com/demo?a=1', 'https://example.com/demo?a=1', 'example.com'],
  ['http://10.0.0.1:8080', 'http://10.0.0.1:8080/', '10.0.0.1:8080'],
  ['mailto:a@example.com?cc=b@example.com&body=Halo', 'mailto:a@example.com', 'a@example.com'],
  ['mailto:ana%2Bsite@example.com', 'mailto:ana%2Bsite@example.com', 'ana+site@example.com'],
  ['mailto:100%@example.com', 'mailto:100%@example.com', '100%@example.com'],
])('%s becomes %s', (link, href, destination) => {
  expect(safeLink(link)).toEqual({ kind: 'web', href, destination });
});

test.each([
  ...['javascript:alert(1)', 'data:text/html;base64,PHNj', 'vbscript:msgbox(1)', 'file:///etc/passwd'],
  ...['blob:https://example.com/1', 'ftp://example.com/', 'tel:+620', 'mailto:a@example.com,b@example.com'],
  ...['mailto:a@example.com%2Cb@example.com', 'mailto:a@example.com;b@a.com', 'mailto:a@a.com%3Fcc=b@a.com'],
  ...['mailto:a@a.com%20b@b.com', 'mailto:a@a.com%0D%0Ab@b.com', 'mailto:a@a.com%E2%80%A8b@b.com'],
  ...['//evil.example', '/.//evil.example/', '/\\evil.example', '/a\\evil.example', '/a b'],
  ...['\\\\evil.example', 'evil.example', 'evil.example/a', 'https://example.com@evil.example/'],
  ...['https://user:pass@example.com/', 'https://:pass@example.com/', 'https://'],
])('rejects %s', (href) => {
  expect(safeLink(href)).toBeUndefined();
});

test.each([
  ['example.com', true],
  ['www.Example.com.', true],
  ['https://example.com/a', true],
  ['Example', true],
  ['the site', false],
  ['google.com', false],
  ['see example.com or google.com', false],
  ['exаmple.com', false],
])('whether the text %s of a link names https://www.example.com/a: %s', (text, names) => {
  expect(namesTarget(text, { href: 'https://www.example.com/a', destination: 'www.example.com' })).toBe(
    names,
  );
});
