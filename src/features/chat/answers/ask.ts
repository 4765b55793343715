import type { Knowledge } from '#features/chat/knowledge.ts';
import { type Asked, alwaysBeside, means, tagOf } from './asked.ts';
import type { Say } from './facts.ts';
import { readQuery } from './project-query.ts';
import type { Piece } from './read-question.ts';
import { projectTeller } from './tell-projects.ts';
import type { Language } from './words.ts';

/** What an answer is made from. */
export type Source = { knowledge: Knowledge; say: Say; language: Language; isOneWord: boolean };

/** The question that the pieces are, without greetings, thanks and introductions that stand beside it. */
export function ask(read: readonly Piece[], { knowledge, say, language }: Source): Asked {
  const pieces = withoutCourtesies(read);
  const isExcluded = (piece: Piece): boolean => {
    const before = pieces[pieces.indexOf(piece) - 1];
    return before?.meaning === 'not' || (before?.project !== undefined && isExcluded(before));
  };
  return {
    pieces,
    says: (...meanings) => pieces.some(({ meaning }) => meaning !== undefined && meanings.includes(meaning)),
    named: [
      ...new Set(pieces.flatMap((piece) => (piece.project && !isExcluded(piece) ? [piece.project] : []))),
    ],
    technologies: [...new Set(pieces.flatMap(({ technology }) => technology ?? []))],
    query: readQuery(pieces, knowledge),
    language,
    knowledge,
    say,
    tell: projectTeller(knowledge, language, say),
  };
}

/** "Halo, mau tanya, …" and "kami dari HRD, …" is what the rest asks; "keren websitenya" is praise. */
function withoutCourtesies(read: readonly Piece[]): readonly Piece[] {
  const [first, second] = read;
  // "Orang" and "wong" are people, too.
  const isFromSomewhere =
    first?.meaning === 'from' && !/^(orang|wong)$/.test(first.text) && second && tagOf(second) === '#word';
  // "I want to make a website, can he help?", but not "has he made what helps people?"
  const pieces = (isFromSomewhere ? read.slice(2) : read).map((piece, at, all) =>
    piece.meaning === 'help' &&
    piece.text !== 'helps' &&
    all.slice(0, at).some(({ meaning }) => meaning === 'make')
      ? { ...piece, meaning: 'hire' as const }
      : piece,
  );
  // "Which project is cool?" asks for a judgement.
  if (pieces.some(({ meaning }) => meaning === 'what') && pieces.at(-1)?.meaning === 'thanks') return pieces;
  const begin = pieces.findIndex((piece) => !isAddress(piece));
  const rest = pieces.filter(
    // "Does he work in the morning?" greets nobody.
    (piece, at) => !isAside(piece) && !(piece.meaning === 'greeting' && at < begin),
  );
  return !rest.every(isBesideCourtesies) ? rest : pieces;
}

const isAddress = means('greeting human owner you');
const isAside = means('help thanks');
const isBesideCourtesies = means(`${alwaysBeside} howAreYou human list mine screens site website work`);
