import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasSection } from '#content/assemble/sections.ts';
import { chatWords } from '#content/words/chat.ts';
import { siteHref } from '#lib/paths.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { looksLikeAnother, safeLink } from './safe-link.ts';

type Props = { href: string; text: string; children: ReactNode };

/** Only the text, if the target is not allowed or is a hidden section. */
export function ReplyLink({ href, text, children }: Props) {
  const link = safeLink(href);
  if (!link) return children;
  const [, section = ''] = /^[^#]*#(.*)/.exec(href) ?? [];
  if (link.kind === 'page' && !hasSection(section)) return children;
  if (link.kind === 'page') return <SiteLink to={link.path}>{children}</SiteLink>;
  const address = 'path' in link ? siteHref(link.path) : link.href;
  const isMisleading = link.kind === 'web' && text !== href && looksLikeAnother(text, link.destination);
  const destination = isMisleading && <span>{` (${link.destination})`}</span>;
  const isMail = address.startsWith('mailto:');
  return (
    <a href={address} {...(!isMail && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
      {destination}
      {!isMail && <NewTab />}
    </a>
  );
}

function NewTab() {
  return (
    <>
      <ArrowUpRight size={14} className="ml-0.5 inline align-[-.1em]" aria-hidden />
      <span className="sr-only" lang={chatWords.lang}>
        {` ${chatWords.newTab}`}
      </span>
    </>
  );
}
