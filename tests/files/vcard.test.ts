import { expect, test } from 'vitest';
import { pathView } from '#content/assemble/path-view.ts';
import type { Path } from '#content/schema/path.ts';
import { vcard as write } from '#files/vcard.ts';

const ayla = {
  name: 'Ayla',
  fullName: 'Ayla Brennan',
  role: 'Software Developer',
  email: 'ayla@example.com',
  whatsapp: '620000000000',
};

const vcard = (person: Parameters<typeof write>[0], path: Path, siteUrl?: string) =>
  write(person, pathView(path, [], 'en'), siteUrl);

const none: Path = { entries: [], certificates: [], languages: [] };

test('writes a vCard 3.0 with CRLF lines', () => {
  expect(vcard(ayla, none, 'https://ayla.example.com/')).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Brennan;Ayla;;;',
      'FN:Ayla Brennan',
      'NICKNAME:Ayla',
      'TITLE:Software Developer',
      'EMAIL;TYPE=INTERNET:ayla@example.com',
      'TEL;TYPE=CELL:+620000000000',
      'URL:https://ayla.example.com/',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test.each([
  [{ email: '', phone: '+49 30 901820' }, ['VOICE:+4930901820', 'CELL:+620000000000'], 'EMAIL'],
  [{ phone: '+49 151 23456789', whatsapp: '' }, ['CELL:+4915123456789'], 'VOICE'],
  [{ phone: '+62 000-0000-000' }, ['CELL:+620000000000'], 'VOICE'],
  [{ whatsapp: '' }, [], 'TEL'],
])('with %o it has the numbers %j and no %s', (contacts, numbers, hasNot) => {
  const card = vcard({ ...ayla, ...contacts }, none);
  expect([...card.matchAll(/^TEL;TYPE=(.+)\r$/gm)].map(([, number]) => number)).toEqual(numbers);
  expect(card).not.toContain(hasNot);
});

test.each([
  ['Ana Kolesar, MSc', 'Kolesar;Ana;;;MSc'],
  ['Bima Santosa, S.Kom., M.T.', 'Santosa;Bima;;;S.Kom.\\, M.T.'],
  ['Martin Luther King Jr.', 'King;Martin Luther;;;Jr.'],
  ['Sukarno, Ir', ';Sukarno;;;Ir'],
  ['Sukarno', ';Sukarno;;;'],
])('separates the family name of %s from suffixes', (fullName, parts) => {
  expect(vcard({ ...ayla, fullName }, none)).toContain(`\r\nN:${parts}\r\n`);
});

test('a line break in a text adds no line', () => {
  const text = 'Ayla\r\nNOTE:1\rNOTE:2\u2028NOTE:3\u0085NOTE:4';
  const card = vcard({ ...ayla, fullName: text, name: text, role: text }, none);
  expect(card.replaceAll('\r\n ', '')).not.toMatch(/[\n\r\u2028\u0085]NOTE/);
});

test('escapes separators, and folds long lines at 75 octets without breaking a character', () => {
  const role = `A; B, C\\D ${'ꦥꦼꦔꦼꦩ꧀ꦧꦁ👩‍💻'.repeat(12)}`;
  const card = vcard({ ...ayla, role }, none);
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain('\r\nTITLE:A\\; B\\, C\\\\D ꦥꦼꦔꦼꦩ꧀ꦧꦁ👩‍💻ꦥ');
});
