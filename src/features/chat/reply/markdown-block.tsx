import type { Token } from 'markdown-it';
import { createElement, Fragment, memo, type ReactNode } from 'react';
import { keyboardScrollable } from '#features/chat/conversation/keyboard-scrollable.ts';
import { withoutBidiOverrides } from '#features/chat/conversation/without-bidi-overrides.ts';
import { parseMarkdown } from './markdown-parser.ts';
import { ReplyLink } from './reply-link.tsx';

/**
 * A block of a reply. Its tokens become React elements of the kinds listed below and nothing else, so that a reply can
 * neither run nor fetch anything.
 */
export const MarkdownBlock = memo(function MarkdownBlock({ markdown }: { markdown: string }) {
  const tokens = parseMarkdown(markdown);
  return tokens ? renderTokens(tokens).children : <p>{withoutBidiOverrides(markdown)}</p>;
});

type Open = { token: Token | undefined; children: ReactNode[]; text: string };

function renderTokens(tokens: readonly Token[]): Open {
  const root: Open = { token: undefined, children: [], text: '' };
  const open: Open[] = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    if (token.nesting === 1) {
      open.push({ token, children: [], text: '' });
    } else if (token.nesting === -1 && parent !== root) {
      open.pop();
      add(open.at(-1) ?? root, element(parent), parent.text);
    } else {
      const { node, text } = leaf(token);
      add(parent, node, text);
    }
  }
  return root;
}

function add(parent: Open, node: ReactNode, text: string): void {
  parent.children.push(<Fragment key={parent.children.length}>{node}</Fragment>);
  parent.text += text;
}

function leaf(token: Token): { node: ReactNode; text: string } {
  const text = withoutBidiOverrides(token.content);
  switch (token.type) {
    case 'inline': {
      const { children, text } = renderTokens(token.children ?? []);
      return { node: children, text };
    }
    case 'image': {
      // Loading it could tell a stranger who reads this.
      const description = renderTokens(token.children ?? []).text;
      return { node: description, text: description };
    }
    case 'softbreak':
      return { node: '\n', text: ' ' };
    case 'hardbreak':
      return { node: <br />, text: ' ' };
    case 'hr':
      return { node: <hr />, text: '' };
    case 'code_inline':
      return { node: <code>{text}</code>, text };
    case 'code_block':
    case 'fence':
      return { node: <CodeBlock text={text} />, text };
    default:
      return { node: text, text };
  }
}

const elements = new Set('p ul ol li blockquote table thead tbody tr th td strong em s'.split(' '));

function element({ token, children, text }: Open): ReactNode {
  const tag = token?.tag ?? '';
  if (tag === 'a') {
    return (
      <ReplyLink href={String(token?.attrGet('href'))} text={text}>
        {children}
      </ReplyLink>
    );
  }
  if (tag === 'ol') return <ol start={Number(token?.attrGet('start') || 1)}>{children}</ol>;
  if (tag === 'table') return <Scrollable label="Table">{<table>{children}</table>}</Scrollable>;
  // The page has its own h1 and h2, and a model that begins with a small heading would leave a level out.
  if (/^h[1-6]$/.test(tag)) return <h3>{children}</h3>;
  return elements.has(tag) && !token?.hidden ? createElement(tag, undefined, children) : children;
}

function CodeBlock({ text }: { text: string }) {
  return (
    <Scrollable label="Code">
      <pre>
        <code>{text}</code>
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
