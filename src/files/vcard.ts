import ICAL from 'ical.js';
import parsePhoneNumber from 'libphonenumber-js/max';
import { newestEntries } from '#content/assemble/path-view.ts';
import type { Owner } from '#content/schema/owner.ts';
import type { Path } from '#content/schema/path.ts';
import { cleanText } from '#lib/clean-text.ts';

type Person = { name: string; fullName: string; role: string } & Pick<Owner, 'email' | 'phone' | 'whatsapp'>;

/** `contact.vcf`: vCard 3.0 (RFC 2426), which every address book reads, in CRLF lines of at most 75 octets. */
export function vcard(owner: Person, path: Path, siteUrl?: string): string {
  const current = newestEntries(path.entries).filter(({ to }) => !to);
  const job = current.find(({ kind }) => kind === 'work');
  const organization = (job ?? current.find(({ kind }) => kind === 'education'))?.at;
  const fullName = oneLine(owner.fullName);
  const { family, given, suffix } = nameParts(fullName);
  return ICAL.stringify([
    'vcard',
    [
      ['version', {}, 'text', '3.0'],
      ['n', {}, 'text', [family, given, '', '', suffix]],
      ['fn', {}, 'text', fullName],
      ['nickname', {}, 'text', oneLine(owner.name)],
      ['title', {}, 'text', oneLine(job?.title ?? owner.role)],
      ...(organization ? [['org', {}, 'text', [oneLine(organization)]]] : []),
      ...(owner.email ? [['email', { type: 'INTERNET' }, 'text', owner.email]] : []),
      ...numbers(owner).map(({ number, type }) => ['tel', { type }, 'phone-number', number]),
      ...(siteUrl ? [['url', {}, 'uri', siteUrl]] : []),
    ],
  ]);
}

/** A line break would start a property of its own. */
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
