import { editDistance } from '#lib/edit-distance.ts';
import type { Knowledge, KnownProject } from './knowledge.ts';

/** The project that a question names, and the words that name it. */
export type NamedProject = { project: KnownProject; start: number; end: number };

/** One wrong letter in five still counts as the same name, though never the first. */
const leastLikeness = 0.8;
const leastLetters = 4;

/**
 * The project that a question names by its title, a part of its title or another name, however it is spaced and with
 * some letters wrong. Of several the closest, then the longest name.
 *
 * @param words as `questionWords` gives them
 */
export function matchProject(
  words: readonly string[],
  { projects, bot }: Knowledge,
): NamedProject | undefined {
  let best: (NamedProject & { rank: number }) | undefined;
  for (const project of projects) {
    const names = [
      ...namesInTitle(project.title),
      ...(bot.projects[`${project.kind}/${project.id}`]?.names ?? []),
    ];
    for (const name of names) {
      const found = findName(words, compact(name));
      if (found && (!best || found.rank > best.rank)) best = { project, ...found };
    }
  }
  return best;
}

function findName(words: readonly string[], name: string) {
  if (name.length < leastLetters) return undefined;
  let best: { start: number; end: number; rank: number } | undefined;
  for (let start = 0; start < words.length; start += 1) {
    for (let end = start + 1; end <= words.length; end += 1) {
      const text = words.slice(start, end).join('').replace(/nya$/, '');
      if (text.length > name.length + 2) break;
      const likeness = 1 - editDistance(text, name) / Math.max(text.length, name.length);
      const rank = likeness + name.length / 1000;
      if (likeness >= leastLikeness && text[0] === name[0] && (!best || rank > best.rank))
        best = { start, end, rank };
    }
  }
  return best;
}

/** `Monev - Money Voice Identifier` is also `Monev`, `Remake SMKDEV` also `SMKDEV`. */
function namesInTitle(title: string): string[] {
  const [beforeDash = title] = title.split(/\s[-–|:]\s/);
  const special = title.replace(/\b(?:official|website|mobile|app|remake|management)\b/gi, '').trim();
  const isTelling = special.split(/\s+/).length < title.split(/\s+/).length && !generalWords.test(special);
  return isTelling ? [title, beforeDash, special] : [title, beforeDash];
}

const generalWords = /^(?:portfolio|project|book|)$/i;

function compact(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
