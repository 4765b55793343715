import type { SiteAnswer as EarlierAnswer } from '#lib/site-answer.ts';
import { createAnswers } from './answers.ts';
import { siteData } from './site-data.ts';
import { createSiteIndex } from './site-index.ts';
import { siteItems } from './site-items.ts';
import { createVocabulary } from './vocabulary.ts';

export { Results } from './results.tsx';

/** An answer from the site's own content, as JSON: the chat stores and carries it. */
export type SiteAnswer = {
  /** Markdown, without the results. */
  text: string;
  lang: string;
  /** Text and results as Markdown, to be copied, sent and read out. */
  markdown: string;
  /** Ids of the rows below the text, for `Results`. */
  results: readonly string[];
  /** Nothing is left to ask. Otherwise a button labeled `ask` hands the question to the owner. */
  isWhole: boolean;
  ask: string;
  /** About distress, violence or abuse: no button, suggestion or cheer goes with it. */
  isSerious: boolean;
  /** The projects just shown, such as `mobile/5`, in order: the context of the next question. */
  shown: readonly string[];
};

/** `shown`: the projects of the answer before, from the site or as links in a reply of the model. */
export type SiteContext = { shown: readonly string[] };

const vocabulary = createVocabulary(siteData.faq);
const index = createSiteIndex(siteItems(siteData), vocabulary);

/** The engine of before; ends with it. */
export const site = {
  find: index.find,
  answer: createAnswers(siteData, index, vocabulary),
  item: (id: string) => index.byId.get(id),
};

/** Answers a question from the content. */
export function answerFromSite(question: string, { shown }: SiteContext): SiteAnswer {
  return answerOf(site.answer(question, shown[0]));
}

/**
 * The answer to distress, violence or abuse, before a model is asked. With `isBlocked`, after a model has refused:
 * then a sentence about people that names nothing of the site is one, too.
 */
export function seriousAnswer(question: string, _isBlocked = false): SiteAnswer | undefined {
  const answer = answerFromSite(question, { shown: [] });
  return answer.isSerious ? answer : undefined;
}

function answerOf({ outcome, text, lang, markdown, results, subject, ask = '' }: EarlierAnswer): SiteAnswer {
  const cards = results.filter((id) => /^(website|mobile)/.test(id));
  const language = siteData.faq.languages[lang]?.frame.ask ?? '';
  return {
    text,
    lang,
    markdown,
    results,
    isWhole: !['results', 'none'].includes(outcome),
    ask: ask || language.replace('{name}', siteData.owner.name),
    isSerious: outcome === 'serious',
    shown: subject ? [subject, ...cards.filter((id) => id !== subject)] : cards,
  };
}
