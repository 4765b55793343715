import type { Token } from 'markdown-it';

/** A piece of a reply. Finished pieces never change, so React keeps their elements. */
export type MarkdownNode = { token?: Token; children: MarkdownNode[] };

/**
 * A new tree with tokens appended at its right edge; the given tree does not change.
 *
 * @param opening lines at the start of `tokens` that only reopen blocks which continue
 */
export function appendTokens(tree: MarkdownNode, opening: string, tokens: readonly Token[]): MarkdownNode {
  const skip = opening.split('\n').length - 1;
  const root = { children: [...tree.children] };
  const open: (MarkdownNode | undefined)[] = [root];
  for (const token of tokens) {
    const { type, map, nesting } = token;
    const parent = open.at(-1);
    if (nesting < 0) open.pop();
    else if (!parent || (map && map[1] <= skip)) open.push(...(nesting ? [undefined] : []));
    else {
      const last = parent.children.at(-1);
      const continues = last?.token?.type === type && (type === 'tbody_open' || (map && map[0] < skip));
      const node = { token, children: continues ? [...last.children] : [] };
      if (continues) parent.children.pop();
      // The blank line before it may be in the finished text.
      if (last) token.hidden = false;
      parent.children.push(node);
      // Lines of code are a separate piece, which others may follow.
      if (token.tag === 'code') node.children.push({ token, children: [] });
      if (nesting > 0) open.push(node);
    }
  }
  return root;
}
