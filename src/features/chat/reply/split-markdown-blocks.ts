import { fenceAfter } from './markdown-fence.ts';

/** Characters. A longer block is cut, so that rendering the newest one costs the same however long the answer gets. */
export const longestBlock = 2_000;

type Split = {
  /** Blocks that nothing to come can change. */
  blocks: string[];
  /** The block that is still being written. */
  rest: string;
};

/**
 * Cuts markdown at the blank lines between its blocks. Fences stay whole, and so do lists with blank lines between their
 * items. The blocks do not depend on the pieces in which the text arrived: split the rest again with what comes next.
 */
export function splitMarkdownBlocks(markdown: string): Split {
  const blocks: string[] = [];
  let rest = markdown;
  for (;;) {
    const cut = firstCut(rest);
    if (!cut) return { blocks, rest };
    blocks.push(cut.block);
    rest = cut.rest;
  }
}

type Cut = { block: string; rest: string };

function firstCut(text: string): Cut | undefined {
  let fence = '';
  let isList: boolean | undefined;
  let isAfterBlank = false;
  let cutBefore = 0;

  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const isComplete = newline >= 0;
    const end = isComplete ? newline + 1 : text.length;
    const line = text.slice(start, Math.min(end, start + longestBlock));
    const isBlank = line.trim() === '';

    if (isAfterBlank && !isBlank && isList !== undefined && !fence) {
      if (!isList || !(continuesList.test(line) || (!isComplete && mayContinueList.test(line)))) {
        return { block: text.slice(0, start), rest: text.slice(start) };
      }
    }
    if (start > 0 && (fence || !/^\s/.test(line))) cutBefore = start;
    if (end > longestBlock) return cutLongBlock(text, cutBefore, fence);

    if (!isBlank) isList ??= listItem.test(line);
    isAfterBlank = isBlank && isComplete && !fence;
    if (isComplete) fence = fenceAfter(line, fence);
    start = end;
  }
  return undefined;
}

const listItem = /^ {0,3}(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
const continuesList = /^(?: {2}|\t|\s?(?:[-*+]|\d{1,9}[.)])(?:\s|$))/;
/** Too short to tell yet. */
const mayContinueList = /^\s?(?:[-*+]|\d{1,9}[.)]?)?$/;

function cutLongBlock(text: string, cutBefore: number, fence: string): Cut {
  const at = cutBefore > longestBlock / 2 ? cutBefore : inside(text);
  const block = text.slice(0, at);
  const rest = text.slice(at);
  if (fence) {
    const opening = new RegExp(`^\\s*${fence}[\\w+#-]{0,20}`, 'm').exec(block)?.[0].trim() ?? fence;
    return { block: `${block}\n${fence}\n`, rest: `${opening}\n${rest}` };
  }
  const tableHead = rest.startsWith('|') && /^\|.{1,300}\n\|[\s:|-]{1,300}\n(?=\|)/m.exec(block)?.[0];
  return { block, rest: tableHead ? tableHead + rest : rest };
}

/** A place in a long line: after its last space, or else anywhere but inside a surrogate pair. */
function inside(text: string): number {
  const space = text.lastIndexOf(' ', longestBlock - 1) + 1;
  if (space > longestBlock / 2) return space;
  const isPair = /[\uD800-\uDBFF]/.test(text.charAt(longestBlock - 1));
  return isPair ? longestBlock - 1 : longestBlock;
}
