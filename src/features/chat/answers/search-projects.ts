import MiniSearch from 'minisearch';
import type { KnownProject } from '#features/chat/knowledge.ts';
import { questionWords } from './question-words.ts';
import { glosses } from './words.ts';

type Sentence = { id: number; project: KnownProject; text: string; isProse: boolean };

const indexes = new WeakMap<
  readonly KnownProject[],
  { index: MiniSearch<Sentence>; sentences: Sentence[] }
>();

/**
 * The projects whose texts hold each of the words (or one of them), the best first. Indonesian and Javanese words are
 * looked for in English too.
 */
export function searchProjects(
  words: readonly string[],
  projects: readonly KnownProject[],
  isEither: boolean,
): KnownProject[] {
  const { index, sentences } = indexOf(projects);
  const scores = words.map((word) => {
    const ofWord = new Map<KnownProject, number>();
    for (const { id, score } of hits(index, word)) {
      const project = sentences[id]?.project;
      if (project) ofWord.set(project, (ofWord.get(project) ?? 0) + score);
    }
    return ofWord;
  });
  const total = (project: KnownProject) =>
    scores.reduce((sum, ofWord) => sum + (ofWord.get(project) ?? 0), 0);
  const isFound = (project: KnownProject) =>
    isEither ? total(project) > 0 : scores.length > 0 && scores.every((ofWord) => ofWord.has(project));
  return projects.filter(isFound).sort((a, b) => total(b) - total(a));
}

/** Up to two sentences of one project that hold most of the words, at least half of them, and a pattern; in their order. */
export function searchSentences(
  words: readonly string[],
  project: KnownProject,
  projects: readonly KnownProject[],
  mustHold = /^/,
): string[] {
  const { index, sentences } = indexOf(projects);
  const counts = new Map<number, number>();
  for (const word of words) {
    for (const { id } of hits(index, word)) {
      const sentence = sentences[id];
      if (sentence?.project === project && sentence.isProse && mustHold.test(sentence.text))
        counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...counts.values());
  if (most === 0 || most * 2 < words.length) return [];
  const best = [...counts].filter(([, count]) => count === most).slice(0, 2);
  return best.sort(([a], [b]) => a - b).map(([id]) => sentences[id]?.text ?? '');
}

function hits(index: MiniSearch<Sentence>, word: string) {
  const asked = [word, ...(glosses.get(word) ?? glosses.get(word.replace(/(?:nya|ne|e)$/, '')) ?? [])];
  return index.search(asked.join(' '), { combineWith: 'OR' });
}

function indexOf(projects: readonly KnownProject[]) {
  const known = indexes.get(projects);
  if (known) return known;
  const sentences = projects.flatMap(sentencesOf).map((sentence, id) => ({ id, ...sentence }));
  const index = new MiniSearch<Sentence>({ fields: ['text'], tokenize: questionWords, processTerm: stem });
  index.addAll(sentences);
  indexes.set(projects, { index, sentences });
  return { index, sentences };
}

function sentencesOf(project: KnownProject): Omit<Sentence, 'id'>[] {
  const { title, description, paragraphs, captions, owner } = project;
  const prose = [description, ...paragraphs].flatMap((text) => text.split(/(?<=[.!?。])\s+/));
  return [
    ...[title, owner].map((text) => ({ project, text, isProse: false })),
    ...[...prose, ...captions].map((text) => ({ project, text, isProse: true })),
  ];
}

/** English endings only: what the texts are searched by is mostly nouns. */
function stem(term: string): string {
  return term.replace(/(?<=\p{L}{3})(?:ies|y)$/u, 'i').replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '');
}
