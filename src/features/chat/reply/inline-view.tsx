import type { Token } from 'markdown-it';
import { createElement, Fragment, type ReactNode } from 'react';
import { withoutBidiOverrides } from '#lib/without-bidi-overrides.ts';
import { ReplyLink } from './reply-link.tsx';

type Open = { token: Token | undefined; parts: ReactNode[]; text: string };

/**
 * The content of a paragraph, heading or cell as elements, and as plain text. Text always has its own element:
 * translators move text nodes, and React fails when it looks for one that has moved.
 */
export function inlineView(tokens: readonly Token[]): { children: ReactNode[]; text: string } {
  const root: Open = { token: undefined, parts: [], text: '' };
  const open: Open[] = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    if (token.nesting === 1) {
      open.push({ token, parts: [], text: '' });
    } else if (token.nesting === -1 && parent !== root) {
      open.pop();
      add(open.at(-1) ?? root, element(parent), parent.text);
    } else {
      const { node, text } = leaf(token);
      add(parent, node, text);
    }
  }
  return { children: childrenOf(root), text: root.text };
}

function add(parent: Open, node: ReactNode, text: string): void {
  const last = parent.parts.at(-1);
  if (typeof node === 'string' && typeof last === 'string')
    parent.parts[parent.parts.length - 1] = last + node;
  else if (node !== '') parent.parts.push(node);
  parent.text += text;
}

function childrenOf({ parts }: Open): ReactNode[] {
  return parts.map((part, place) => {
    const key = place;
    return typeof part === 'string' ? <span key={key}>{part}</span> : <Fragment key={key}>{part}</Fragment>;
  });
}

function leaf(token: Token): { node: ReactNode; text: string } {
  const text = withoutBidiOverrides(token.content);
  switch (token.type) {
    case 'image': {
      // Loading it could tell a third party who reads this.
      const description = inlineView(token.children ?? []).text;
      return { node: description, text: description };
    }
    case 'softbreak':
      return { node: '\n', text: ' ' };
    case 'hardbreak':
      return { node: <br />, text: ' ' };
    case 'code_inline':
      return { node: <code translate="no">{text}</code>, text };
    default:
      return { node: text, text };
  }
}

function element(open: Open): ReactNode {
  const { token, text } = open;
  const children = childrenOf(open);
  const tag = token?.tag ?? '';
  if (tag === 'a') {
    return (
      <ReplyLink href={String(token?.attrGet('href'))} text={text}>
        {children}
      </ReplyLink>
    );
  }
  return /^(?:strong|em|s)$/.test(tag) ? createElement(tag, undefined, children) : children;
}
