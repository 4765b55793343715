import { ArrowUpRight } from 'lucide-react';
import { createElement, Fragment, type ReactNode, useDeferredValue, useMemo } from 'react';
import { notes } from '#content/assemble/notes.built.ts';
import { hasSection } from '#content/assemble/sections.ts';
import { projects } from '#content/index.ts';
import { chatWords } from '#content/words/chat.ts';
import { homePath, notePath, notesPath, projectPath, siteHref } from '#lib/paths.ts';
import { keyboardScrollable } from '#ui/keyboard.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { type Node, parseReply, textOf } from './markdown.ts';
import { namesTarget, safeLink } from './safe-link.ts';

export { plainText } from './markdown.ts';

type Props = { markdown: string; isWhole: boolean };

/** Tokens become only elements listed here, so a reply can neither run nor fetch anything. */
export function Reply({ markdown, isWhole }: Props) {
  // Pieces may arrive faster than a long reply renders. Both wait, as an unfinished text is not the whole reply.
  const text = useDeferredValue(markdown);
  const isEnd = useDeferredValue(isWhole);
  const view = useMemo(() => viewOf(parseReply(text, isEnd), 'auto'), [text, isEnd]);
  return <div className="reply prose">{view}</div>;
}

function viewOf(nodes: readonly Node[], dir?: 'auto'): ReactNode {
  return createElement(Fragment, undefined, ...nodes.map((node) => elementOf(node, dir)));
}

function elementOf(node: Node, dir?: 'auto'): ReactNode {
  const { token, children } = node;
  const { type, tag, content, hidden, block } = token;
  // Text has its own element: translators move text nodes, and React fails when it looks for a moved one.
  if (type === 'text') return <span>{content}</span>;
  // Loading it could tell a third party who reads this.
  if (type === 'image') return <span>{textOf(node)}</span>;
  if (type === 'hardbreak') return <br />;
  if (type === 'hr') return <hr className="border-line" />;
  if (tag === 'code' && block) {
    return (
      <figure aria-label={chatWords.code} {...keyboardScrollable}>
        <pre className="w-max min-w-full" translate="no" dir="ltr">
          <code>{content}</code>
        </pre>
      </figure>
    );
  }
  if (tag === 'code') {
    return (
      <code translate="no" dir="ltr">
        {content}
      </code>
    );
  }
  const view = viewOf(children);
  if (hidden || type === 'inline') return view;
  if (tag === 'a') {
    return (
      <ReplyLink href={String(token.attrGet('href'))} text={textOf(node)}>
        {view}
      </ReplyLink>
    );
  }
  if (tag === 'table') {
    return (
      <figure dir={dir} aria-label={chatWords.table} {...keyboardScrollable}>
        <table>{view}</table>
      </figure>
    );
  }
  // The page has its own h1 and h2, and a smaller heading first would skip a level.
  const element = type === 'heading_open' ? 'h3' : allowed.find((name) => name === tag);
  return createElement(element ?? 'div', { dir, start: token.attrGet('start') ?? undefined }, view);
}

const allowed = 'p ul ol li blockquote thead tbody tr th td strong em s'.split(' ');

const ofNotes = notes.length > 0 ? [notesPath, ...notes.map(notePath)] : [];
const pages = new Set([homePath, ...projects.map(projectPath), ...ofNotes]);

type LinkProps = { href: string; text: string; children: ReactNode };

/** Only the text, if the target is not allowed, does not exist or is a hidden section. */
function ReplyLink({ href, text, children }: LinkProps) {
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
