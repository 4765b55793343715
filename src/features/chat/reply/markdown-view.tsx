import type { Token } from 'markdown-it';
import { createElement, memo, type ReactNode } from 'react';
import { chatWords } from '#content/words-chat.ts';
import { inGroups } from '#lib/in-groups.ts';
import { withoutBidiOverrides } from '#lib/without-bidi-overrides.ts';
import { keyboardScrollable } from '#ui/keyboard-scrollable.ts';
import { inlineView } from './inline-view.tsx';
import { parseInline } from './markdown-parser.ts';
import type { MarkdownNode } from './markdown-tree.ts';

/** Pieces per group; a group renders again only when one of its pieces is new. */
export const groupSize = 24;

type GroupProps = { nodes: readonly MarkdownNode[] };

/**
 * Pieces of a reply. Tokens become only the React elements listed here and in `inlineView`, so a reply can neither run nor
 * fetch anything.
 */
export const MarkdownGroup = memo(
  function MarkdownGroup({ nodes }: GroupProps) {
    return nodes.map((node, place) => {
      // Pieces are only added at the end.
      const key = place;
      return <Piece key={key} node={node} />;
    });
  },
  (before, { nodes }) =>
    before.nodes.length === nodes.length && before.nodes.every((node, place) => node === nodes[place]),
);

const Piece = memo(function Piece({ node: { token, children } }: { node: MarkdownNode }) {
  if (!token) return null;
  if (token.tag === 'code' && children.length === 0) {
    return <span className="reply-lines">{withoutBidiOverrides(token.content)}</span>;
  }
  // An inline token is the only child of its piece.
  const words = children[0]?.token;
  if (words?.type === 'inline') {
    // A paragraph with nothing but marks so far.
    if (words.content === '' && token.type === 'paragraph_open') return null;
    return element(token, inlineView(parseInline(words.content, words.meta ?? {})).children);
  }
  const groups = inGroups(children, groupSize).map((nodes, place) => {
    const key = place;
    return <MarkdownGroup key={key} nodes={nodes} />;
  });
  return element(token, groups);
});

const elements = new Set('p ul li blockquote thead tbody tr th td'.split(' '));

function element(token: Token, children: ReactNode): ReactNode {
  const { type, tag } = token;
  if (type === 'hr') return <hr />;
  if (tag === 'code') return <CodeBlock>{children}</CodeBlock>;
  if (tag === 'ol') return <ol start={Number(token.attrGet('start') || 1)}>{children}</ol>;
  if (tag === 'table') {
    return (
      <Scrollable label={chatWords.table}>
        <table>{children}</table>
      </Scrollable>
    );
  }
  // The page has its own h1 and h2, and a smaller heading first would skip a level.
  if (type === 'heading_open') return <h3>{children}</h3>;
  return elements.has(tag) && !token.hidden ? createElement(tag, undefined, children) : children;
}

function CodeBlock({ children }: { children: ReactNode }) {
  return (
    <Scrollable label={chatWords.code}>
      <pre translate="no">
        <code>{children}</code>
      </pre>
    </Scrollable>
  );
}

/** Content wider than the bubble, scrollable with the keyboard too. */
function Scrollable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="reply-wide" aria-label={label} {...keyboardScrollable}>
      {children}
    </section>
  );
}
