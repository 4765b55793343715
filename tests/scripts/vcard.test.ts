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

test('writes a vCard 3.0 with CRLF lines', () => {
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

test('needs neither a site address nor a family name', () => {
  const card = vcard({ ...ayla, fullName: 'Sukarno' });

  expect(card).not.toContain('URL');
  expect(card).toContain('\r\nN:;Sukarno;;;\r\n');
});

test.each([
  [{ email: '', whatsapp: '', phone: '+49 30 1234' }, 'TEL;TYPE=CELL:+49301234', 'EMAIL'],
  [{ whatsapp: undefined }, 'EMAIL;TYPE=INTERNET:ayla@example.com', 'TEL'],
])('with %o it has %s and no %s', (contacts, has, hasNot) => {
  const { whatsapp, ...others } = { ...ayla, ...contacts };
  const card = vcard(whatsapp ? { ...others, whatsapp } : others);
  expect(card).toContain(`\r\n${has}\r\n`);
  expect(card).not.toContain(hasNot);
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

test('writes the card of the owner', () => {
  expect(vcard(owner)).toContain(`\r\nFN:${owner.fullName}\r\n`);
});
