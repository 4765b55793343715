import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { editDistance } from '#lib/edit-distance.ts';
import type { Names } from './names.ts';
import { questionWords } from './question-words.ts';
import { isAlike, isTypingMistake, stem } from './word-forms.ts';
import { phrases } from './words.ts';

/** One of the names that a project is found by (common: texts say it in small letters, too): without spaces, since "open course" is written in both ways. */
export type ProjectName = { project: KnownProject; name: string; isCommon: boolean; isLatin: boolean };

const leastLetters = 4;

/** The title of each project, the parts of it that tell it from others, and the other names that the owner gave it; by first letter. */
export function projectNames({
  bot,
  projects,
}: Pick<Knowledge, 'bot' | 'projects'>): Map<string, ProjectName[]> {
  const texts = projects.flatMap(({ description, paragraphs }) => [description, ...paragraphs]).join(' ');
  const spoken = new Set(texts.match(/(?<!\p{L})\p{Ll}+/gu));
  const names = projects.flatMap((project) => {
    const [beforeDash = ''] = project.title.split(/\s[-–|:]\s/);
    const special = questionWords(beforeDash).filter((word) => !common.has(word));
    const others = bot.projects[`${project.kind}/${project.id}`]?.names ?? [];
    const called = [project.title, beforeDash, special.join(' '), ...others];
    const compact = new Set(called.map((name) => questionWords(name).join('')));
    return [...compact]
      .map((name) => ({ name, isLatin: /[a-z]/.test(name) }))
      .filter(({ name, isLatin }) => [...name].length >= (isLatin ? leastLetters : 2))
      .map((one) => ({ ...one, project, isCommon: spoken.has(one.name) || phrases.has(one.name) }));
  });
  const byLetter = new Map<string, ProjectName[]>();
  for (const one of names) byLetter.set(one.name[0] ?? '', [...(byLetter.get(one.name[0] ?? '') ?? []), one]);
  return byLetter;
}

const common = new Set('official website mobile app portfolio project projects web site the'.split(' '));

/** How many letters may be wrong: fewer where a name is made of several words. */
function mostWrong(name: string, words: number): number {
  if (words > 1) return Math.floor(name.length / 6);
  return name.length < 5 ? 0 : name.length < 12 ? 1 : 2;
}

/** The project whose name begins at a word, and how many words the name takes; a letter may be wrong, never the first. */
export function findProjectName(
  words: readonly string[],
  at: number,
  { projects, sought }: Pick<Names, 'projects' | 'sought'>,
) {
  let best: { project: KnownProject; length: number; isLoose: boolean; rank: number } | undefined;
  const word = words[at] ?? '';
  for (const { project, name, isCommon, isLatin } of projects.get(word[0] ?? '') ?? []) {
    // A language without spaces writes what follows a name right after it.
    if (!isLatin && word.startsWith(name) && name.length > (best?.rank ?? 0)) {
      best = { project, length: 1, isLoose: false, rank: name.length };
      continue;
    }
    if (word.length > 2 && !isAlike(word, name)) continue;
    let joined = '';
    for (let length = 1; at + length <= words.length && joined.length < name.length + 3; length += 1) {
      joined += words[at + length - 1];
      const text = joined.length > name.length ? joined.replace(/(?:nya|ne)$/, '') : joined;
      const most = mostWrong(name, length);
      if (Math.abs(text.length - name.length) > most) continue;
      const isWord = phrases.has(text) || sought.has(stem(text));
      const isSwapped = length === 1 && isTypingMistake(text, name);
      const distance = text === name ? 0 : isWord ? 9 : isSwapped ? 1 : editDistance(text, name, most);
      const rank = name.length - distance;
      // "The website in the first place" is not "website ini"; the last two letters of a name may be swapped.
      const isWhole =
        length === 1 ||
        (text.length === name.length && text.at(-2) === name.at(-1)) ||
        text.at(-1) === name.at(-1);
      if (distance <= most && isWhole && (!best || rank > best.rank)) {
        best = { project, length, isLoose: isCommon && length === 1, rank };
      }
    }
  }
  return best;
}
