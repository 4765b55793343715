import type { ProjectNeighbor, ProjectPage } from '../../src/content/project.ts';

/**
 * Finds the previous and next project of the same kind, in list order, wrapping around.
 *
 * @returns no `previous` below three projects: it would be the next one again
 */
export function neighbors({ kind, id }: ProjectPage, pages: readonly ProjectPage[]) {
  const ofKind = pages.filter((page) => page.kind === kind);
  const place = ofKind.findIndex((page) => page.id === id);
  const [previous, next] = [ofKind.at(place - 1), ofKind[(place + 1) % ofKind.length]];
  return {
    ...(previous && ofKind.length > 2 && { previous: neighborOf(previous) }),
    ...(next && ofKind.length > 1 && { next: neighborOf(next) }),
  };
}

function neighborOf({ kind, id, title, image }: ProjectPage): ProjectNeighbor {
  return { kind, id, title, image };
}
