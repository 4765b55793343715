import type { Owner } from '../../src/content/owner.ts';

type Person = { name: string; fullName: string; role: string } & Pick<Owner, 'email' | 'phone' | 'whatsapp'>;

/**
 * Writes the owner as `contact.vcf`: vCard 3.0 (RFC 2426), which every address book reads.
 *
 * @param siteUrl the site's full address, if known
 * @returns CRLF lines of at most 75 octets
 */
export function vcard(owner: Person, siteUrl?: string): string {
  const given = owner.fullName.trim().split(/\s+/);
  const family = (given.length > 1 && given.pop()) || '';
  const number = (owner.whatsapp || owner.phone || '').replace(/\D/g, '');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(family)};${escapeText(given.join(' '))};;;`,
    `FN:${escapeText(owner.fullName)}`,
    `NICKNAME:${escapeText(owner.name)}`,
    `TITLE:${escapeText(owner.role)}`,
    ...(owner.email ? [`EMAIL;TYPE=INTERNET:${escapeText(owner.email)}`] : []),
    ...(number ? [`TEL;TYPE=CELL:+${number}`] : []),
    ...(siteUrl ? [`URL:${siteUrl}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Breaks a line before its 76th octet, never within a character. A space continues it. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
