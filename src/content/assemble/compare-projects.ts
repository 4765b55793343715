import type { Owner } from '#content/schema/owner.ts';

type Sortable = { id: string; date: string; order?: number | undefined };

/** By `order` (those without it last), then by date, newest first, or with `listed` by id only. */
export function compareProjects(by: Owner['projectOrder'] = 'date'): (a: Sortable, b: Sortable) => number {
  return (a, b) => {
    const [first, second] = [a.order ?? Number.MAX_VALUE, b.order ?? Number.MAX_VALUE];
    if (first !== second) return first - second;
    const newest = by === 'date' ? newestFirst(a, b) : 0;
    return newest || a.id.localeCompare(b.id, 'en', { numeric: true });
  };
}

/** By date. A year without a month counts as its January. */
export function newestFirst(a: Pick<Sortable, 'date'>, b: Pick<Sortable, 'date'>): number {
  return b.date.localeCompare(a.date, 'en');
}
