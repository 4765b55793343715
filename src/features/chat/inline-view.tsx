import { ArrowUpRight } from 'lucide-react';
import type { Token } from 'markdown-it';
import { createElement, Fragment, type ReactNode } from 'react';
import { hasSection } from '#content/assemble/sections.ts';
import { chatWords } from '#content/words/chat.ts';
import { siteHref } from '#lib/paths.ts';
import { SiteLink } from '#ui/site-link.tsx';
import { hasPage } from './markdown.ts';
import { namesTarget, safeLink } from './safe-link.ts';

type Open = { token?: Token; parts: ReactNode[]; text: string };

/** Text always has its own element: translators move text nodes, and React fails when it looks for a moved one. */
export function inlineView(tokens: readonly Token[]): { view: ReactNode; text: string } {
  const root: Open = { parts: [], text: '' };
  const open = [root];
  for (const token of tokens) {
    if (token.nesting > 0) open.push({ token, parts: [], text: '' });
    else if (token.nesting === 0) add(open.at(-1) ?? root, leaf(token), textOf(token));
    else {
      const closed = open.pop() ?? root;
      add(open.at(-1) ?? root, element(closed), closed.text);
    }
  }
  return { view: createElement(Fragment, undefined, ...childrenOf(root)), text: root.text };
}

function add(parent: Open, node: ReactNode, text: string): void {
  const last = parent.parts.at(-1);
  if (typeof node === 'string' && typeof last === 'string') parent.parts.splice(-1, 1, last + node);
  else if (node !== '') parent.parts.push(node);
  parent.text += text;
}

function childrenOf({ parts }: Open): ReactNode[] {
  return parts.map((part) => (typeof part === 'string' ? createElement('span', undefined, part) : part));
}

function leaf(token: Token): ReactNode {
  const text = textOf(token);
  // The style sheet shows it as a new line: one element for each line would make a long reply slow.
  if (token.type === 'softbreak') return '\n';
  if (token.type === 'hardbreak') return <br />;
  if (token.type !== 'code_inline') return text;
  return (
    <code translate="no" dir="ltr">
      {text}
    </code>
  );
}

/** Of an image, its description: loading it could tell a third party who reads this. */
function textOf({ type, content, children }: Token): string {
  if (type.endsWith('break')) return ' ';
  return type === 'image' ? inlineView(children ?? []).text : content;
}

function element(open: Open): ReactNode {
  const { token, text } = open;
  const children = childrenOf(open);
  if (token?.tag !== 'a') return createElement(token?.tag ?? 'span', undefined, ...children);
  return (
    <ReplyLink href={String(token.attrGet('href'))} text={text}>
      {createElement(Fragment, undefined, ...children)}
    </ReplyLink>
  );
}

/** Only the text, if the target is not allowed, does not exist or is a hidden section. */
function ReplyLink({ href, text, children }: { href: string; text: string; children: ReactNode }) {
  const link = safeLink(href);
  if (!link) return children;
  if (link.kind === 'page') {
    const isThere = hasPage(link.path) && hasSection(link.path.split('#')[1] ?? '');
    return isThere ? <SiteLink to={link.path}>{children}</SiteLink> : children;
  }
  const address = 'path' in link ? siteHref(link.path) : link.href;
  const destination = link.kind === 'web' && !namesTarget(text, link) && (
    <span>{` (${link.destination})`}</span>
  );
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
      <ArrowUpRight size={14} className="ml-0.5 inline align-[-.1em]" />
      <span className="sr-only" lang={chatWords.lang}>
        {` ${chatWords.newTab}`}
      </span>
    </>
  );
}
