import { expect, test } from 'vitest';
import { looksLikeAnother, safeLink } from '#features/chat/safe-link.ts';

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
  ['mailto:raka%2Bsite@example.com', 'mailto:raka%2Bsite@example.com', 'raka+site@example.com'],
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

test.each<[string, string, boolean]>([
  ['google.com', 'evil.example', true],
  ['google\u200b.com', 'evil.example', true],
  ...['。', '．', '\u2024', '\u00B7', '\u2219', '\u06D4', ' .'].map((stop): [string, string, boolean] => [
    `google${stop}com`,
    'evil.example',
    true,
  ]),
  ...['192.0.2.1', '1.1', 'https://intranet', 'localhost:8080'].map((text): [string, string, boolean] => [
    text,
    'evil.example',
    true,
  ]),
  ['192.0.2.1:8080', '192.0.2.1:8080', false],
  ['http://localhost/a', 'localhost:8080', false],
  ['Raka · Developer. And 10:30 …', 'example.com', false],
  ['ayla@example.com', 'thief@evil.example', true],
  ['see example.com or google.com', 'example.com', true],
  ['ab.c', 'evil.example', true],
  ['awww.example.com', 'aexample.com', true],
  ['xn--0.com', 'evil.example', true],
  ['www.Example.com', 'example.com', false],
  ['example.com.', 'www.example.com', false],
  ['https://example.com/a', 'example.com:8080', false],
  ['раypal.com', 'xn--ypal-43d9g.com', false],
  ['ayla@example.com', 'ayla@example.com', false],
  ['the site …', 'example.com', false],
  ['v1.2', 'example.com', false],
])('whether the link text %s hides its destination %s: %s', (text, destination, hides) => {
  expect(looksLikeAnother(text, destination)).toBe(hides);
});
