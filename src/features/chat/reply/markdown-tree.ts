import type { Token } from 'markdown-it';
import { parseInline } from './markdown-parser.ts';

/** A piece of a reply as it is shown. Never changed once made, so that what is finished keeps its elements. */
export type MarkdownNode =
  /** An element; without a token several nodes that are rendered together. */
  | { token?: Token; children: readonly MarkdownNode[] }
  /** Words of a paragraph, heading or cell. */
  | { inline: readonly Token[] }
  /** Lines of code. */
  | { code: string };

export type Parent = Extract<MarkdownNode, { children: unknown }>;

/** Blocks that are rendered, laid out and painted together, or not at all while they are far from what is seen. */
const groupSize = 24;

/** @param opening lines at the beginning that only open what follows: a block that ends in them is left out */
export function treeOf(tokens: readonly Token[], opening = ''): Parent {
  const skip = opening.split('\n').length - 1;
  const open: { token?: Token; children: MarkdownNode[] }[] = [{ children: [] }];
  for (const token of tokens) {
    const { children } = open.at(-1) ?? { children: [] };
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    const node = nodeOf(token);
    const isSkipped = token.map && token.map[1] <= skip;
    if (!isSkipped && !('inline' in node && node.inline.length === 0)) children.push(node);
    if (token.nesting === 1) open.push(node);
  }
  return open[0] ?? { children: [] };
}

function nodeOf(token: Token) {
  const children: MarkdownNode[] = [];
  if (token.type === 'inline') {
    const inline = token.children?.length ? token.children : parseInline(token.content);
    return { inline, children };
  }
  if (token.nesting === 0 && token.type !== 'hr') children.push({ code: token.content });
  return { token, children };
}

/**
 * Groups of blocks with what comes next; all but their last branch are kept as they are.
 *
 * @param depth how many elements of the last branch go on in `next`: with none it begins new blocks
 */
export function joinTrees(groups: readonly Parent[], next: Parent, depth: number): readonly Parent[] {
  const last = groups.at(-1);
  if (next.children.length === 0) return groups;
  if (!last || (depth === 0 && last.children.length >= groupSize)) return [...groups, next];
  const joined =
    depth > 0 ? continued(last, next, depth) : { children: [...last.children, ...next.children] };
  return [...groups.slice(0, -1), joined];
}

function continued(tree: Parent, next: Parent, depth: number): Parent {
  const last = tree.children.at(-1);
  const [first, ...others] = next.children;
  if (depth > 0 && last && 'children' in last) {
    if (!last.token) return withLast(tree, continued(last, next, depth));
    if (first && 'children' in first && isSameKind(last, first)) {
      const joined = withLast(tree, continued(last, first, depth - 1));
      return others.length > 0 ? withMore(joined, others) : joined;
    }
  }
  return withMore(tree, next.children);
}

function withLast(tree: Parent, last: MarkdownNode): Parent {
  return { ...tree, children: [...tree.children.slice(0, -1), last] };
}

function withMore(tree: Parent, children: readonly MarkdownNode[]): Parent {
  return { ...tree, children: [...tree.children, { children }] };
}

/** A heading that was cut goes on as a paragraph. */
function isSameKind({ token }: Parent, { token: next }: Parent): boolean {
  return token?.type === next?.type || (token?.type === 'heading_open' && next?.type === 'paragraph_open');
}
