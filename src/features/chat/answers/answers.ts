/** What the chat loads when it has come alive: the answers from the site's own content, and the sentences that they are made of. */
export { answerLanguage, localAnswer, prepareAnswers } from './local-answer.ts';
