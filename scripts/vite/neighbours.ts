import type { ProjectNeighbour, ProjectPage } from '../../src/content/project.ts';

/**
 * Finds the previous and next project of the same kind, in list order, wrapping around.
 *
 * @returns no `previous` below three projects: it would be the next one again
 */
export function neighbours({ kind, id }: ProjectPage, pages: readonly ProjectPage[]) {
  const ofKind = pages.filter((page) => page.kind === kind);
  const place = ofKind.findIndex((page) => page.id === id);
  const [previous, next] = [ofKind.at(place - 1), ofKind[(place + 1) % ofKind.length]];
  return {
    ...(previous && ofKind.length > 2 && { previous: neighbourOf(previous) }),
    ...(next && ofKind.length > 1 && { next: neighbourOf(next) }),
  };
}

function neighbourOf({ kind, id, title, image }: ProjectPage): ProjectNeighbour {
  return { kind, id, title, image };
}
