import { guide } from '#content/guide.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { createGuide } from './guide.ts';

export { GuideParts } from './guide-parts.tsx';

type SiteGuide = ReturnType<typeof createGuide>;

const guides = new WeakMap<Knowledge, SiteGuide>();

/** The guide of the site, made once. */
export function siteGuide(knowledge: Knowledge): SiteGuide {
  const made = guides.get(knowledge) ?? createGuide(knowledge, guide);
  guides.set(knowledge, made);
  return made;
}
