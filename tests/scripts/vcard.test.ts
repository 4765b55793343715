import { expect, test } from 'vitest';
import { owner } from '#content/owner.ts';
import { path } from '#content/path.ts';
import type { Path, PathEntry } from '#content/schema/path.ts';
import { vcard } from '#files/vcard.ts';

const ayla = {
  name: 'Ayla',
  fullName: 'Ayla Brennan',
  role: 'Software Developer',
  email: 'ayla@example.com',
  whatsapp: '620000000000',
};

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

test('needs no site address and no family name', () => {
  const card = vcard({ ...ayla, fullName: 'Sukarno' }, none);

  expect(card).not.toContain('URL');
  expect(card).toContain('\r\nN:;Sukarno;;;\r\n');
});

test.each([
  [{ email: '', whatsapp: '', phone: '+49 30 1234' }, 'TEL;TYPE=CELL:+49301234', 'EMAIL'],
  [{ whatsapp: undefined }, 'EMAIL;TYPE=INTERNET:ayla@example.com', 'TEL'],
])('with %o it has %s and no %s', (contacts, has, hasNot) => {
  const { whatsapp, ...others } = { ...ayla, ...contacts };
  const card = vcard(whatsapp ? { ...others, whatsapp } : others, none);
  expect(card).toContain(`\r\n${has}\r\n`);
  expect(card).not.toContain(hasNot);
});

test.each([
  ['Ana Kolesar, MSc', 'Kolesar;Ana;;;MSc'],
  ['Bima Santosa, S.Kom., M.T.', 'Santosa;Bima;;;S.Kom.\\, M.T.'],
  ['Martin Luther King Jr.', 'King;Martin Luther;;;Jr.'],
  ['Sukarno, Ir', ';Sukarno;;;Ir'],
])('separates the family name of %s from suffixes', (fullName, parts) => {
  expect(vcard({ ...ayla, fullName }, none)).toContain(`\r\nN:${parts}\r\n`);
});

test('names the current job, or else the place of study', () => {
  const studies: PathEntry = {
    kind: 'education',
    title: 'Informatics',
    at: 'A, University',
    from: '2022',
    lines: [],
  } as const;
  const works: PathEntry = { kind: 'work', title: 'Intern', at: 'Studio', from: '2024-02', lines: [] };
  const card = (...entries: Path['entries']) => vcard(ayla, { ...none, entries });

  expect(card(studies, works)).toContain('\r\nTITLE:Intern\r\nORG:Studio\r\n');
  expect(card(studies, { ...works, to: '2024-07' })).toContain(
    '\r\nTITLE:Software Developer\r\nORG:A\\, University\r\n',
  );
  expect(card({ ...works, to: '2024-07' })).not.toContain('ORG:');
});

test('escapes separators in values', () => {
  expect(vcard({ ...ayla, role: 'A; B, C\\D\nE' }, none)).toContain('\r\nTITLE:A\\; B\\, C\\\\D\\nE\r\n');
});

test('folds long lines at 75 octets without breaking a character', () => {
  const role = 'ꦥꦼꦔꦼꦩ꧀ꦧꦁ👩‍💻'.repeat(12);
  const card = vcard({ ...ayla, role }, none);

  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`TITLE:${role}\r\n`);
  expect(card).not.toContain('\uFFFD');
});

test('writes the card of the owner', () => {
  expect(vcard(owner, path)).toContain(`\r\nFN:${owner.fullName}\r\n`);
});
