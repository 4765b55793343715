import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { questionWords } from './question-words.ts';

/** A word that more projects hold than this tells nothing. */
const most = 3;

/**
 * Projects whose title, description or summary holds one of the words.
 *
 * @param words that mean nothing else, as `questionWords` gives them
 * @returns at most three, the best first; empty when no word is telling
 */
export function searchProjects(words: readonly string[], { projects, bot }: Knowledge): KnownProject[] {
  const texts = projects.map((project) => {
    const summary = bot.projects[`${project.kind}/${project.id}`]?.summary ?? '';
    return {
      project,
      words: new Set(questionWords(`${project.title} ${project.description} ${summary}`).map(stem)),
    };
  });
  const telling = words
    .map(stem)
    .filter((word) => word.length >= 4)
    .filter((word) => texts.filter((text) => text.words.has(word)).length <= most);
  return texts
    .map((text) => ({ project: text.project, hits: telling.filter((word) => text.words.has(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, most)
    .map(({ project }) => project);
}

function stem(word: string): string {
  return word.replace(/(?:nya|s)$/, '');
}
