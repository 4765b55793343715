/** Tags that a page has once, each with the attribute that identifies it. */
const single = 'title, meta[name], meta[property], link[rel=canonical]';

/**
 * Keeps the head free of duplicates. React adopts prerendered tags that match its own. If they differ, for example after an
 * extension changed the page, it adds its own and leaves the old ones.
 *
 * @returns a function that removes the current tags that React has rendered again by then
 */
export function watchHead(head: HTMLHeadElement): () => void {
  const prerendered = [...head.querySelectorAll(single)];
  return () => {
    const added = [...head.querySelectorAll(single)].filter((tag) => !prerendered.includes(tag));
    const replaced = new Set(added.map(keyOf));
    for (const tag of prerendered) if (replaced.has(keyOf(tag))) tag.remove();
  };
}

function keyOf(tag: Element): string {
  return [tag.tagName, tag.getAttribute('name') ?? tag.getAttribute('property')].join(' ');
}
