import { describe, expect, test } from 'vitest';
import { type ColorToken, tokens } from '#ui/tokens.ts';

type Rgb = readonly [number, number, number];

const grounds = ['paper', 'surface', 'raised'] as const;

/** Every pair of text and ground that the site shows. */
const texts: readonly (readonly [text: ColorToken, ground: ColorToken, where: string])[] = [
  ...grounds.map((ground) => ['ink', ground, 'text'] as const),
  ...grounds.map((ground) => ['muted', ground, 'secondary text, tabs, chips, placeholders'] as const),
  ...grounds.map((ground) => ['primary', ground, 'links, the typed line'] as const),
  ...grounds.map((ground) => ['accent', ground, 'eyebrows, list numbers'] as const),
  ...grounds.map((ground) => ['danger', ground, 'errors of fields and of the chat'] as const),
  ...grounds.map((ground) => ['success', ground, 'what went well'] as const),
  ['paper', 'primary', 'primary buttons, the active link, the visitor’s bubbles'],
  ['paper', 'ink', 'the selected tab'],
  ['ink', 'primary-soft', 'code in replies, hovered copy buttons'],
  ['primary', 'primary-soft', 'icons of ways to write, the filter and the tool that it names'],
  ['ink', 'gold-soft', 'selected text, notes, the banner of the chat'],
  ['primary', 'gold-soft', 'links in the banner of the chat'],
  ['accent', 'gold-soft', 'letters in place of icons'],
  ['danger', 'danger-soft', 'private buttons'],
  ['ink', 'danger-soft', 'the panel after a failure'],
  ['ink', 'success-soft', 'the panel after a success'],
];

/** Borders that alone mark a control, icons and the ring of the focus. */
const shapes: readonly (readonly [shape: ColorToken, ground: ColorToken, where: string])[] = [
  ...grounds.map((ground) => ['line-strong', ground, 'borders of fields and quiet buttons, dots'] as const),
  ...grounds.map(
    (ground) => ['primary', ground, 'the ring of the focus, the dot of the shown screen'] as const,
  ),
  ...grounds.map((ground) => ['danger', ground, 'borders of wrong fields'] as const),
  ['primary', 'gold-soft', 'the ring of the focus in notes'],
  ['primary', 'danger-soft', 'the ring of the focus after a failure'],
  ['line-strong', 'danger-soft', 'quiet buttons in the panel after a failure'],
  ['line-strong', 'gold-soft', 'quiet buttons in a question'],
  ['success', 'success-soft', 'the icon after a success'],
  ['accent', 'gold-soft', 'the icon of a question'],
  ['accent', 'raised', 'the petals of the bot that is writing'],
  ['primary', 'primary-soft', 'the ring of the focus on what is hovered, the cross of the filter'],
];

describe.each(['light', 'dark'] as const)('in %s', (theme) => {
  const colors = tokens[theme];

  test.each(texts)('%s on %s can be read: %s', (text, ground) => {
    expect(contrast(rgb(colors[text]), rgb(colors[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s on %s can be seen: %s', (shape, ground) => {
    expect(contrast(rgb(colors[shape]), rgb(colors[ground]))).toBeGreaterThanOrEqual(3);
  });

  test.each(grounds)('a primary button under the pointer, 90 % opaque, can be read on %s', (ground) => {
    const behind = rgb(colors[ground]);
    const label = over(rgb(colors.paper), behind, 0.9);
    expect(contrast(label, over(rgb(colors.primary), behind, 0.9))).toBeGreaterThanOrEqual(4.5);
  });

  test('a button that is sending, 75 % opaque, can be read', () => {
    const behind = rgb(colors.surface);
    const label = over(rgb(colors.paper), behind, 0.75);
    expect(contrast(label, over(rgb(colors.primary), behind, 0.75))).toBeGreaterThanOrEqual(4.5);
  });

  test('a field that is being sent, 70 % opaque, can be read', () => {
    const behind = rgb(colors.surface);
    const text = over(rgb(colors.ink), behind, 0.7);
    expect(contrast(text, over(rgb(colors.raised), behind, 0.7))).toBeGreaterThanOrEqual(4.5);
  });
});

test('contrast is computed as WCAG defines it', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast(rgb('#767676'), rgb('#FFFFFF'))).toBeCloseTo(4.54, 2);
});

function rgb(hex: string): Rgb {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return [part(1), part(3), part(5)];
}

function over(front: Rgb, back: Rgb, opacity: number): Rgb {
  const mix = (index: 0 | 1 | 2) => front[index] * opacity + back[index] * (1 - opacity);
  return [mix(0), mix(1), mix(2)];
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
