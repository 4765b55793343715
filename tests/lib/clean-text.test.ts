import { expect, test } from 'vitest';
import { cleanText } from '#lib/clean-text.ts';

test.each([
  ['surrounding whitespace', ' \n Halo, apa kabar?\n\n', 'Halo, apa kabar?'],
  ['control characters', 'a\u0000b\u0007\u001B[0m\u007F\u0085c\r\nd', 'ab[0mc\nd'],
  ['tabs and lines', 'a\n\n\tb', 'a\n\n\tb'],
  ['lone surrogates', 'cut \uD83D and \uDC4B', 'cut \uFFFD and \uFFFD'],
  ['emoji with joiners', '👩‍👩‍👧👋🏽', '👩‍👩‍👧👋🏽'],
  ['joiners and marks inside words', 'a\u200Cb e\u0301', 'a\u200Cb e\u0301'],
  ['only whitespace', ' \u00A0\u3000\n\t', ''],
  ['only zero-width characters, marks and fillers', '\u200B\u2060\uFEFF\u202E\u3164\u115F\uFE0F', ''],
  ['only empty Braille cells', '\u2800\u2800', ''],
])('cleans %s', (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
  expect(cleanText(clean)).toBe(clean);
});
