import { beforeAll, expect, test } from 'vitest';
import { loadMarkdown } from '#features/chat/markdown.ts';
import { markup } from './markup.ts';

beforeAll(loadMarkdown);

test.each([
  ['Halo **dun', '<p>Halo <strong>dun</strong></p>'],
  ['a **b _c', '<p>a <strong>b <em>c</em></strong></p>'],
  ['***a', '<p><em><strong>a</strong></em></p>'],
  ['a\rb\r\nc', '<p>a\nb\nc</p>'],
  ['a\0b', '<p>a\uFFFDb</p>'],
  ['snake_case_na', '<p>snake_case_na</p>'],
  ['`a*b', '<p><code>a*b</code></p>'],
  ['lihat [Tide Table](/mob', '<p>lihat Tide Table</p>'],
  ['lihat [**Go', '<p>lihat <strong>Go</strong></p>'],
  ['3 < 4', '<p>3 &lt; 4</p>'],
  ['![al', '<p>al</p>'],
  ['satu\n-', '<p>satu\n-</p>'],
  ['* a ** b\n* lo', '<ul><li>a ** b</li><li>lo</li></ul>'],
  ['```\na **b', '<pre><code>a **b</code></pre>'],
  [
    '| a | b |\n|---|---|\n| **c',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><strong>c</strong></td><td></td></tr></tbody></table>',
  ],
  ['**Label:**te', '<p><strong>Label:</strong>te</p>'],
])('the unfinished reply %j renders as %j', (written, html) => {
  expect(markup(written, false)).toBe(html);
});
