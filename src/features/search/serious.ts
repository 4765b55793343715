import { fill } from './facts.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import type { SiteData } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { phrasesOf, wordMatcher, wordsOf } from './vocabulary.ts';

/**
 * The answer to distress, violence or abuse, also checked before asking a model. Without a model, or after it has refused,
 * `withRule` adds sentences about people that have nothing to do with the site.
 */
export function seriousAnswer(message: string, site: Site, withRule: boolean): SiteAnswer | undefined {
  const found = site.findConcern(message, site.lang);
  if (!found || !(found.about === 'danger' || withRule)) return undefined;
  const { serious, frame } = site.languageOf(found.lang);
  const { says, unsure = says, helpLine } = serious;
  const text = { danger: says, people: unsure, work: frame.none }[found.about];
  return say(site, found.lang, fill(text, { helpLine }), { isSerious: true });
}

/**
 * What a message may be about: `danger`, if it has a phrase or word of the list; `people`, who may not be well; or
 * `work`, people and a word of the trade.
 */
type Concern = { lang: string; about: 'danger' | 'people' | 'work' };

/**
 * Makes a function that finds messages about distress, violence or abuse, by the list and by one rule: a sentence about
 * the writer, or one that begins with another person, is a matter of the site only if two of its words are of the trade,
 * or most are of the site and it asks or has one of the trade. What the writer says to the owner needs one of the site.
 */
export function createSeriousCheck({ faq, owner, projects }: SiteData, index: SiteIndex) {
  const { findPhrase, forms, isOwner, isStopWord, langOf } = index;
  const languages = Object.entries(faq.languages).map(([lang, { serious, entries, chooses }]) => {
    const { website, mobile, ...others } = chooses;
    const asks = Object.values(entries).map(({ asks }) => asks);
    const listed = phrasesOf(serious.asks);
    return {
      lang,
      phrases: listed.filter(({ length }) => length > 1),
      words: listed.filter(({ length }) => length === 1),
      isSelf: wordMatcher(serious.self, forms),
      isOther: wordMatcher(serious.others, forms),
      siteWords: asks.join(' '),
      workWords: [
        serious.trade,
        ...phrasesOf(`${website}, ${mobile}`).filter(({ length }) => length === 1),
      ].join(' '),
      ruleWords: Object.values(others).join(' '),
    };
  });
  const titles = projects.flatMap(({ title, alsoCalled = [] }) => [title, ...alsoCalled]);
  const tools = projects.flatMap(({ technologies }) => technologies);
  const toolNames = tools.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled]);
  const formsOfAll = (text: string, lang?: string) => wordsOf(text).flatMap((one) => forms(one, lang));
  const workForms = new Set([
    ...toolNames.flatMap((name) => formsOfAll(name)),
    ...languages.flatMap(({ lang, workWords }) => formsOfAll(workWords, lang)),
  ]);
  const siteForms = new Set([
    ...workForms,
    ...[owner.fullName, ...titles].flatMap((name) => formsOfAll(name)),
    ...languages.flatMap(({ lang, siteWords }) => formsOfAll(siteWords, lang)),
  ]);
  // Words such as "best" and "use" are neither of the site nor foreign to it.
  const ruleForms = new Set(languages.flatMap(({ lang, ruleWords }) => formsOfAll(ruleWords, lang)));
  const isSelf = (word: string) => languages.some((one) => one.isSelf(word));
  const isOther = (word: string) => languages.some((one) => one.isOther(word));

  return (message: string, pageLang: string): Concern | undefined => {
    const words = wordsOf(message);
    const [first = ''] = words;
    const lang = langOf(words, pageLang);
    const content = words.filter((one) => !isStopWord(one) && !/^\d+$/.test(one));
    const isIn = (set: ReadonlySet<string>) => (word: string) => forms(word).some((form) => set.has(form));
    const ofSite = content.filter(isIn(siteForms)).length;
    const foreign = content.filter((one) => !isIn(siteForms)(one) && !isIn(ruleForms)(one)).length;
    // "Can I …" and "Show me …" say nothing about the writer.
    const isRequest = isStopWord(first) && !isSelf(first) && !isOther(first);
    const isAboutWriter = words.some((one, at) => isSelf(one) && !(at === 1 && isRequest));
    const ofWork = new Set(content.filter(isIn(workForms))).size;
    const isOfSite = ofSite > foreign && (ofWork > 0 || isRequest || message.includes('?'));

    const inOrder = languages.toSorted((a, b) => Number(b.lang === lang) - Number(a.lang === lang));
    const isPersonal = words.some((one) => isSelf(one) || isOther(one)) || content.length === 1;
    const isAlien = isPersonal && ofWork === 0 && !isOfSite;
    const listed = inOrder.find(
      (one) => findPhrase(words, one.phrases) || (isAlien && findPhrase(content, one.words)),
    );
    if (listed) return { lang: listed.lang, about: 'danger' };
    const isForOwner = words.some(isOwner) && ofSite > 0;
    const isAboutOther = isOther(first) && foreign > 0 && !message.includes('?');
    const isAboutPeople = (isAboutWriter && !isForOwner && content.length > 0) || isAboutOther;
    if (isAboutPeople && !isOfSite && ofWork < 2) return { lang, about: ofWork > 0 ? 'work' : 'people' };
  };
}
