import type { SiteData } from './site-data.ts';
import { phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** Below this part of its words, a sentence is not about the site. */
const aboutSite = 0.5;

/**
 * Makes a function that finds the language of a sentence about distress, violence or abuse: one with a phrase of the
 * list, or with `isAnyone`, one about people that has few words of the site.
 */
export function createSeriousCheck({ faq, owner, projects }: SiteData, vocabulary: Vocabulary) {
  const { find, forms, isStopWord } = vocabulary;
  const languages = Object.entries(faq.languages).map(([lang, { serious, ...rest }]) => ({
    lang,
    ...rest,
    phrases: phrasesOf(serious.asks).filter(({ length }) => length > 1),
    words: phrasesOf(serious.asks).filter(({ length }) => length === 1),
    self: wordsOf(serious.self),
    others: wordsOf(serious.others ?? ''),
    trade: serious.trade ?? '',
  }));
  const namesOf = projects.flatMap(({ title, alsoCalled = [], technologies }) => [
    ...[title, ...alsoCalled],
    ...technologies.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]),
  ]);
  const ofSite = new Set(
    languages.flatMap(({ lang, entries, chooses, trade }) => {
      const texts = [
        owner.fullName,
        owner.name,
        ...Object.values(entries).map(({ asks }) => asks),
        ...Object.values(chooses),
        trade,
      ];
      return wordsOf([...texts, ...namesOf].join(' ')).flatMap((one) => forms(one, lang));
    }),
  );

  return (question: string, page: string, isAnyone: boolean): string | undefined => {
    const words = wordsOf(question);
    const spoken = vocabulary.langOf(words, page);
    const inOrder = languages.toSorted((a, b) => Number(b.lang === spoken) - Number(a.lang === spoken));
    const content = words.filter((one) => !isStopWord(one));
    const known = content.filter((one) => /^\d+$/.test(one) || forms(one).some((form) => ofSite.has(form)));
    const isOfSite = content.length === 0 || known.length >= aboutSite * content.length;
    const isAboutPeople = inOrder.some(
      ({ self, others }) => words.some((one) => self.includes(one)) || others.includes(words[0] ?? ''),
    );
    const isListed = ({ phrases, words: single }: (typeof languages)[number]) =>
      find(words, phrases) || (!isOfSite && find(content, single));
    const listed = inOrder.find(isListed)?.lang;
    return listed ?? (isAnyone && isAboutPeople && !isOfSite ? spoken : undefined);
  };
}
