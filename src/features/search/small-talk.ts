import { fill, siteFacts } from './facts.ts';
import type { Question } from './question.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import { phrasesOf } from './vocabulary.ts';

/** The answer to a greeting, thanks or a goodbye, maybe with one word more that the site doesn't know. */
export function smallTalk({ spoken }: Question, site: Site): SiteAnswer | undefined {
  const { isStopWord, formsOf } = site.index;
  for (const [lang, { talk }] of Object.entries(site.faq.languages))
    for (const { asks, says = '' } of talk)
      for (const phrase of phrasesOf(asks)) {
        const [more = '', ...others] = spoken.slice(phrase.length);
        const isAll = others.length === 0 && (isStopWord(more) || formsOf(more).length === 0);
        if (isAll && phrase.every((one, at) => one === spoken[at]))
          return say(site, lang, fill(says, siteFacts(site, lang)));
      }
}
