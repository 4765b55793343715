import { expect, test } from 'vitest';
import { parseSection, sections } from '#app/bar/sections.ts';

test('lists the sections in page order', () => {
  expect(sections.map(({ id }) => id)).toEqual(['home', 'tools', 'project', 'contact']);
});

test.each(['home', 'tools', 'project', 'contact'])('%s is a section', (value) => {
  expect(parseSection(value)).toBe(value);
});

test.each(['', 'beranda', 'HOME', '__proto__'])('%s falls back to home', (value) => {
  expect(parseSection(value)).toBe('home');
});
