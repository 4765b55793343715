import type { KnownProject } from '#features/chat/knowledge.ts';
import { ask, type Source } from './ask.ts';
import { type Asked, alwaysBeside, isOfKind, isUnread, means, type Told } from './asked.ts';
import { excluding } from './meant-projects.ts';
import { ofNamedProjects } from './named-answer.ts';
import { bothProjects, inOrder } from './project-answers.ts';
import type { Piece } from './read-question.ts';
import { describedProjects, findPassage, isIn } from './search-projects.ts';
import { isSought, searchedFor, tellsNothing } from './sought-words.ts';

/** The project that a question describes, another that fits as well, and the pieces that their texts hold. */
type Described = {
  project: KnownProject;
  other: KnownProject | undefined;
  held: readonly Piece[];
  /** Whether a word of the question says that it is of a project. */
  isAnchored: boolean;
};

/** What is said of a project that is not named but described: "the school website", "that app for the blind". */
export function ofDescribed(asked: Asked, source: Source): (Told & { pieces: readonly Piece[] }) | undefined {
  const described = describedIn(asked);
  if (!described) return undefined;
  const { project, other, held, isAnchored } = described;
  const { pieces, says, knowledge, say, tell } = asked;
  const others = withoutDescription(described, asked);
  const besides = ask(others, source);
  const part = (text: string) => ({ text, claim: 'part' as const, pieces: others });
  const compared = (says('compare') ? bothProjects : inOrder)(besides);
  if ((asked.named.length === 1 || says('newer', 'older')) && !says('how') && compared) return part(compared);
  const told = ofNamedProjects(besides);
  const isAsked = others.some((piece) => !piece.project && !isAlwaysBeside(piece));
  if (!told || !(isAsked || isAnchored)) return undefined;
  const isCard = told.text.startsWith('**');
  // "Do they edit?" describes none, "that contractor" does.
  if (says('it') && !says('name') && isCard && held.length < 2 && !pieces.some(isThat)) return undefined;
  // Without a word for what is described it may be of something else.
  if (told.claim !== 'unknown')
    return part(isCard && !isAnchored ? `${say('partly')}\n\n${told.text}` : told.text);
  if (other) return undefined;
  const passage = findPassage(pieces.flatMap(searchedFor), project, knowledge, {
    isOfMaking: says('how', 'why'),
  });
  if (passage && passage.count > 1 && isAsked)
    return part(`${say('unsure')} ${tell.quoted(project, ...passage.quotes)}`);
  return isAnchored ? part(`${say('partly')}\n\n${tell.say('whole', project)}`) : undefined;
}

/** Its texts must account for at least half of what the question says, and for a word that the grammar does not know. */
function describedIn(asked: Asked): Described | undefined {
  const { pieces, says, query, knowledge } = asked;
  const isNone = (piece: Piece) => isNotDescribed(piece) && !(piece.meaning === 'you' && says('make'));
  if (pieces.some(isNone) || isOfItsApp(asked) || (says('compare') && !asked.named[0])) return undefined;
  const sought = pieces.filter(isSought);
  const found = describedProjects(
    sought.map(({ text }) => text),
    knowledge,
    query.ofKind,
  );
  const [project, other] = found?.projects ?? [];
  // Of two that it fits alike, only what their records say is told.
  if (!found || !project || (other && !says('client', 'demo', 'download', 'repo', 'use', 'when')))
    return undefined;
  const held = sought.filter(({ text }) => found.held.includes(text));
  const isAnchored =
    pieces.some(isOfKind) ||
    (says('client', 'when') && !says('age', 'not') && held.length === sought.length) ||
    says('demo', 'difficulty', 'download', 'it', 'make', 'repo', 'role', 'screens', 'shop') ||
    (!says('owner') && pieces.some(({ text }) => anchor.test(text)));
  const isEnough = held.length * 2 >= sought.length && (isAnchored || (!says('owner') && held.length > 1));
  const isTelling = held.some(
    ({ meaning, text }) =>
      (!meaning || (meaning === 'cv' && says('make', 'mobile'))) && !tellsNothing.test(text),
  );
  const isLeftOut = held.some((piece) => pieces.slice(0, pieces.indexOf(piece)).some(isLeaving));
  if (!isEnough || !isTelling || isLeftOut || !isBesideKind(pieces, held)) return undefined;
  return { project, other, held, isAnchored };
}

/** "Aplikasinya …" is one that was spoken of, unless it says which. */
function isOfItsApp({ pieces, says }: Asked): boolean {
  const saysWhich = (next?: Piece) => says('it') && next && isUnread(next);
  return pieces.some(
    ({ text }, at) => /^(app|aplikasi|web|website|situs)nya$/.test(text) && !saysWhich(pieces[at + 1]),
  );
}

/** "Does any project use it on a device?" describes none: a description stands beside the word for what it describes. */
function isBesideKind(pieces: readonly Piece[], held: readonly Piece[]): boolean {
  const kindAt = pieces.findIndex(isOfKind);
  const isNear = (piece: Piece) => {
    const at = pieces.indexOf(piece);
    return pieces
      .slice(Math.min(at, kindAt), Math.max(at, kindAt))
      .every((one) => isOfKind(one) || isSought(one) || isIdle(one));
  };
  return kindAt < 0 || held.some(isNear);
}

/** The question with the project in place of what describes it. What only its text says is asked of it, unless its record answers. */
function withoutDescription(
  { project, other, held }: Described,
  { pieces, says, knowledge }: Asked,
): Piece[] {
  const first = pieces.findIndex((piece) => held.includes(piece));
  const isKept = says('how', 'role', 'who', 'why');
  const isOfRecord = says('client', 'demo', 'download', 'repo', 'when');
  // "The school site, is it …": what follows "itu" is asked.
  const end = pieces.findIndex(({ text }) => /^(itu|iku|kuwi|niku)$/.test(text));
  // So is what does not stand beside the rest of it: "the app for prayer, does it work without a signal?"
  const next = pieces.findIndex(
    (piece, at) => at > first && !held.includes(piece) && !isIdle(piece) && !isOfKind(piece),
  );
  const canAt = says('demo', 'download', 'list', 'make', 'repo', 'tell', 'what', 'who')
    ? -1
    : pieces.findIndex(isAble);
  const describes = (piece: Piece, at: number) =>
    held.includes(piece) &&
    !isOfTrade(piece) &&
    (end < 0 || at < end) &&
    // "Can the teachers change it?"
    (canAt < 0 || at < canAt) &&
    (isOfRecord ||
      ((next < 0 || at < next || piece.text === pieces[first]?.text) &&
        isIn(piece.text, project, knowledge, true)));
  return pieces.flatMap((piece, at) => [
    ...(at === first
      ? [project, ...(other ? [other] : [])].map((one) => ({ text: piece.text, project: one }))
      : []),
    ...(!isKept && describes(piece, at) ? [] : [piece]),
  ]);
}

const isAlwaysBeside = means(alwaysBeside);
const isIdle = means('can client from help human it list make owner team tell what');
const anchor = /^(game|gim|permainan|dolanan|platform|sistem|system)(s|n?[ye][ae]?)?$/;
const isAble = means('can');
/** "Could people order there?" */
const isOfTrade = means('order price sell');
const isThat = ({ text }: Piece) => /^(that|itu|kuwi|kae)$/.test(text);

const isLeaving = ({ meaning, text }: Piece) => meaning === 'not' && excluding.test(text);

/** Words beside which nothing is a description of a project. */
export const isNotDescribed = means('contact feelings form hire judge most service site terms you');
