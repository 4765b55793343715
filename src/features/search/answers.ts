import { chosenProjects } from './choose-projects.ts';
import { closestResults } from './closest-results.ts';
import { matchingEntry } from './match-faq.ts';
import { oneProject, projectJustShown } from './project-answer.ts';
import { type Question, readQuestion } from './question.ts';
import { seriousAnswer } from './serious.ts';
import { type Site, site as thisSite } from './site.ts';
import type { SiteAnswer } from './site-answer.ts';
import { smallTalk } from './small-talk.ts';

export { Results } from './results.tsx';
export { type SiteAnswer, seriousAnswer };

/** The first rule that returns an answer gives it. docs/chat.md describes them in this order. */
const rules: ((question: Question, site: Site) => SiteAnswer | undefined)[] = [
  ({ text }, site) => seriousAnswer(text, true, site),
  smallTalk,
  projectJustShown,
  oneProject,
  matchingEntry,
  chosenProjects,
];

/** Answers a question from the content. `shown`: the projects of the answer before, from the site or a model. */
export function answerFromSite(
  text: string,
  { shown }: Pick<SiteAnswer, 'shown'>,
  site = thisSite,
): SiteAnswer {
  const question = readQuestion(text, shown, site);
  for (const rule of rules) {
    const answer = rule(question, site);
    if (answer) return answer;
  }
  return closestResults(question, site);
}
