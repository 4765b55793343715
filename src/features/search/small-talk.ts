import { fill, siteFacts } from './facts.ts';
import type { Question } from './question.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import { phrasesOf } from './vocabulary.ts';

/** The answer to a greeting, thanks or a goodbye. */
export function smallTalk({ allWords }: Question, site: Site): SiteAnswer | undefined {
  for (const [lang, { talk }] of Object.entries(site.faq.languages))
    for (const { asks, says = '' } of talk)
      if (phrasesOf(asks).some((phrase) => phrase.join(' ') === allWords.join(' ')))
        return say(site, lang, fill(says, siteFacts(site, lang)));
}
