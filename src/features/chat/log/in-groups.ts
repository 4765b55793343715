/** The items in groups of `size`, in their order; the last group may be smaller. */
export function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  const groups = Math.ceil(items.length / size);
  return Array.from({ length: groups }, (_, group) => items.slice(group * size, (group + 1) * size));
}
