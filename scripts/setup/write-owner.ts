import { builders } from 'magicast';
import { commaOf } from '#content/assemble/direction-of.ts';
import type { Owner } from '../../src/content/schema/owner.ts';
import type { Answers } from './answers.ts';
import { addDrafts, type Changes, edit, isDraft, isSample, literal, written } from './changes.ts';
import { languageTexts } from './languages.ts';
import { profileOf } from './logos.ts';
import { firstPart } from './values.ts';

/** What the owner wrote: neither the sample's texts nor setup's drafts. */
export function currentAnswers(owner: Owner, lang: string[]): Answers {
  const { name, fullName, role, personal, location, email, phone, whatsapp, typedLines, bio } = owner;
  const texts = { name, fullName, personal, email, phone, typedLines, bio };
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([key, value]) => value && !isDraft(key, value))),
    ...(whatsapp && !isSample(whatsapp) && { whatsapp: `+${whatsapp}` }),
    ...(!isDraft('name', name) && { role, ...(!isDraft('location', location) && { location }) }),
    profiles: owner.profiles.filter((one) => !isSample(one)).map(answerOf),
    lang,
  };
}

function answerOf({ name, url }: { name: string; url: string }): string {
  return profileOf(url).name === name ? url : `${name} ${url}`;
}

/** Writes the answers into `owner.ts`, and drafts for other texts of the sample's person: facts, which need no grammar. */
export function writeOwner(
  changes: Changes,
  old: Owner,
  answers: Answers,
  used: readonly { name: string }[],
) {
  const { profiles, whatsapp, lang: [lang = 'en'] = [], ...texts } = answers;
  const profileIn = (answer: string) => {
    const { source: _, ...profile } = profileOf(answer.replace(/^.* /, ''), answer.replace(/ ?\S+$/, ''));
    return old.profiles.find((one) => answerOf(one) === answer) ?? profile;
  };
  const given: Partial<Owner> = {
    ...(answers.name && isDraft('fullName', old.fullName) && { fullName: answers.name }),
    ...texts,
    ...(whatsapp && { whatsapp: whatsapp.replace(/\D/g, '') }),
    ...(profiles && { profiles: profiles.map(profileIn) }),
  };
  const isNew = isDraft('name', old.name);
  const none = languageTexts(lang)?.drafts.place ?? 'Online';
  const { role, location } = { ...old, ...(isNew && { location: none }), ...given };
  const names = used.slice(0, 4).map(({ name }) => name);
  const drafts = {
    ...{ personal: names.join(' · ') || role, typedLines: [firstPart(role, 28)] },
    ...{ bio: [`${role}${commaOf(lang)}${location}`], location, email: 'you@example.com' },
  };
  const empty = {
    ...{ inscription: '', profiles: [], phone: '', whatsapp: '' },
    ...{ openTo: undefined, replyTime: undefined, designPortfolio: undefined, projectPortfolio: undefined },
  };
  edit(changes, 'owner.ts', ({ $ast, exports: { owner } }) => {
    const statements = $ast.type === 'Program' ? $ast.body : [];
    const constants = statements.flatMap((one) =>
      one.type === 'VariableDeclaration' ? one.declarations : [],
    );
    const set = (key: string, value: unknown) => {
      const constant = constants.find(({ id }) => id.type === 'Identifier' && id.name === key);
      if (constant)
        constant.init = { type: 'StringLiteral', value: String(value) } as NonNullable<typeof constant.init>;
      else owner[key] = written(value);
    };
    for (const [key, value] of Object.entries(given)) set(key, value);
    if (!answers.name) return;
    for (const [key, value] of Object.entries({ ...drafts, ...empty })) {
      const isOld = isDraft(key, Object(old)[key]) || (isNew && key === 'location');
      if (Object.hasOwn(given, key) || !isOld) continue;
      set(key, value);
      if (key in drafts) addDrafts(changes, key, [value ?? []].flat(2).map(String));
    }
    if (!isNew) return;
    const [letter] = new Intl.Segmenter().segment(answers.name);
    owner.monogram = letter?.segment.toUpperCase();
    owner.projectOrder = 'date';
    owner.meta = builders.raw(`{
    title: \`\${fullName} | \${role}\`,
    description: \`\${fullName} – \${role}, \${location}\`,
    keywords: ${literal([role, 'portfolio', ...names])},
    author: fullName,
  }`);
  });
}
