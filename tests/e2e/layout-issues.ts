/** Runs in the page: text that leaves the window or is cut off, and texts that overlap. */
export function layoutIssues(): string[] {
  type Piece = { text: string; owner: Element; left: number; top: number; right: number; bottom: number };

  const isIgnored = (element: Element) =>
    element.closest('#root > header, [aria-hidden=true], dialog:not([open]), noscript, [href="#main"]') !==
      null || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

  // The first layout skips sections far below (`index.html`).
  document.documentElement.classList.remove('at-top');
  const pieces: Piece[] = [];
  const issues: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const owner = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (!owner || !text || isIgnored(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const seen = clip({ text, owner, left, top, right, bottom });
      if (seen) pieces.push(seen);
    }
  }

  const tooWide = document.documentElement.scrollWidth - innerWidth;
  if (tooWide > 0) issues.push(`the page is ${tooWide} px too wide`);
  for (const { text, left, right } of pieces) {
    if (left < -1 || right > innerWidth + 1) issues.push(`"${text}" leaves the window`);
  }
  pieces.forEach((one, index) => {
    for (const other of pieces.slice(index + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Line boxes are taller than their letters.
      const least = 0.35 * Math.min(one.bottom - one.top, other.bottom - other.top);
      if (width <= 2 || height <= least) continue;
      if (one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      issues.push(`"${one.text}" overlaps "${other.text}"`);
    }
  });
  return [...new Set(issues)];

  /** The part that no ancestor cuts off. A line cut off at its side is an issue; clamped lines are not. */
  function clip(piece: Piece): Piece | undefined {
    let { top, bottom } = piece;
    for (let box: Element | null = piece.owner; box; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      if (position === 'fixed' || position === 'sticky') return undefined;
      if (overflowX === 'visible' || box === document.body || box === document.documentElement) continue;
      const edge = box.getBoundingClientRect();
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
      if (bottom - top < 2) return undefined;
      if (piece.left < edge.left - 1 || piece.right > edge.right + 1)
        issues.push(`"${piece.text}" is cut off`);
    }
    return { ...piece, top, bottom };
  }
}
