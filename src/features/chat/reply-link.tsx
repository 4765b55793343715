import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { notes } from '#content/assemble/notes.built.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { projects } from '#content/index.ts';
import { chatWords } from '#content/words/chat.ts';
import { homePath, notePath, notesPath, projectPath, siteHref } from '#lib/paths.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { namesTarget, safeLink } from './safe-link.ts';

const ofNotes = notes.length > 0 ? [notesPath, ...notes.map(notePath)] : [];
const pages = new Set([homePath, ...projects.map(projectPath), ...ofNotes]);

type Props = { href: string; text: string; children: ReactNode };

/** Only the text, if the target is not allowed, does not exist or is a hidden section. */
export function ReplyLink({ href, text, children }: Props) {
  const link = safeLink(href);
  if (!link) return children;
  if (link.kind === 'page') {
    const [page = '', section = ''] = link.path.replace(/\?[^#]*/, '').split('#');
    const isThere = pages.has(page.replace(/(.)\/$/, '$1')) && hasSection(section);
    return isThere ? <SiteLink to={link.path}>{children}</SiteLink> : children;
  }
  const address = link.kind === 'web' ? link.href : siteHref(link.path);
  const destination = link.kind === 'web' && !namesTarget(text, link) && (
    <span>{` (${link.destination})`}</span>
  );
  const isMail = address.startsWith('mailto:');
  return (
    <a href={address} {...(!isMail && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
      {destination}
      {!isMail && (
        <>
          <ArrowUpRight size={14} className="ml-0.5 inline align-[-.1em]" />
          <span className="sr-only" lang={chatWords.lang}>
            {` ${chatWords.newTab}`}
          </span>
        </>
      )}
    </a>
  );
}
