import { beforeAll, expect, test } from 'vitest';
import { loadMarkdown } from '#features/chat/reply/markdown.ts';
import { markup } from './markup.ts';

beforeAll(loadMarkdown);

/** The visible text. */
function words(markdown: string): string {
  return markup(markdown, false)
    .replace(/<[^>]*>/g, '')
    .replace(/&[lg]t;/g, '<')
    .replaceAll('&#x27;', "'");
}

test.each([
  ['Halo **dun', '<p>Halo <strong>dun</strong></p>'],
  ['Halo **', '<p>Halo</p>'],
  ['a **b _c', '<p>a <strong>b <em>c</em></strong></p>'],
  ['***a', '<p><em><strong>a</strong></em></p>'],
  ['a\rb\r\nc', '<p>a\nb\nc</p>'],
  ['a\0b', '<p>a\uFFFDb</p>'],
  ['snake_case_na', '<p>snake_case_na</p>'],
  ['a ``b`', '<p>a <code>b</code></p>'],
  ['`a*b', '<p><code>a*b</code></p>'],
  ['lihat [Calm Corners](/mob', '<p>lihat Calm Corners</p>'],
  ['lihat [**Go', '<p>lihat <strong>Go</strong></p>'],
  ['lihat [1] dan', '<p>lihat [1] dan</p>'],
  ['halo <', '<p>halo</p>'],
  ['3 < 4', '<p>3 &lt; 4</p>'],
  ['a \\', '<p>a</p>'],
  ['R&am', '<p>R</p>'],
  ['* satu\n* lo', '<ul><li>satu</li><li>lo</li></ul>'],
  ['Kode:\n```kot', '<p>Kode:</p>'],
  ['```\na **b', '<pre><code>a **b</code></pre>'],
  ['```\na\n```\n**b', '<pre><code>a\n</code></pre><p><strong>b</strong></p>'],
  ['Ini:\n| Nama | Jen', '<p>Ini:</p>'],
  [
    '| a | b |\n|---|---|\n| **c',
    '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><strong>c</strong></td><td></td></tr></tbody></table>',
  ],
  ['- 2 ** 3\n- lo', '<ul><li>2 ** 3</li><li>lo</li></ul>'],
  ['See https://exa', '<p>See https://exa</p>'],
  ['**Label:**te', '<p><strong>Label:</strong>te</p>'],
])('the unfinished reply %j renders as %j', (written, html) => {
  expect(markup(written, false)).toBe(html);
});

const answer = `Sugeng rawuh! Aku **bot-nya Ayla** dan *seneng* banget ketemu kamu 👋🏽

## Proyek

Ayla sudah bikin beberapa aplikasi:

1. **[Calm Corners](/mobile/1)** – *catatan perjalanan*, pakai \`Flutter\`
2. [Ta'lim](/mobile/3) dengan ~~dua~~ tiga fitur
   - baca **offline**
   - \`\`audio player\`\`

> Kata orang: _alon-alon_ **asal kelakon**.

\`\`\`dart
void main() { print('halo'); }
\`\`\`

| Nama | Jenis |
| --- | :-: |
| **Luvio** | [mobile](/mobile/5) |
| E-Talim | \`web\` |

Lihat <https://example.com/> atau ![foto](https://example.com/a.png) ya!`;

test('a typical answer never shows raw Markdown or removes more than a word', () => {
  let text = '';
  let longest = 0;
  for (const letter of answer) {
    text += letter;
    const read = words(text);
    const written = `after ${JSON.stringify(text.slice(-30))}`;
    expect(read, written).not.toMatch(/[*~`|[\]#<>_]|\/mobile/);
    longest = Math.max(longest, read.length);
    expect(longest - read.length, written).toBeLessThan(24);
  }
});
