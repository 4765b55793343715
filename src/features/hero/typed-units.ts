/** The first code point of Unicode's private use area: no text contains it, and typed.js gives it no meaning. */
const firstUnit = 0xe000;
/** In such text each code unit is a character. Loading the rules of `Intl.Segmenter` would be a long task. */
const plainText = /^[ -~\u00a0-\u02ff\u2010-\u2027]*$/;

/**
 * Encodes lines for typed.js, which types code units and reads `^500`, backticks and tags as its own syntax: each unit stands
 * for one character as a reader sees it. Returns them with a function that decodes any part of one.
 */
export function typedUnits(lines: readonly string[]) {
  const split = lines.map((line) => (plainText.test(line) ? [...line] : graphemes(line)));
  const characters = [...new Set(split.flat())];
  const units = new Map(characters.map((one, index) => [one, String.fromCharCode(firstUnit + index)]));
  return {
    encoded: split.map((line) => line.map((one) => units.get(one)).join('')),
    decode: (text: string) => Array.from(text, (unit) => characters[unit.charCodeAt(0) - firstUnit]).join(''),
  };
}

function graphemes(line: string): string[] {
  return Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
}
