import { readFileSync } from 'node:fs';
import { owner } from '../../src/content/owner.ts';
import { words } from '../../src/content/words.ts';
import { isMarked } from './edit-source.ts';
import type { Typed } from './import-github.ts';

/** What the owner has said before, as it would be typed: everything that is not the made-up person's any more. */
export function currentAnswers(): Typed {
  const source = readFileSync('src/content/owner.ts', 'utf8');
  const values: Typed = {
    name: owner.name,
    fullName: owner.fullName,
    role: owner.role,
    personal: owner.personal,
    typedLines: owner.typedLines.join(' | '),
    bio: owner.bio.join(' | '),
    email: owner.email ?? '',
    whatsapp: owner.phone ?? '',
    location: owner.location,
    profiles: owner.profiles.map(({ url }) => url).join(' | '),
    lang: words.lang === 'en' ? '' : words.lang,
  };
  const isOwn = (key: string) =>
    key === 'lang' ||
    (!isMarked(source, key, 'sample') && (key !== 'role' || !isMarked(source, 'name', 'sample')));
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value && isOwn(key)));
}
