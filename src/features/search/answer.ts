import { createAnswers } from './create-answers.ts';
import { siteData } from './site-data.ts';
import { index, vocabulary } from './site-search.ts';

export type { SiteAnswer, SiteContext } from './create-answers.ts';
export { Results } from './results.tsx';

export const { answerFromSite, seriousAnswer } = createAnswers(siteData, index, vocabulary);
