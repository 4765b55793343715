import { fill } from './facts.ts';
import { type Site, site as thisSite } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import { phrasesOf, wordsOf } from './vocabulary.ts';

/**
 * The answer to distress, violence or abuse, also checked before asking a model. Without a model, or after it has refused,
 * `withRule` adds sentences about people that have nothing to do with the site.
 */
export function seriousAnswer(message: string, withRule = false, site = thisSite): SiteAnswer | undefined {
  const found = findConcern(message, site);
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
 * Finds messages about distress, violence or abuse, by the list and by one rule: a sentence about the writer, or one that
 * begins with another person, is a matter of the site only if it has a project's name of several words or two words of
 * the trade, or one and at least as many of the site as others, or asks and has more of the site. What the writer says to
 * the owner needs one of the site.
 */
function findConcern(message: string, site: Site): Concern | undefined {
  const {
    faq,
    projects,
    findPhrase,
    isOwner,
    isSelf,
    isOther,
    isStopWord,
    isOfWork,
    isOfSite,
    isOfRules,
    langOf,
  } = site;
  const words = wordsOf(message);
  const [first = ''] = words;
  const lang = langOf(words, site.lang);
  const telling = words.filter((one) => !isStopWord(one) && !/^\d+$/.test(one));
  const ofSite = telling.filter(isOfSite).length;
  const foreign = telling.filter((one) => !isOfSite(one) && !isOfRules(one)).length;
  const ofWork = new Set(telling.filter(isOfWork)).size;
  // "Can I …" and "Show me …" say nothing about the writer.
  const isRequest = isStopWord(first) && !isSelf(first) && !isOther(first);
  const isAsking = isRequest || message.includes('?');
  const names = projects.flatMap(({ title, alsoCalled = [] }) => [title, ...alsoCalled]).map(wordsOf);
  const hasName =
    findPhrase(
      words,
      names.filter(({ length }) => length > 1),
    ) !== undefined;
  const isAboutSite =
    hasName || ofWork > 1 || (ofWork > 0 ? ofSite >= foreign : isAsking && ofSite > foreign);

  const languages = Object.entries(faq.languages).toSorted(
    ([a], [b]) => Number(b === lang) - Number(a === lang),
  );
  const isPersonal = words.some((one) => isSelf(one) || isOther(one)) || telling.length === 1;
  const isAlien = isPersonal && ofWork === 0 && !isAboutSite;
  const listed = languages.find(([, { serious }]) =>
    phrasesOf(serious.asks).some((phrase) =>
      phrase.length > 1 ? findPhrase(words, [phrase]) : isAlien && findPhrase(telling, [phrase]),
    ),
  );
  if (listed) return { lang: listed[0], about: 'danger' };
  const isAboutWriter = words.some((one, at) => isSelf(one) && !(at === 1 && isRequest));
  const isForOwner = words.some(isOwner) && ofSite > 0;
  const isAboutOther = isOther(first) && foreign > 0 && !message.includes('?');
  const isAboutPeople = (isAboutWriter && !isForOwner && telling.length > 0) || isAboutOther;
  if (isAboutPeople && !isAboutSite) return { lang, about: ofWork > 0 ? 'work' : 'people' };
}
