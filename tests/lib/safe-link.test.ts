import { expect, test } from 'vitest';
import { looksLikeAnother, safeLink } from '#lib/safe-link.ts';

test.each(['/', '/mobile/1', '/#contact', '/?tool=a.b#project', '/a.b/c'])('%s links to a page', (path) => {
  expect(safeLink(path)).toEqual({ kind: 'page', path });
});

test('a path cannot leave the base path of the site', () => {
  expect(safeLink('/../other/')).toEqual({ kind: 'page', path: '/other/' });
});

test.each(['/contact.vcf', '/llms.txt?v=1', '/a.b/resume.json#top'])('%s links to a file', (path) => {
  expect(safeLink(path)).toEqual({ kind: 'file', path });
});

test.each([
  ['https://Example.com/demo?a=1', 'https://example.com/demo?a=1', 'example.com'],
  ['http://10.0.0.1:8080', 'http://10.0.0.1:8080/', '10.0.0.1:8080'],
  ['mailto:ayla@example.com', 'mailto:ayla@example.com', 'ayla@example.com'],
  ['mailto:a@example.com?cc=b@example.com&body=Halo', 'mailto:a@example.com', 'a@example.com'],
  ['mailto:raka%2Bsite@example.com', 'mailto:raka%2Bsite@example.com', 'raka+site@example.com'],
  ['mailto:100%@example.com', 'mailto:100%@example.com', '100%@example.com'],
])('%s becomes %s', (link, href, destination) => {
  expect(safeLink(link)).toEqual({ kind: 'web', href, destination });
});

test.each([
  'javascript:alert(1)',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com/',
  'tel:+620',
  'mailto:one@example.com,two@example.com',
  'mailto:one@example.com%2Ctwo@example.com',
  'mailto:one@example.com;two@example.com',
  'mailto:one@example.com%3Fcc=two@example.com',
  '//evil.example',
  '/.//evil.example/',
  '/\\evil.example',
  '/a\\evil.example',
  '/a b',
  '\\\\evil.example',
  'evil.example',
  'evil.example/a',
  'https://example.com@evil.example/',
  'https://user:pass@example.com/',
  'https://:pass@example.com/',
  'https://',
])('rejects %s', (href) => {
  expect(safeLink(href)).toBeUndefined();
});

test.each([
  ['google.com', 'evil.example'],
  ['https://bank.example/login', '10.0.0.1:8080'],
  ['google\u200b.com', 'evil.example'],
  ['google。com', 'evil.example'],
  ['ayla@example.com', 'thief@evil.example'],
  ['see example.com or google.com', 'example.com'],
  ['ab.c', 'evil.example'],
  ['awww.example.com', 'aexample.com'],
  ['xn--0.com', 'evil.example'],
])('the link text %s hides its destination %s', (text, destination) => {
  expect(looksLikeAnother(text, destination)).toBe(true);
});

test.each([
  ['www.Example.com', 'example.com'],
  ['example.com.', 'www.example.com'],
  ['https://example.com/a', 'example.com:8080'],
  ['раypal.com', 'xn--ypal-43d9g.com'],
  ['ayla@example.com', 'ayla@example.com'],
  ['the site …', 'example.com'],
  ['v1.2', 'example.com'],
])('the link text %s does not hide its destination %s', (text, destination) => {
  expect(looksLikeAnother(text, destination)).toBe(false);
});
