/** Tags of which a page has one, each with what identifies it. */
const single = 'title, meta[name], meta[property], link[rel=canonical]';

/**
 * Keeps the head free of duplicates. React adopts the prerendered tags where they match what it renders; otherwise, as when
 * an extension has changed the page, it adds its own and leaves the others.
 *
 * @returns removes each tag that is in the head now and has been rendered again since
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
