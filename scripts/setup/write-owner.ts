import type { Owner } from '../../src/content/schema/owner.ts';
import { type Answers, joinLines, type Typed } from './answers.ts';
import { addDrafts, type Changes, declarationOf, edit, isDraft, written } from './changes.ts';
import { profileOf } from './logos.ts';
import { firstPart } from './text.ts';

/** What the owner wrote, as typed: neither the sample's texts nor setup's drafts. */
export function currentAnswers(owner: Owner, languages: readonly string[]): Typed {
  const { name, fullName, role, personal, location, email, phone, whatsapp, typedLines, bio } = owner;
  const texts = { name, fullName, personal, location, email, phone, whatsapp, typedLines, bio };
  const own = Object.entries(texts).filter(([, value]) => value && !isDraft(value));
  const { whatsapp: digits = '', ...typed }: Typed = Object.fromEntries(
    own.map(([key, value = '']) => [key, typeof value === 'string' ? value : joinLines(value)]),
  );
  return {
    ...typed,
    ...(digits && { whatsapp: `+${digits}` }),
    ...(!isDraft(name) && { role }),
    profiles: joinLines(owner.profiles.filter((one) => !isDraft(one)).map(typedProfile)),
    lang: joinLines(languages),
  };
}

function typedProfile({ name, url }: { name: string; url: string }): string {
  return profileOf(url).name === name ? url : `${name} ${url}`;
}

/**
 * Writes the answers into `owner.ts`, and drafts for other texts of the sample's person: facts, which need no grammar.
 *
 * @param used names of technologies, most used first
 */
export function writeOwner(changes: Changes, old: Owner, answers: Answers, used: readonly string[]): void {
  const { profiles, whatsapp, lang: _, ...texts } = answers;
  const ownProfile = (text: string) => {
    const { source: _, ...profile } = profileOf(text.replace(/^.* /, ''), text.replace(/ ?\S+$/, ''));
    return old.profiles.find((one) => typedProfile(one) === text) ?? profile;
  };
  const given: Partial<Owner> = {
    ...(answers.name && isDraft(old.fullName) && { fullName: answers.name }),
    ...texts,
    ...(whatsapp && { whatsapp: whatsapp.replace(/\D/g, '') }),
    ...(profiles && { profiles: profiles.map(ownProfile) }),
  };
  const next = { ...old, ...given };
  const drafts = {
    personal: factsOf(next),
    typedLines: [firstPart(next.role, 28)],
    bio: [given.personal ?? factsOf(next)],
    location: 'Online',
    email: 'you@example.com',
  };
  const [letter] = new Intl.Segmenter().segment(answers.name ?? '');
  const others = {
    ...{ inscription: '', profiles: [], phone: '', whatsapp: '' },
    ...{ openTo: undefined, designPortfolio: undefined, projectPortfolio: undefined },
    ...(isDraft(old.name) && { monogram: letter?.segment.toUpperCase() }),
  };
  edit(changes, 'owner.ts', (module) => {
    const set = (key: string, value: unknown) => {
      const constant = declarationOf(module, key);
      if (constant)
        constant.init = { type: 'StringLiteral', value: String(value) } as NonNullable<typeof constant.init>;
      else module.exports.owner[key] = written(value);
    };
    for (const [key, value] of Object.entries(given)) set(key, value);
    if (!answers.name) return;
    for (const [key, value] of Object.entries({ ...drafts, ...others })) {
      if (Object.hasOwn(given, key) || (key !== 'monogram' && !isDraft(Object(old)[key]))) continue;
      set(key, value);
      if (key in drafts) addDrafts(changes, [value ?? []].flat(2).map(String));
    }
    const { meta } = module.exports.owner;
    const [before, after] = [metaOf(old), metaOf(next)];
    if (isDraft(old.name) || old.meta.title === before.title) meta.title = after.title;
    if (isDraft(old.meta.description) || old.meta.description === before.description)
      meta.description = after.description;
    if (!isDraft(old.name)) return;
    meta.keywords = written([next.role, 'portfolio', ...used.slice(0, 4)]);
    set('projectOrder', 'date');
  });
}

function metaOf(owner: Owner) {
  const { fullName, role } = owner;
  return { title: `${fullName} | ${role}`, description: `${fullName} – ${factsOf(owner)}` };
}

function factsOf({ role, location }: Owner): string {
  return isDraft(location) ? role : `${role}, ${location}`;
}
