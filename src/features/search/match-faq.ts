import { compareProjects, newestFirst } from '#content/assemble/compare-projects.ts';
import { fill, siteFacts } from './facts.ts';
import type { Question } from './question.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import { idOf } from './site-data.ts';
import { asksOf, entryIds, wordsOf } from './vocabulary.ts';

/** How similar a question and a wording must be for the entry to be the answer, from 0 to 1. */
const closest = 0.5;
const mostProjects = 3;

/** An entry that has every word of the question that means something, and a similar wording. */
export function matchingEntry({ entry, lang }: Question, site: Site): SiteAnswer | undefined {
  return entry?.isCovered && entry.score >= closest ? entryAnswer(entry.id, lang, site) : undefined;
}

/** What an entry says, in the language of the question or another. */
function entryAnswer(id: string, lang: string, site: Site): SiteAnswer | undefined {
  const { faq, projects, owner } = site;
  const shows = Object.values(faq.languages).flatMap(({ entries }) => entries[id]?.shows ?? [])[0];
  const order =
    shows === 'newest' ? newestFirst : shows === 'best' ? compareProjects(owner.projectOrder) : undefined;
  if (order && projects.length === 0) return undefined;
  const results = order
    ? projects.toSorted(order).slice(0, mostProjects).map(idOf)
    : [shows].flatMap((one) => one ?? []);
  for (const one of [lang, site.lang, ...Object.keys(faq.languages)]) {
    const text = fill(faq.languages[one]?.entries[id]?.says ?? '', siteFacts(site, one));
    if (text) return say(site, one, text, { results });
  }
}

export type Match = {
  id: string;
  /** How similar the question and the closest wording are, from 0 to 1. */
  score: number;
  /** How many words that mean something both have. */
  shared: number;
  /** All wordings together have all the words that mean something. */
  isCovered: boolean;
};

/** The entry whose wordings are the most similar to a question. */
export function closestEntry(
  allWords: readonly string[],
  telling: readonly string[],
  { faq, formsOf, isOwnersName, isStopWord }: Site,
): Match | undefined {
  const words = [...new Set(allWords)];
  const forms = new Map(words.map((one) => [one, formsOf(one)]));

  function compare(ask: string, lang: string) {
    const ofAsk = wordsOf(ask.replaceAll('{name}', ' ')).filter((one) => !isOwnersName(one));
    const asked = [...new Set(ofAsk)];
    const has = new Set(asked.flatMap((one) => formsOf(one, lang)));
    const isIn = (word: string) => forms.get(word)?.some((form) => has.has(form));
    const shared = telling.filter(isIn);
    const likeness = (2 * words.filter(isIn).length) / (words.length + asked.length || 1);
    const count = telling.length + asked.filter((one) => !isStopWord(one)).length;
    return { shared, score: count > 0 ? (likeness + (2 * shared.length) / count) / 2 : likeness };
  }

  let best: Match | undefined;
  for (const id of entryIds(faq)) {
    const compared = Object.keys(faq.languages).flatMap((lang) =>
      asksOf(faq, lang, id).map((ask) => compare(ask, lang)),
    );
    const isCovered = telling.every((word) => compared.some(({ shared }) => shared.includes(word)));
    for (const { score, shared } of compared)
      if (score > (best?.score ?? 0)) best = { id, score, shared: shared.length, isCovered };
  }
  return best;
}
