import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { chatWords } from '#content/words-chat.ts';
import { siteHref } from '#lib/paths.ts';
import { looksLikeAnother, safeLink } from './safe-link.ts';

type Props = {
  href: string;
  /** The words of the link, without marks. */
  text: string;
  children: ReactNode;
};

/** A link that a model wrote. One that leads where links may not lead is shown as its words. */
export function ReplyLink({ href, text, children }: Props) {
  const link = safeLink(href);
  if (!link) return children;
  if (link.kind === 'page') return <a href={siteHref(link.path)}>{children}</a>;
  const address = link.kind === 'file' ? siteHref(link.path) : link.href;
  const destination =
    link.kind === 'web' && looksLikeAnother(text, link.destination) && ` (${link.destination})`;
  if (address.startsWith('mailto:')) {
    return (
      <a href={address}>
        {children}
        {destination}
      </a>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      {destination}
      <ArrowUpRight size={14} className="ml-0.5 inline align-[-.1em]" aria-hidden />
      <span className="sr-only" lang={chatWords.lang}>
        {' '}
        {chatWords.newTab}
      </span>
    </a>
  );
}
