import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { vcard } from '../../scripts/vite/vcard.ts';

const raka = {
  name: 'Raka',
  fullName: 'Raka Aditya',
  role: 'Software Developer',
  email: 'raka@example.com',
  whatsapp: '620000000000',
};

test('is a vCard 3.0 with CRLF lines', () => {
  expect(vcard(raka, 'https://raka.example.com/')).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Aditya;Raka;;;',
      'FN:Raka Aditya',
      'NICKNAME:Raka',
      'TITLE:Software Developer',
      'EMAIL;TYPE=INTERNET:raka@example.com',
      'TEL;TYPE=CELL:+620000000000',
      'URL:https://raka.example.com/',
      'END:VCARD',
      '',
    ].join('\r\n'),
  );
});

test('leaves out the address of a site that has none yet, and needs no family name', () => {
  const card = vcard({ ...raka, fullName: 'Sukarno' });

  expect(card).not.toContain('URL');
  expect(card).toContain('\r\nN:;Sukarno;;;\r\n');
});

test('escapes what separates values', () => {
  expect(vcard({ ...raka, role: 'A; B, C\\D\nE' })).toContain('\r\nTITLE:A\\; B\\, C\\\\D\\nE\r\n');
});

test('folds long lines at 75 octets without breaking a character', () => {
  const role = 'ꦥꦼꦔꦼꦩ꧀ꦧꦁ👩‍💻'.repeat(12);
  const card = vcard({ ...raka, role });

  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`TITLE:${role}\r\n`);
  expect(card).not.toContain('\uFFFD');
});

test('fits the owner of this site', () => {
  expect(vcard(owner)).toContain(`\r\nFN:${owner.fullName}\r\n`);
});
