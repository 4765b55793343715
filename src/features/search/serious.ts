import type { SiteData } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { phrasesOf, wordsOf } from './vocabulary.ts';

/**
 * Makes a function that finds the language of a sentence about distress, violence or abuse: one with a phrase of the
 * list, or with a word of it and few of the site. With `isAnyone`, every statement about people of which most words are
 * not of the site counts, too.
 */
export function createSeriousCheck({ faq, owner, projects }: SiteData, index: SiteIndex) {
  const { findPhrase, forms, isStopWord, langOf } = index;
  const languages = Object.entries(faq.languages).map(([lang, { serious, entries, chooses }]) => ({
    lang,
    phrases: phrasesOf(serious.asks).filter(({ length }) => length > 1),
    words: phrasesOf(serious.asks).filter(({ length }) => length === 1),
    self: wordsOf(serious.self),
    others: wordsOf(serious.others ?? ''),
    ofSite: [
      ...Object.values(entries).map(({ asks }) => asks),
      ...Object.values(chooses),
      serious.trade ?? '',
    ],
  }));
  const names = projects.flatMap(({ title, alsoCalled = [], technologies }) => [
    ...[title, ...alsoCalled],
    ...technologies.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]),
  ]);
  const ofSite = new Set(
    languages.flatMap(({ lang, ofSite }) =>
      wordsOf([owner.fullName, owner.name, ...names, ...ofSite].join(' ')).flatMap((one) => forms(one, lang)),
    ),
  );

  return (
    question: string,
    page: string,
    isAnyone: boolean,
  ): { lang: string; isListed: boolean } | undefined => {
    const words = wordsOf(question);
    const [first = '', second = ''] = words;
    const spoken = langOf(words, page);
    const inOrder = languages.toSorted((a, b) => Number(b.lang === spoken) - Number(a.lang === spoken));
    const content = words.filter((one) => !isStopWord(one));
    const unknown = content.filter(
      (one) => !/^\d+$/.test(one) && !forms(one).some((form) => ofSite.has(form)),
    );
    const known = content.length - unknown.length;
    const isSelf = (one: string) => languages.some(({ self }) => self.includes(one));
    const isOther = (one: string) => languages.some(({ others }) => others.includes(one));
    const isAboutSelf = words.some(isSelf);
    const isOfSite = known > unknown.length || (known === unknown.length && !isAboutSelf);
    const listed = inOrder.find(
      (one) => findPhrase(words, one.phrases) || (!isOfSite && findPhrase(content, one.words)),
    );
    if (listed) return { lang: listed.lang, isListed: true };
    // "Can I …"
    const isQuestion =
      question.includes('?') || (isSelf(second) && isStopWord(first) && !isSelf(first) && !isOther(first));
    const isAboutPeople = isAboutSelf || isOther(first);
    if (isAnyone && isAboutPeople && !isQuestion && unknown.length > known)
      return { lang: spoken, isListed: false };
  };
}
