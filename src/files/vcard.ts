import parsePhoneNumber from 'libphonenumber-js/max';
import type { PathView } from '#content/assemble/path-view.ts';
import type { Owner } from '#content/schema/owner.ts';
import { cleanText } from '#lib/clean-text.ts';

type Person = { name: string; fullName: string; role: string } & Pick<Owner, 'email' | 'phone' | 'whatsapp'>;

/** `contact.vcf`: vCard 3.0 (RFC 2426), which every address book reads, in CRLF lines of at most 75 octets. */
export function vcard(owner: Person, path: PathView, siteUrl?: string): string {
  const current = path.entries.filter(({ to }) => !to);
  const job = current.find(({ kind }) => kind === 'work');
  const organization = (job ?? current.find(({ kind }) => kind === 'education'))?.at;
  const fullName = oneLine(owner.fullName);
  const { family, given, suffix } = nameParts(fullName);
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${[family, given, '', '', suffix].map(escapeText).join(';')}`,
    `FN:${escapeText(fullName)}`,
    `NICKNAME:${escapeText(owner.name)}`,
    `TITLE:${escapeText(job?.title ?? owner.role)}`,
    ...(organization ? [`ORG:${escapeText(organization)}`] : []),
    ...(owner.email ? [`EMAIL;TYPE=INTERNET:${owner.email}`] : []),
    ...numbers(owner).map(({ number, type }) => `TEL;TYPE=${type}:${number}`),
    ...(siteUrl ? [`URL:${siteUrl}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** A line break would start another property. */
function escapeText(text: string): string {
  return oneLine(text).replace(/[\\;,]/g, '\\$&');
}

/** Folds a long line without breaking a character. */
function fold(line: string): string {
  let octets = 0;
  return Array.from(line, (character) => {
    const size = Buffer.byteLength(character);
    octets += size;
    if (octets <= 75) return character;
    octets = size + 1;
    return `\r\n ${character}`;
  }).join('');
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** The phone, and WhatsApp if it is another number. */
function numbers({ phone, whatsapp }: Person): { number: string; type: string }[] {
  const own = phone && `+${phone.replace(/\D/g, '')}`;
  const isMobile = own && (own === `+${whatsapp}` || parsePhoneNumber(own)?.getType() === 'MOBILE');
  return [
    ...(own ? [{ number: own, type: isMobile ? 'CELL' : 'VOICE' }] : []),
    ...(whatsapp && own !== `+${whatsapp}` ? [{ number: `+${whatsapp}`, type: 'CELL' }] : []),
  ];
}

/** The last word before a suffix is the family name: `Ana Maria Kolesar, MSc`. */
function nameParts(fullName: string) {
  const [, name = '', suffix = ''] =
    /^(.+?)(?:(?:,\s*|\s+(?=(?:[JS]r\.?|II|III|IV)$))(.+))?$/.exec(fullName) ?? [];
  const given = name.split(/\s+/);
  const family = (given.length > 1 && given.pop()) || '';
  return { family, given: given.join(' '), suffix };
}
