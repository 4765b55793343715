import { guide } from '#content/guide.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { createGuide } from './guide.ts';
import { createSearch } from './search-site.ts';

export { GuideParts } from './guide-parts.tsx';

type SiteGuide = ReturnType<typeof createGuide> & { search: ReturnType<typeof createSearch> };

const guides = new WeakMap<Knowledge, SiteGuide>();

/** The guide of the site, and the search over it, made once. */
export function siteGuide(knowledge: Knowledge): SiteGuide {
  const made = guides.get(knowledge) ?? {
    ...createGuide(knowledge, guide),
    search: createSearch(knowledge, guide.projects),
  };
  guides.set(knowledge, made);
  return made;
}
