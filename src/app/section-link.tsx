import type { ComponentProps } from 'react';
import { sectionPath, siteHref } from '#lib/paths.ts';
import type { Section } from './sections.ts';

/** Links to a section of home; `follow-links.ts` scrolls there, or opens home at it. */
export function SectionLink({ section, ...rest }: ComponentProps<'a'> & { section: Section }) {
  return <a {...rest} href={siteHref(sectionPath(section))} />;
}
