import { hasPath } from 'virtual:has-path';
import { type HomePart, owner } from '#content/owner.ts';

const all: readonly HomePart[] = ['about', 'chat', 'tools', 'path', 'projects', 'contact'];

/** The parts of the home page that are there, in order. */
export const homeParts = all.filter(
  (part) => !owner.hiddenParts?.includes(part) && (part !== 'path' || hasPath),
);
