import type { GuideAnswer } from '#features/chat/guide/guide-answer.ts';

/** A short answer of the guide. */
export function guideAnswer(text: string): GuideAnswer {
  const subject = { projects: [], wanted: [], unwanted: [] };
  return { outcome: 'sure', text, markdown: text, lang: 'en', cards: [], choices: [], subject };
}
