import type { Token } from 'markdown-it';

/** A piece of a reply. What is finished is never changed, so that it keeps its elements. */
export type MarkdownNode = { token?: Token; children: MarkdownNode[] };

/**
 * A tree with what comes next at its right edge; the given tree stays as it is.
 *
 * @param opening lines at the beginning of `tokens` that only open again what goes on in the others
 */
export function grown(tree: MarkdownNode, opening: string, tokens: readonly Token[]): MarkdownNode {
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
      const goesOn = last?.token?.type === type && (type === 'tbody_open' || (map && map[0] < skip));
      const node = { token, children: goesOn ? [...last.children] : [] };
      if (goesOn) parent.children.pop();
      // The blank line before it may have been left in what is finished.
      if (last) token.hidden = false;
      parent.children.push(node);
      // The lines of code are a piece of their own, after which others may come.
      if (token.tag === 'code') node.children.push({ token, children: [] });
      if (nesting > 0) open.push(node);
    }
  }
  return root;
}
