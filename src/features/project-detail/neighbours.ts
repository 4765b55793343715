import type { ProjectCard } from '#content/project.ts';

type Place = Pick<ProjectCard, 'kind' | 'id'>;

/**
 * The projects of the same kind before and after one, in the order of the list; the ends meet.
 *
 * @returns `previous` only from three projects on, as it would be the next one again
 */
export function neighbours({ kind, id }: Place, cards: readonly ProjectCard[]) {
  const ofKind = cards.filter((card) => card.kind === kind);
  const place = ofKind.findIndex((card) => card.id === id);
  if (place < 0 || ofKind.length < 2) return {};
  return {
    previous: ofKind.length > 2 ? ofKind.at(place - 1) : undefined,
    next: ofKind[(place + 1) % ofKind.length],
  };
}
