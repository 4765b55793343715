import type { Guide } from '#content/guide-types.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import type { Entry } from './examples.ts';
import { type Filter, hasName, type Piece } from './names.ts';

/** What an answer is about; `project` is the one that was asked about. */
export type Subject = {
  projects: readonly KnownProject[];
  project?: KnownProject | undefined;
  /** What projects must have, and what they must not have together. */
  wanted: readonly Filter[];
  unwanted: readonly Filter[];
};

export const nothing: Subject = { projects: [], wanted: [], unwanted: [] };

/** Reads what a question asks of projects. A "not" covers a name soon after it, and those joined to that. */
function filtersOf(pieces: readonly Piece[]) {
  const [wanted, unwanted]: [Filter[], Filter[]] = [[], []];
  let last = Number.NEGATIVE_INFINITY;
  for (const [at, { name }] of pieces.entries()) {
    if (name?.type === 'not') last = at;
    if (!name || !('project' in name || 'names' in name || 'kind' in name || 'year' in name)) continue;
    const isJoined = pieces[at - 1]?.name?.type === 'or' || name.type === unwanted[0]?.type;
    if (at - last <= (unwanted.length === 0 ? 4 : isJoined ? 2 : 1)) {
      unwanted.push(name);
      last = at;
    } else if (name.type !== 'project') wanted.push(name);
  }
  return { wanted, unwanted };
}

/** Makes a function that finds what a question is about if an entry answers it. */
export function createSubjects({ projects }: Knowledge, { implies }: Guide) {
  function has(project: KnownProject, name: Filter): boolean {
    const isUsed = (one = '') => 'names' in name && name.names.includes(one);
    if (name.type === 'tech') return project.technologies.some((one) => isUsed(one) || isUsed(implies[one]));
    if (name.type === 'kind') return project.kind === name.kind;
    return name.type === 'year' ? project.date.startsWith(name.year) : name.project === project;
  }

  /** Kinds and years are alternatives, technologies only with "or". */
  const fits = (project: KnownProject, names: readonly Filter[], isOr: boolean) =>
    names.every(({ type }) => {
      const alike = names.filter((name) => name.type === type);
      return alike[type === 'tech' && !isOr ? 'every' : 'some']((name) => has(project, name));
    });

  /** @param kept whose filters stay unless the question has its own */
  return (entry: Entry, pieces: readonly Piece[], before: Subject, kept = nothing): Subject => {
    const { id, needs, shows } = entry;
    const own = filtersOf(pieces);
    const isKept = ({ type }: Filter) => !hasName(pieces, type);
    const wanted = [...kept.wanted.filter(isKept), ...own.wanted];
    const unwanted = [...kept.unwanted.filter(isKept), ...own.unwanted];
    if (needs > 0) {
      const named = new Set(pieces.flatMap(({ name }) => (name?.type === 'project' ? name.project : [])));
      const about = named.size > 0 || !before.project ? [...named] : [before.project];
      return { wanted, unwanted, projects: about, project: about[0] };
    }
    if (!shows || shows === 'starters') return { ...nothing, wanted, unwanted };
    const chosen = projects
      .filter((project) => shows === 'all' || (project[shows] ?? 'private') !== 'private')
      .filter((project) => fits(project, wanted, hasName(pieces, 'or')))
      .filter((project) => unwanted.length === 0 || !fits(project, unwanted, true))
      .toSorted((a, b) => b.date.localeCompare(a.date));
    if (id === 'oldest') chosen.reverse();
    const isOrdered = id === 'oldest' || id === 'newest';
    const project = isOrdered || chosen.length === 1 ? chosen[0] : undefined;
    return { wanted, unwanted, projects: isOrdered ? chosen.slice(0, 3) : chosen, project };
  };
}

/** Whether an answer lists projects. */
export const isList = ({ needs, shows }: Entry) => needs === 0 && shows !== undefined && shows !== 'starters';
