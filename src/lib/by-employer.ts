/** Groups entries that follow one another at the same employer. */
export function byEmployer<Entry extends { kind: string; at: string }>(
  entries: readonly Entry[],
): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last?.[0].kind === entry.kind && last[0].at === entry.at) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
