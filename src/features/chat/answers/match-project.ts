import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { editDistance } from '#lib/edit-distance.ts';

/** The project that a question names, and the words that name it. */
export type NamedProject = { project: KnownProject; start: number; end: number };

/** One wrong letter in five still counts as the same name, though never the first. */
const mostWrong = 1 / 5;
const leastLetters = 4;
/** Letters that a text may have beyond a name: "nya" and two wrong ones. */
const overhang = 5;

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
    if (words[start]?.[0] !== name[0]) continue;
    for (let end = start + 1; end <= words.length; end += 1) {
      const joined = words.slice(start, end).join('');
      if (joined.length > name.length + overhang) break;
      const text = joined.replace(/nya$/, '');
      const most = Math.floor(Math.max(text.length, name.length) * mostWrong);
      if (Math.abs(text.length - name.length) > most) continue;
      const distance = editDistance(text, name);
      const rank = 1 - distance / name.length + name.length / 1000;
      if (distance <= most && (!best || rank > best.rank)) best = { start, end, rank };
    }
  }
  return best;
}

/** `Monev - Money Voice Identifier` is also `Monev`, `Remake SMKDEV` also `SMKDEV`. */
function namesInTitle(title: string): string[] {
  const [beforeDash = title] = title.split(/\s[-–|:]\s/);
  const special = title.replace(/\b(?:official|website|mobile|app|remake)\b/gi, '').trim();
  const isTelling = special !== title && special !== '' && !/^(?:portfolio|project)$/i.test(special);
  return isTelling ? [title, beforeDash, special] : [title, beforeDash];
}

function compact(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
