import { readFileSync } from 'node:fs';
import type { Owner } from '../../src/content/schema/owner.ts';
import { joinLines, type Typed } from './answers.ts';
import { isMarked } from './edit-source.ts';

/** The current answers, as typed, without sample values. */
export function currentAnswers(owner: Owner, lang: string, languages: readonly string[]): Typed {
  const source = readFileSync('src/content/owner.ts', 'utf8');
  const values: Typed = {
    name: owner.name,
    fullName: owner.fullName,
    role: owner.role,
    personal: owner.personal,
    typedLines: joinLines(owner.typedLines),
    bio: joinLines(owner.bio),
    email: owner.email ?? '',
    whatsapp: owner.phone ?? '',
    location: owner.location,
    profiles: joinLines(owner.profiles.map(({ url }) => url)),
    lang: lang === 'en' ? '' : lang,
    languages: joinLines(languages.slice(1)),
  };
  const marks: Record<string, string> = { role: 'name', whatsapp: 'phone', languages: 'name' };
  const isOwn = (key: string) => key === 'lang' || !isMarked(source, marks[key] ?? key, 'sample');
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value && isOwn(key)));
}
