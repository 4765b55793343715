import { expect, test } from 'vitest';
import { readDate, sayDate } from '#features/chat/answers/project-date.ts';

test.each([
  ['March 2024', { year: 2024, month: 2 }, 'Maret 2024'],
  ['agustus 1999', { year: 1999, month: 7 }, 'Agustus 1999'],
  ['Jan 2021', { year: 2021, month: 0 }, 'Januari 2021'],
  ['2024-01', { year: 2024, month: 0 }],
  ['2024/12', { year: 2024, month: 11 }],
  ['2024-13', { year: 2024 }],
  ['2024-00', { year: 2024 }],
  ['de 2024', { year: 2024 }],
  ['12 March 2024', { year: 2024, month: 2 }],
  ['March 2024 (new)', { year: 2024, month: 2 }],
  ['2024', { year: 2024 }],
  ['long ago', undefined],
])('"%s" is read as a date', (date, read, said = date) => {
  expect(readDate(date)).toEqual(read);
  expect(sayDate(date, 'id')).toBe(said);
});
