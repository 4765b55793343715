import type { Token } from 'markdown-it';
import { createElement, Fragment, type ReactNode } from 'react';
import { withoutBidiOverrides } from '#lib/without-bidi-overrides.ts';
import { ReplyLink } from './reply-link.tsx';

type Open = { token: Token | undefined; children: ReactNode[]; text: string };

/** The words of a paragraph, heading or cell as elements, and without their marks. */
export function inlineView(tokens: readonly Token[]): Pick<Open, 'children' | 'text'> {
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
    case 'image': {
      // Loading it could tell a stranger who reads this.
      const description = inlineView(token.children ?? []).text;
      return { node: description, text: description };
    }
    case 'softbreak':
      return { node: '\n', text: ' ' };
    case 'hardbreak':
      return { node: <br />, text: ' ' };
    case 'code_inline':
      return { node: <code>{text}</code>, text };
    default:
      return { node: text, text };
  }
}

function element({ token, children, text }: Open): ReactNode {
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
