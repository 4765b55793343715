import type { Knowledge } from '#features/chat/knowledge.ts';
import type { Quote } from './guide-answer.ts';
import { createIndex } from './match.ts';
import type { Piece } from './names.ts';
import { type Vocabulary, wordsOf } from './words.ts';

/** The texts of the projects, to quote the sentence that fits a question. */
export function createPassages({ projects }: Knowledge, vocabulary: Vocabulary) {
  const documents = projects.flatMap((project) =>
    [project.description, project.problem, project.role, project.result, ...project.paragraphs].flatMap(
      (text = '') => sentences(text).map((text) => ({ words: wordsOf(text), of: { text, project } })),
    ),
  );
  const index = createIndex(documents, vocabulary, ({ text }) => text);
  return {
    /** The sentence that holds most of what a question asks, of the project that it names. */
    best(pieces: readonly Piece[]): Quote | undefined {
      const words = pieces.flatMap(({ text, name }) => (name ? [] : text.split(' ')));
      const named = pieces.flatMap(({ name }) => (name?.type === 'project' ? name.project : []));
      const telling = words.filter((word) => !vocabulary.isStopWord(word));
      if (telling.length === 0) return undefined;
      const [best] = index
        .search(telling)
        .filter(({ of }) => named.length === 0 || named.includes(of.project))
        .toSorted((a, b) => b.covered - a.covered);
      return best && best.covered > 0.35 ? best.of : undefined;
    },
  };
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?…。！？।؟]["”’)]?)\s+/);
}
