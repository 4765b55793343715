import type { Project } from '#content/index.ts';
import type { FaqLanguage } from '#content/schema/chat.ts';
import { fill, plain, projectFacts } from './facts.ts';
import type { SiteIndex } from './site-index.ts';
import { projectTexts } from './site-items.ts';
import { phrasesOf, wordsOf } from './vocabulary.ts';

const mostQuotes = 2;
const sentenceEnd = /(?<=[.!?])\s+/;

/**
 * What a record says to the words of a question: the facts asked for, and the sentences with most of the other words.
 * `missing` are the words that the record doesn't have.
 */
export function projectAnswer(
  project: Project,
  words: readonly string[],
  { facts, chooses, frame }: FaqLanguage,
  lang: string,
  { findPhrase, forms, formsOf, isStopWord }: SiteIndex,
) {
  const values = projectFacts(project, lang);
  const asked = facts.filter(({ asks }) => findPhrase(words, phrasesOf(asks)));
  const said = asked.flatMap(({ says, none = '' }) => fill(says, values) || fill(none, values) || []);
  const read = [...Object.values(chooses), ...asked.map(({ asks }) => asks)];
  const ofRules = wordsOf(read.join(' ')).map((one) => [one]);
  const left = words.filter((one) => !isStopWord(one) && !findPhrase([one], ofRules));
  const scored = ['', ...projectTexts(project)]
    .flatMap((text) => (text.startsWith('“') ? text : text.split(sentenceEnd)))
    .map((sentence) => {
      const has = new Set(wordsOf(sentence).flatMap((one) => forms(one, project.lang ?? lang)));
      return { sentence, has: left.filter((one) => formsOf(one).some((form) => has.has(form))) };
    });
  const quotes: string[] = [];
  let missing = left;
  while (quotes.length < mostQuotes) {
    const news = (one: (typeof scored)[number]) => one.has.filter((word) => missing.includes(word)).length;
    const best = scored.reduce((most, one) => (news(one) > news(most) ? one : most));
    if (news(best) === 0) break;
    missing = missing.filter((word) => !best.has.includes(word));
    quotes.push(`> ${plain(best.sentence)}`);
  }
  const isFound = said.length + quotes.length > 0;
  const summary = fill(frame.project, values);
  const title = `**[${values.title}](${values.page})**`;
  return {
    text: isFound ? [title, ...said, ...quotes].join('\n\n') : summary,
    isFound: isFound || left.length === 0,
    missing,
  };
}
