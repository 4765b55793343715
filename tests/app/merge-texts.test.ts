import { expect, test } from 'vitest';
import { mergeTexts } from '#app/languages/merge-texts.ts';

test('a translation replaces the first language, and missing texts are listed', () => {
  const first = {
    greeting: 'Hello',
    lines: ['one', 'two'],
    entries: [{ title: 'Intern', from: '2024' }, { title: 'Volunteer' }],
    left: (count: number) => `${count} left`,
  };
  const own = { greeting: 'Halo', lines: ['satu'], entries: [{}, { title: 'Relawan' }] };
  const missing: string[] = [];
  const merged = mergeTexts(first, own, (value, field) => {
    missing.push(field);
    return value;
  });
  expect(merged).toEqual({
    ...first,
    greeting: 'Halo',
    lines: ['satu'],
    entries: [{ title: 'Intern', from: '2024' }, { title: 'Relawan' }],
  });
  expect(missing).toEqual(['entries[0].title', 'entries[0].from', 'left']);
});

test('without any translation everything is missing', () => {
  expect(mergeTexts({ a: { b: 'text' } }, undefined, (_, field) => field)).toEqual({ a: { b: 'a.b' } });
});
