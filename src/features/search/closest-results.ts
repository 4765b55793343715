import { fill, siteFacts } from './facts.ts';
import { type Question, sentence } from './question.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';

/** The smallest share of a question's words that a result must have. */
const leastShared = 0.3;
const mostResults = 3;

/** The results closest to a question, or the sentence that there are none. */
export function closestResults(question: Question, site: Site): SiteAnswer {
  const { telling, unknown, allWords, entry, lang, language } = question;
  const { isOwner, isOfWork, isStopWord, rank } = site;
  // A whole sentence that doesn't speak to the owner may have nothing to do with the site.
  const isForSite = allWords.some(isOwner) || !allWords.some(isStopWord) || telling.some(isOfWork);

  const ofFaq = entry ? [{ id: `faq:${entry.id}`, count: entry.shared, isNamed: true }] : [];
  const found = [...ofFaq, ...rank(telling)]
    .filter(({ id, count, isNamed }) => {
      const isTelling = isForSite || isNamed || count === telling.length;
      return !id.startsWith('action') && isTelling && count > 0 && count >= leastShared * telling.length;
    })
    .toSorted((a, b) => b.count - a.count);
  const results = [...new Set(found.map(({ id }) => id))].slice(0, mostResults);

  if (results.length === 0) {
    const alone = isForSite ? '' : fill(language.frame.none, { ...siteFacts(site, lang), name: '' });
    if (alone) return say(site, lang, alone);
    return say(site, lang, sentence(language.frame.none, question, site, unknown), { isWhole: false });
  }
  // A single word somewhere in a text says little.
  const hasAll = found.some(({ count, isNamed }) => count === telling.length && (count > 1 || isNamed));
  const frame = hasAll && unknown.length === 0 ? language.frame.results : language.frame.missing;
  return say(site, lang, sentence(frame, question, site, unknown), { results, isWhole: false });
}
