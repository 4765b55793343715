import { newestFirst } from '#content/assemble/path-view.ts';
import type { Owner } from '#content/schema/owner.ts';
import type { Path } from '#content/schema/path.ts';

type Person = { name: string; fullName: string; role: string } & Pick<Owner, 'email' | 'phone' | 'whatsapp'>;

/**
 * Writes the owner's `contact.vcf`: vCard 3.0 (RFC 2426), which every address book reads. Title and organization come from
 * the current job, otherwise from the role and the current place of study.
 *
 * @param siteUrl of the site, when it is known
 * @returns CRLF lines of at most 75 octets
 */
export function vcard(owner: Person, path: Path, siteUrl?: string): string {
  const current = newestFirst(path.entries).filter(({ to }) => !to);
  const job = current.find(({ kind }) => kind === 'work');
  const organization = (job ?? current.find(({ kind }) => kind === 'education'))?.at;
  const number = (owner.whatsapp || owner.phone || '').replace(/\D/g, '');
  const { family, given, suffix } = nameParts(owner.fullName);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family, given, '', '', suffix].map(escapeText).join(';')}`,
    `FN:${escapeText(owner.fullName)}`,
    `NICKNAME:${escapeText(owner.name)}`,
    `TITLE:${escapeText(job?.title ?? owner.role)}`,
    ...(organization ? [`ORG:${escapeText(organization)}`] : []),
    ...(owner.email ? [`EMAIL;TYPE=INTERNET:${escapeText(owner.email)}`] : []),
    ...(number ? [`TEL;TYPE=CELL:+${number}`] : []),
    ...(siteUrl ? [`URL:${siteUrl}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The last word before a suffix is the family name: `Ana Maria Kolesar, MSc`. */
function nameParts(fullName: string) {
  const [, name = '', suffix = ''] =
    /^(.+?)(?:(?:,\s*|\s+(?=(?:[JS]r\.?|II|III|IV)$))(.+))?$/s.exec(fullName.trim()) ?? [];
  const given = name.split(/\s+/);
  const family = (given.length > 1 && given.pop()) || '';
  return { family, given: given.join(' '), suffix };
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
