import { guide as content } from '#content/guide.ts';
import { chatWords } from '#content/words-chat.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { createGuide } from './guide.ts';

type SiteGuide = ReturnType<typeof createGuide>;

const own = content.languages[chatWords.lang];
/** The page's language first: it is the one for questions in none of them. */
const guide = { ...content, languages: { ...(own && { [chatWords.lang]: own }), ...content.languages } };

const guides = new WeakMap<Knowledge, SiteGuide>();

/** The guide of the site, made once. */
export function siteGuide(knowledge: Knowledge): SiteGuide {
  const made = guides.get(knowledge) ?? createGuide(knowledge, guide);
  guides.set(knowledge, made);
  return made;
}
