import type { Owner } from '../../src/content/schema/owner.ts';
import { type Answers, joinLines, type Typed } from './answers.ts';
import { addDrafts, type Changes, declarationOf, edit, isDraft, written } from './changes.ts';
import { type Known, profileOf, technologyOf } from './logos.ts';
import { firstParts, inSentence } from './text.ts';

/** What the owner wrote, as typed: neither the sample's texts nor setup's drafts. */
export function currentAnswers(owner: Owner, languages: readonly string[]): Typed {
  const { typedLines, bio, phone = '', whatsapp = '', profiles } = owner;
  const own = {
    ...{ name: owner.name, fullName: owner.fullName, personal: owner.personal, email: owner.email ?? '' },
    ...{ role: isDraft(owner.name) ? '' : owner.role, location: owner.location, phone },
    typedLines: isDraft(typedLines) ? '' : joinLines(typedLines),
    bio: isDraft(bio) ? '' : joinLines(bio),
    whatsapp: whatsapp && !isDraft(whatsapp) ? `+${whatsapp}` : '',
    profiles: joinLines(profiles.filter((one) => !isDraft(one)).map(typedProfile)),
    lang: joinLines(languages),
  };
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value && !isDraft(value)));
}

function typedProfile({ name, url }: { name: string; url: string }): string {
  return profileOf(url).name === name ? url : `${name} ${url}`;
}

/**
 * Writes the answers into `owner.ts`, and drafts for other texts of the sample's person.
 *
 * @param lang of the page
 * @param used names of technologies, most used first
 */
export function writeOwner(
  changes: Changes,
  old: Owner,
  answers: Answers,
  { lang, used, known }: { lang: string; used: readonly string[]; known: Known },
): void {
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
  const before = ['en', lang].map((one) => draftsFor(old, one, known));
  const after = draftsFor({ ...old, ...given }, lang, known);
  const drafts = { ...after.drafts, ...(given.personal && { bio: [given.personal] }) };
  const [letter] = new Intl.Segmenter().segment(answers.name ?? '');
  const others = {
    ...{ monogram: letter?.segment.toUpperCase(), inscription: '', profiles: [], phone: '', whatsapp: '' },
    ...{ openTo: undefined, designPortfolio: undefined, projectPortfolio: undefined },
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
      const isOld = key === 'monogram' ? isDraft(old.name) : isDraft(Object(old)[key]);
      if (Object.hasOwn(given, key) || !isOld) continue;
      set(key, value);
      if (key in drafts) addDrafts(changes, [value ?? []].flat(2).map(String));
    }
    const { meta } = module.exports.owner;
    // A title as in the sample's file follows the name and the role by itself.
    const { title, isUsual } = before.find((one) => one.title === old.meta.title) ?? {};
    if (title && !(isUsual && after.isUsual)) meta.title = after.title;
    if (isDraft(old.meta.description) || before.some((one) => one.description === old.meta.description))
      meta.description = after.description;
    if (!isDraft(old.name)) return;
    const { location = '' } = given;
    meta.keywords = written([after.noun, 'portfolio', ...used.slice(0, 4), location].filter(Boolean));
    set('projectOrder', 'date');
  });
}

/**
 * Texts for missing answers: sentences only if the page and the role are in English.
 *
 * @returns also `isUsual`: the title is made as in the sample's `owner.ts`
 */
function draftsFor({ fullName, role, location: place }: Owner, lang: string, known: Known) {
  const location = isDraft(place) ? '' : place;
  const facts = [role, location].filter(Boolean).join(', ');
  const isName = (word: string) => technologyOf(word, known) !== undefined;
  const noun = /^en\b/.test(lang) ? inSentence(role, isName) : undefined;
  const always = { location: 'Online', email: 'you@example.com' };
  if (!noun) {
    const drafts = { personal: facts, typedLines: [firstParts(role, 28)], bio: [facts], ...always };
    return {
      isUsual: false,
      noun: role,
      title: `${fullName} | ${role}`,
      description: `${fullName} – ${facts}`,
      drafts,
    };
  }
  const [article = ''] = noun.split(' ');
  return {
    isUsual: article === 'a',
    noun: noun.slice(article.length + 1),
    title: `${fullName} | Portfolio as ${article} ${role}`,
    description: `Portfolio of ${fullName}, ${noun}${location && ` in ${location}`}.`,
    drafts: {
      personal: `${article.replace('a', 'A')} ${role} who builds things that people use.`,
      typedLines: [firstParts(role, 28), 'I build things that work'],
      bio: [`I am ${noun}. More about me soon.`],
      ...always,
    },
  };
}
