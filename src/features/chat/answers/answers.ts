/** What the chat loads when it has come alive: the answers from the site's own content, and what a model is told of it. */
export { answerLanguage, localAnswer, prepareAnswers } from './local-answer.ts';
export { personaText } from './persona.ts';
