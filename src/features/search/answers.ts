import { chosenProjects } from './choose-projects.ts';
import { closestResults } from './closest-results.ts';
import { entryThatCovers, entryWithSameWords } from './match-faq.ts';
import { oneProject, projectJustShown } from './project-answer.ts';
import { type Question, readQuestion } from './question.ts';
import { seriousAnswer as seriousAnswerOf } from './serious.ts';
import { createSite, type Site } from './site.ts';
import type { SiteAnswer } from './site-answer.ts';
import { type SiteData, siteData } from './site-data.ts';
import { index as indexOfSite, type SiteIndex } from './site-index.ts';
import { smallTalk } from './small-talk.ts';

export { Results } from './results.tsx';
export type { SiteAnswer };

/** The first rule that returns an answer gives it. docs/chat.md describes them in this order. */
const rules: ((question: Question, site: Site) => SiteAnswer | undefined)[] = [
  ({ text }, site) => seriousAnswerOf(text, site, true),
  smallTalk,
  entryWithSameWords,
  projectJustShown,
  oneProject,
  entryThatCovers,
  chosenProjects,
];

export const { answerFromSite, seriousAnswer } = createAnswers(siteData, indexOfSite);

/** Makes the functions that answer from a site. */
export function createAnswers(data: SiteData, index: SiteIndex) {
  const site = createSite(data, index);
  return {
    /** Answers a question from the content. `shown`: the projects of the answer before, from the site or a model. */
    answerFromSite(text: string, { shown }: Pick<SiteAnswer, 'shown'>): SiteAnswer {
      const question = readQuestion(text, shown, site);
      for (const rule of rules) {
        const answer = rule(question, site);
        if (answer) return answer;
      }
      return closestResults(question, site);
    },
    /** See `serious.ts`. */
    seriousAnswer: (text: string, withRule = false) => seriousAnswerOf(text, site, withRule),
  };
}
