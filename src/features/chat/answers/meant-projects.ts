import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { means, tagOf } from './asked.ts';
import { siteOf } from './owner-answers.ts';
import { plainLetters } from './question-words.ts';
import type { Piece } from './read-question.ts';
import { isIn, isNameOf } from './search-projects.ts';

/** The pieces of a question with the projects that it means: the one of the kind that is asked for, and those that a description leaves out. */
export function withMeantProjects(read: readonly Piece[], knowledge: Knowledge): readonly Piece[] {
  return withExcluded(ofKindAsked(read, knowledge), knowledge);
}

/** What leaves out what follows it: "besides", "other than", "bukan". */
export const excluding =
  /than$|sah$|^leav|^(jangan dim|(are|is|was|were)nt|except|besides|excluding|apart|aside|kecuali|ke?[aeo]ja|selain|bukan|dudu)/;

/** "But not the games", "besides the handbook bot", "apart from this site": what is left out becomes projects. */
function withExcluded(read: readonly Piece[], knowledge: Knowledge): readonly Piece[] {
  const begin = read.findIndex(({ meaning, text }) => meaning === 'not' && excluding.test(text)) + 1;
  if (begin === 0 || !read.some(isOfSet)) return read;
  const named = read.slice(begin);
  // "Besides the apps for prayer": what they are for says which.
  const rest = named.slice(
    Math.max(
      0,
      named.findIndex((piece) => !isBeforeName(piece)),
    ),
  );
  const length = rest.findIndex((piece) => !isLeftOut(piece));
  const some = length < 0 ? rest : rest.slice(0, length);
  const words = some.flatMap((piece) => (tagOf(piece) === '#word' ? [piece.text] : []));
  // "Except the Quran stuff": the app and the website are called so.
  const isCalled = (one: KnownProject) =>
    some.some(
      ({ project, text }) =>
        project && (one === project || text.split(' ').every((word) => isNameOf(word, one, knowledge))),
    );
  const site = some.some(({ meaning }) => meaning === 'site') && siteOf(knowledge);
  const isSaidToBe = (one: KnownProject) => words.every((word) => isIn(word, one, knowledge, true));
  const projects = knowledge.projects.filter(
    (one) => one === site || isCalled(one) || (words.length > 0 && isSaidToBe(one)),
  );
  if (projects.length === 0 || projects.length > 3) return read;
  const leftOut = projects.map((project) => ({ text: project.title, project }));
  return [...read.slice(0, begin), ...leftOut, ...rest.slice(some.length)];
}

/** "The app of the batik shop": a website that is called so is not meant. A name of one word may be any word. */
function ofKindAsked(read: readonly Piece[], knowledge: Knowledge): readonly Piece[] {
  const [kind, otherKind] = (['mobile', 'website'] as const).filter((one) => read.some(means(one)));
  if (!kind || otherKind || read.some(isComparing)) return read;
  return read.map((piece) => {
    const words = piece.text.split(' ');
    if (!piece.project || piece.project.kind === kind) return piece;
    const title = plainLetters(piece.project.title);
    const isNamesake = (other: string) => title.includes(other) || other.includes(title);
    const meant = knowledge.projects.find(
      (one) =>
        one.kind === kind &&
        (isNamesake(plainLetters(one.title)) ||
          (words.length > 1 && words.every((word) => isIn(word, one, knowledge, true)))),
    );
    return meant ? { ...piece, project: meant } : piece;
  });
}

const isComparing = means('compare newer older');
const isBeforeName = means('client it make mobile project tell website');
const isLeftOut = means('#project #word human site');
const isOfSet = means('#technology alone client first latest list mobile project team thing website');
