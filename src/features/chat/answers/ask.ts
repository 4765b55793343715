import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { type Asked, alwaysBeside, means, tagOf } from './asked.ts';
import type { Say } from './facts.ts';
import { siteOf } from './owner-answers.ts';
import { readQuery } from './project-query.ts';
import type { Piece } from './read-question.ts';
import { isIn } from './search-projects.ts';
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

/** What leaves out what follows it: "besides", "other than", "bukan". */
export const excluding = /than$|^leav|^(arent|isnt|except|besides|excluding|apart|kecuali|selain|bukan|dudu)/;

/** "But not the games", "besides the handbook bot", "apart from this site": the projects that are left out. */
export function withExcluded(read: readonly Piece[], knowledge: Knowledge): readonly Piece[] {
  const begin = read.findIndex(({ meaning, text }) => meaning === 'not' && excluding.test(text)) + 1;
  const run = read.slice(begin).findIndex((piece) => !isLeftOut(piece));
  const some = read.slice(begin, run < 0 ? undefined : begin + run);
  const words = some.flatMap((piece) => (tagOf(piece) === '#word' ? [piece.text] : []));
  const site = some.some(({ meaning }) => meaning === 'site') && siteOf(knowledge);
  const projects = site
    ? [site]
    : knowledge.projects.filter(
        (one) => words.length > 0 && words.every((word) => isIn(word, one, knowledge, true)),
      );
  if (begin === 0 || !read.some(isOfSet) || projects.length === 0 || projects.length > 3) return read;
  const named = projects.map((project) => ({ text: project.title, project }));
  return [...read.slice(0, begin), ...named, ...read.slice(begin + some.length)];
}

/** "The app of the batik shop": a website that is called so is not meant. */
export function ofKindAsked(read: readonly Piece[], knowledge: Knowledge): readonly Piece[] {
  const [kind, ...others] = readQuery(read, knowledge).kinds;
  const isMeant = (text: string) => (one: KnownProject) =>
    one.kind === kind && text.split(' ').every((word) => isIn(word, one, knowledge, true));
  return read.map((piece) => {
    if (!kind || others[0] || !piece.project || piece.project.kind === kind || !piece.text.includes(' '))
      return piece;
    return { ...piece, project: knowledge.projects.find(isMeant(piece.text)) ?? piece.project };
  });
}

const isLeftOut = means('#word human site');
const isOfSet = means('#technology project website mobile thing list latest first');

/** "Halo, mau tanya, …" and "kami dari HRD, …" is what the rest asks; "keren websitenya" is praise. */
function withoutCourtesies(read: readonly Piece[]): readonly Piece[] {
  const [first, second] = read;
  // "Orang" and "wong" are people, too.
  const isFromSomewhere =
    first?.meaning === 'from' && !/^(orang|wong)$/.test(first.text) && second && tagOf(second) === '#word';
  // "I want to make a website, can he help?"
  const pieces = (isFromSomewhere ? read.slice(2) : read).map((piece, at, all) =>
    piece.meaning === 'help' && all.slice(0, at).some(({ meaning }) => meaning === 'make')
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
const isAside = means('thanks help');
const isBesideCourtesies = means(`${alwaysBeside} human howAreYou mine website site work`);
