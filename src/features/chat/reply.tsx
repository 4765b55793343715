import type { Token } from 'markdown-it';
import { createElement, memo, type ReactNode, useMemo } from 'react';
import { chatWords } from '#content/words/chat.ts';
import { inlineView } from './inline-view.tsx';
import { type Block, parseInline, parseReply } from './markdown.ts';

type Props = { markdown: string; isWhole: boolean };

/** Tokens become only elements listed here and in `inlineView`, so a reply can neither run nor fetch anything. */
export function Reply({ markdown, isWhole }: Props) {
  const blocks = useMemo(() => parseReply(markdown, isWhole), [markdown, isWhole]);
  return <div className="reply prose">{viewsOf(blocks, 'auto')}</div>;
}

function viewsOf(blocks: readonly Block[], dir?: 'auto'): ReactNode[] {
  return blocks.map((block, place) => {
    // Blocks are only added at the end.
    const key = place;
    return <BlockView key={key} block={block} dir={dir} />;
  });
}

type BlockProps = { block: Block; dir?: 'auto' | undefined };

const BlockView = memo(
  function BlockView({ block: { token, children }, dir }: BlockProps) {
    const { type, tag, content, hidden } = token;
    if (type === 'inline') return inlineView(parseInline(token)).view;
    if (type === 'hr') return <hr className="border-line" />;
    if (tag === 'code') {
      return (
        <figure aria-label={chatWords.code} {...keyboardScrollable}>
          <pre className="w-max min-w-full" translate="no" dir="ltr">
            <code>{content}</code>
          </pre>
        </figure>
      );
    }
    const views = viewsOf(children);
    if (tag === 'table') {
      return (
        <figure dir={dir} aria-label={chatWords.table} {...keyboardScrollable}>
          <table>{views}</table>
        </figure>
      );
    }
    if (hidden) return views;
    return createElement(elementOf(token), { dir, start: token.attrGet('start') ?? undefined }, views);
  },
  (before, { block }) => before.block.source === block.source,
);

function elementOf({ type, tag }: Token): string {
  // The page has its own h1 and h2, and a smaller heading first would skip a level.
  if (type === 'heading_open') return 'h3';
  return 'p ul ol li blockquote thead tbody tr th td'.split(' ').find((name) => name === tag) ?? 'div';
}

/** Makes a scrolling element focusable, because Safari scrolls only focused elements with the keyboard. */
export const keyboardScrollable = { tabIndex: 0 };
