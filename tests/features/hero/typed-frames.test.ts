import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedFrames } from '#features/hero/typed-frames.ts';

function framesOf(lines: readonly string[], count: number) {
  const frames = typedFrames(lines);
  return Array.from({ length: count }, () => frames.next().value);
}

test('types 150 ms per character, waits, erases, and loops, starting with the first line complete', () => {
  expect(framesOf(['ab', 'c'], 9)).toEqual([
    { text: 'ab', milliseconds: 2000 },
    { text: 'a', milliseconds: 40 },
    { text: '', milliseconds: 150 },
    { text: 'c', milliseconds: 2000 },
    { text: '', milliseconds: 150 },
    { text: 'a', milliseconds: 150 },
    { text: 'ab', milliseconds: 2000 },
    { text: 'a', milliseconds: 40 },
    { text: '', milliseconds: 150 },
  ]);
});

const characters = [
  '👩🏽‍💻',
  '🇮🇩',
  'é',
  'நி',
  '❤️',
  '👨‍👩‍👧',
  '`',
  '^1000',
  '<b>',
  '&amp;',
  'ꦏꦺ',
  'a',
  ' ',
  '\\n',
  '{{x}}',
];

test('shows every character whole and as it was written', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...characters), { minLength: 1, maxLength: 8 }), (parts) => {
      const line = parts.join('');
      const whole = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
      const prefixes = new Set(whole.map((_, end) => whole.slice(0, end).join('')).concat(line));
      const frames = framesOf([line], 4 * whole.length + 1);
      expect(frames.filter(({ text }) => !prefixes.has(text))).toEqual([]);
      expect(frames.filter(({ text }) => text === line).length).toBeGreaterThan(1);
    }),
  );
});

test('a single empty line is shown without an error', () => {
  expect(framesOf([''], 3).map(({ text }) => text)).toEqual(['', '', '']);
});
