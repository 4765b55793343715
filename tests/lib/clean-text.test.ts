import { expect, test } from 'vitest';
import { cleanText } from '#lib/clean-text.ts';

test.each([
  ['blanks around it', ' \n Halo, apa kabar?\n\n', 'Halo, apa kabar?'],
  ['control characters', 'a\u0000b\u0007\u001B[0m\u007F\u0085c\r\nd', 'ab[0mc\nd'],
  ['tabs and lines', 'a\n\n\tb', 'a\n\n\tb'],
  ['halves of emoji', 'cut \uD83D and \uDC4B', 'cut \uFFFD and \uFFFD'],
  ['whole emoji and their joiners', '👩‍👩‍👧👋🏽', '👩‍👩‍👧👋🏽'],
  ['joiners and marks inside words', 'a\u200Cb e\u0301', 'a\u200Cb e\u0301'],
  ['nothing', '', ''],
  ['blanks only', ' \u00A0\u3000\n\t', ''],
  ['zero-width characters only', '\u200B\u200D\u2060\uFEFF', ''],
  ['directions, fillers and variation selectors only', '\u202E\u3164\u115F\uFE0F', ''],
  ['control characters and blanks only', '\u0000 \u0001', ''],
  ['empty Braille cells only', '\u2800\u2800', ''],
])('%s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});
