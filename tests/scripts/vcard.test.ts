import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { vcard } from '../../scripts/vite/vcard.ts';

const ayla = {
  name: 'Ayla',
  fullName: 'Ayla Brennan',
  role: 'Software Developer',
  email: 'ayla@example.com',
  whatsapp: '620000000000',
};

test('is a vCard 3.0 with CRLF lines', () => {
  expect(vcard(ayla, 'https://ayla.example.com/')).toBe(
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

test('leaves out the address of a site that has none yet, and needs no family name', () => {
  const card = vcard({ ...ayla, fullName: 'Sukarno' });

  expect(card).not.toContain('URL');
  expect(card).toContain('\r\nN:;Sukarno;;;\r\n');
});

test.each([
  ['Ana Kolesar, MSc', 'Kolesar;Ana;;;MSc'],
  ['Raka Aditya, S.Kom., M.T.', 'Aditya;Raka;;;S.Kom.\\, M.T.'],
  ['Martin Luther King Jr.', 'King;Martin Luther;;;Jr.'],
  ['Sukarno, Ir', ';Sukarno;;;Ir'],
])('keeps the family name of %s apart from what follows it', (fullName, parts) => {
  expect(vcard({ ...ayla, fullName })).toContain(`\r\nN:${parts}\r\n`);
});

test('escapes what separates values', () => {
  expect(vcard({ ...ayla, role: 'A; B, C\\D\nE' })).toContain('\r\nTITLE:A\\; B\\, C\\\\D\\nE\r\n');
});

test('folds long lines at 75 octets without breaking a character', () => {
  const role = 'ꦥꦼꦔꦼꦩ꧀ꦧꦁ👩‍💻'.repeat(12);
  const card = vcard({ ...ayla, role });

  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`TITLE:${role}\r\n`);
  expect(card).not.toContain('\uFFFD');
});

test('fits the owner of this site', () => {
  expect(vcard(owner)).toContain(`\r\nFN:${owner.fullName}\r\n`);
});
