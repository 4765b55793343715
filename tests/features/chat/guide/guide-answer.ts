import type { GuideAnswer } from '#features/chat/guide/guide-answer.ts';

/** A short answer of the guide. */
export function guideAnswer(text: string): GuideAnswer {
  const subject = { projects: [], filters: [] };
  return { outcome: 'sure', text, markdown: text, lang: 'en', cards: [], choices: [], subject };
}
