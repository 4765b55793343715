import { expect, test } from 'vitest';
import { contactWords } from '#content/words/contact.ts';
import { checkContactMessage } from '#features/contact/message.ts';

const good = { name: 'Sari', email: 'sari@example.com', message: 'Halo!' };

test('invisible characters count as empty in every field', () => {
  const blank = { name: '\u200B', email: ' \n', message: '\u0000\uFEFF' };
  const errors = checkContactMessage(blank, true);
  expect(errors).toEqual(contactWords.missing);
});

test.each([
  ['name', 100],
  ['email', 254],
  ['message', 3500],
] as const)('%s may have at most %i characters', (field, limit) => {
  expect(checkContactMessage({ ...good, [field]: 'x'.repeat(limit) }, true)).toEqual({});
  const errors = checkContactMessage({ ...good, [field]: 'x'.repeat(limit + 1) }, true);
  expect(Object.keys(errors)).toEqual([field]);
});
