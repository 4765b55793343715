import type { Project } from '#content/index.ts';
import type { FaqLanguage } from '#content/schema/chat.ts';
import { type Facts, fill, plain, siteFacts } from './facts.ts';
import { closestEntry, type Match } from './match-faq.ts';
import type { Site } from './site.ts';
import { idOf } from './site-data.ts';
import { typedWords, wordsOf } from './vocabulary.ts';

/** A question as the rules read it. */
export type Question = {
  text: string;
  /** All its words in lower case, and `words` without the owner's names and with typing mistakes corrected. */
  allWords: readonly string[];
  words: readonly string[];
  /** The words that mean something, and those of them that the site doesn't have. */
  telling: readonly string[];
  unknown: readonly string[];
  /** What was typed for a word. */
  typed: ReadonlyMap<string, string>;
  /** The closest entry of the FAQ. */
  entry: Match | undefined;
  lang: string;
  language: FaqLanguage;
  /** The projects of the answer before. */
  shown: readonly Project[];
};

/** `shown`: ids of projects. */
export function readQuestion(text: string, shown: readonly string[], site: Site): Question {
  const { isKnown, corrected, isOwnersName, isStopWord, langOf } = site;
  const typed = new Map<string, string>();
  const words = typedWords(text).flatMap((one) => {
    const word = one.toLowerCase();
    const meant = isStopWord(word) ? word : corrected(word);
    typed.set(meant, one);
    return isOwnersName(word) ? [] : meant;
  });
  const allWords = wordsOf(text);
  const telling = [...new Set(words.filter((one) => !isStopWord(one)))];
  const lang = langOf(allWords, site.lang);
  return {
    text,
    allWords,
    words,
    telling,
    unknown: telling.filter((one) => !isKnown(one)),
    typed,
    entry: closestEntry(words, telling, site),
    lang,
    language: site.languageOf(lang),
    shown: shown.flatMap((id) => site.projects.find((project) => idOf(project) === id) ?? []),
  };
}

/** Fills in a template in the language of the question, with the words that were not found. */
export function sentence(
  template: string,
  { lang, typed }: Question,
  site: Site,
  missing: readonly string[],
  facts: Facts = siteFacts(site, lang),
): string {
  const list = new Intl.ListFormat(lang, { type: 'disjunction' });
  const words = missing.map((one) => `“${plain(typed.get(one) ?? one)}”`);
  return fill(template, { ...facts, words: list.format(words) });
}
