import type { Token } from 'markdown-it';
import { createElement, memo, type ReactNode } from 'react';
import { chatWords } from '#content/words-chat.ts';
import { withoutBidiOverrides } from '#lib/without-bidi-overrides.ts';
import { keyboardScrollable } from '#ui/keyboard-scrollable.ts';
import { inlineView } from './inline-view.tsx';
import type { MarkdownNode } from './markdown-tree.ts';

/**
 * A piece of a reply. Its tokens become React elements of the kinds listed here and in `inlineView` and nothing else, so
 * that a reply can neither run nor fetch anything.
 */
export const MarkdownView = memo(function MarkdownView({ node }: { node: MarkdownNode }) {
  if ('code' in node) return withoutBidiOverrides(node.code);
  if ('inline' in node) return inlineView(node.inline).children;
  const children = node.children.map((child, place) => {
    // Pieces are only ever added at the end.
    const key = place;
    return <MarkdownView key={key} node={child} />;
  });
  return node.token ? element(node.token, children) : children;
});

const elements = new Set('p ul li blockquote thead tbody tr th td'.split(' '));

function element(token: Token, children: ReactNode[]): ReactNode {
  const { type, tag } = token;
  if (type === 'hr') return <hr />;
  if (type === 'fence' || type === 'code_block') return <CodeBlock>{children}</CodeBlock>;
  if (tag === 'ol') return <ol start={Number(token.attrGet('start') || 1)}>{children}</ol>;
  if (tag === 'table') {
    return (
      <Scrollable label={chatWords.table}>
        <table>{children}</table>
      </Scrollable>
    );
  }
  // The page has its own h1 and h2, and a model that begins with a small heading would leave a level out.
  if (type === 'heading_open') return <h3>{children}</h3>;
  // A paragraph of which only marks are there so far.
  if (type === 'paragraph_open' && children.length === 0) return null;
  return elements.has(tag) && !token.hidden ? createElement(tag, undefined, children) : children;
}

function CodeBlock({ children }: { children: ReactNode }) {
  return (
    <Scrollable label={chatWords.code}>
      <pre>
        <code>{children}</code>
      </pre>
    </Scrollable>
  );
}

/** Wider than the bubble: it can be scrolled with the keyboard too. */
function Scrollable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="reply-wide" aria-label={label} {...keyboardScrollable}>
      {children}
    </section>
  );
}
