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

test('says by how much a message is too long, and leaves the address to the browser', () => {
  expect(checkContactMessage({ ...good, message: 'x'.repeat(5000) }, false)).toEqual({
    email: 'Enter a full email address, like name@example.com.',
    message: 'Shorten your message by 1,500 characters.',
  });
});
