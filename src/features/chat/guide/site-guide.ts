import { guide as content } from '#content/guide.ts';
import { chatWords } from '#content/words-chat.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { createGuide } from './guide.ts';

const guides = new WeakMap<Knowledge, ReturnType<typeof createGuide>>();

/** The guide of the site, made once. The page's language comes first: it answers questions in an unknown language. */
export function siteGuide(knowledge: Knowledge): ReturnType<typeof createGuide> {
  const own = content.languages[chatWords.lang];
  const languages = { ...(own && { [chatWords.lang]: own }), ...content.languages };
  const guide = guides.get(knowledge) ?? createGuide(knowledge, { ...content, languages });
  guides.set(knowledge, guide);
  return guide;
}
