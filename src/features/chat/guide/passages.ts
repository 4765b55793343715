import type { Guide } from '#content/guide-types.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import type { Quote } from './guide-answer.ts';
import { createMatcher } from './match.ts';
import type { Piece } from './names.ts';
import { type Vocabulary, wordsOf } from './words.ts';

/** Parts of a question, by weight, that a sentence must hold to be quoted, and to be the answer. */
const limits = { near: 0.4, sure: 0.65 };

/** Makes a search for the sentence of a project's own text that holds most of what a question asks. */
export function createPassages({ projects }: Knowledge, guide: Guide, vocabulary: Vocabulary) {
  const documents = projects.flatMap((project) => {
    const { kind, id, title, description, problem, role, result, paragraphs } = project;
    const others = Object.values(guide.projects[`${kind}/${id}`] ?? {});
    const texts = [description, problem, role, result, ...paragraphs].flatMap((text) => text ?? []);
    const sentences = texts.flatMap((text) => text.split(/(?<=[.!?…。！？।؟]["”’)]?)\s+/));
    return [
      { words: wordsOf([title, ...others].join(' ')), of: { text: description, project } },
      ...sentences.map((text) => ({ words: wordsOf(text), of: { text, project } })),
    ];
  });
  const match = createMatcher<Omit<Quote, 'isSure'>>(documents, vocabulary);
  return (pieces: readonly Piece[]): Quote | undefined => {
    const named = pieces.flatMap(({ name }) => (name?.type === 'project' ? name.project : []));
    const words = pieces.flatMap(({ text, name }) => (name || vocabulary.isStopWord(text) ? [] : text));
    const [best] = match(words)
      .filter(({ of, covered }) => covered >= limits.near && (!named[0] || named.includes(of.project)))
      .toSorted((a, b) => b.covered - a.covered || b.score - a.score);
    const isSure = named.length > 0 && words.length > 1;
    return best && { ...best.of, isSure: isSure && best.covered >= limits.sure };
  };
}
