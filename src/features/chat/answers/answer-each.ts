import { answerFollowUp } from './answer-follow-up.ts';
import { type Answer, answerQuestion } from './answer-question.ts';
import type { Source } from './ask.ts';
import { isUnread, means } from './asked.ts';
import {
  isNarrowed,
  linkedIn,
  type PastExchange,
  piecesOfPast,
  pointedAt,
  withOnlyProject,
} from './follow-up.ts';
import { namesOf } from './names.ts';
import type { Piece, Reading } from './read-question.ts';
import { asksIn, splitQuestions } from './split-questions.ts';

/** The answer to one of the questions of a message, and whether that one asks something. */
export type Reply = Answer & { asks?: boolean | undefined };

/** Answers the questions of a message in turn, each of them with what was said before it. */
export function answerEach(question: string, source: Source, before?: PastExchange): Reply[] {
  const { knowledge } = source;
  let past = before && piecesOfPast(before, source);
  // What was said last, where it goes with what is asked after it ("I have a shop.") or was not understood by itself.
  let isTold = false;
  let lost: readonly Piece[] = [];
  let isLost = false;
  let isKnown = false;
  return splitQuestions(question, namesOf(knowledge)).map((reading, at, all): Reply => {
    // "How many, and which are they?"
    const read =
      before && past ? pointedAt(question, reading.pieces, past, before, knowledge) : reading.pieces;
    const pieces = read.map(asPointing);
    // "I like your batik shop. What is it made with?" is not of this site.
    const inTurn = answerFollowUp(pieces, past ?? (lost.some(isUnread) ? [] : undefined), source, at > 0);
    const alone = (before && answerAmongListed(pieces, inTurn.text, before, source)) || inTurn;
    const isOfLost = alone.claim === 'unknown' ? isTold : lost.some(isUnread) && pieces.every(isGeneral);
    const ofAll = isOfLost ? withWhatWasSaid(lost, pieces, alone, source) : alone;
    // "We count stock in a notebook. Has he made something like that?"
    const isOther = isOfLost && ofAll === alone && alone.claim === 'sure' && lost.filter(isUnread).length > 1;
    const answer = isOther ? asNearest(alone, source) : ofAll;
    const isUnknown = answer.claim === 'unknown';
    const isFollowed = all.slice(at + 1).some((one) => !one.pieces.some(isThanks));
    isTold =
      reading.isTold ||
      (isFollowed &&
        (answer.claim !== 'sure' || pieces.some(isPrivate)) &&
        !reading.asks &&
        !pieces.some(isOfWork));
    lost = isTold || isUnknown ? pieces : [];
    const isAnswered =
      // "What does it print, and how many pages?" has no other subject.
      (isLost && pieces.every(leans)) ||
      // "Is there an app for that? Which ones?" has been answered.
      (isKnown && (pieces.every(isBare) || asksNothing(reading, pieces, source)));
    // "Does he have a sister? What is her name?"
    const isOfFamily =
      past?.some(isPrivate) && pieces.some(({ text }) => /^(her|she|the[my]|mereka)$/.test(text));
    if (isTold || isAnswered || isOfFamily) return { ...answer, claim: 'unknown' };
    isLost = isUnknown && asksIn(pieces);
    // "Nice. What has he made with it?" is of what was spoken of before.
    const isCourteous = pieces.every(isGreeting);
    isKnown ||= !isUnknown && !isCourteous;
    if (!isUnknown && !isCourteous) past = withOnlyProject(answer.pieces, answer.text, knowledge);
    else if (namesSubject(reading, pieces)) past = pieces;
    return { ...answer, asks: reading.asks };
  });
}

const asPointing = (piece: Piece): Piece =>
  /^(they|them|mereka)$/.test(piece.text) ? { text: piece.text, meaning: 'it' } : piece;

/** An answer that may not be what was asked. */
const asNearest = (answer: Answer, { say }: Source): Answer => ({
  ...answer,
  claim: 'part',
  text: `${say('partly')}\n\n${answer.text}`,
});

/** "Anything for shops? – And which of those on mobile?" is answered with none but those. */
function answerAmongListed(
  pieces: readonly Piece[],
  text: string,
  { answer }: PastExchange,
  source: Source,
): Answer | undefined {
  const { knowledge, say } = source;
  const projects = linkedIn(answer, knowledge);
  const isOfOthers = linkedIn(text, knowledge).some((one) => !projects.includes(one));
  const isOfThese = answer.startsWith(say('theTexts')) || (isOfOthers && pieces.some(isPointing));
  if (!isOfThese || !isNarrowed(pieces)) return undefined;
  const narrowed = answerQuestion(pieces, { ...source, knowledge: { ...knowledge, projects } });
  return linkedIn(narrowed.text, knowledge).length > 0 ? narrowed : undefined;
}

/** "I count money on a market. Is there something for me?", "one reads out money. What is it called?" */
function withWhatWasSaid(
  said: readonly Piece[],
  pieces: readonly Piece[],
  alone: Answer,
  source: Source,
): Answer {
  // "My uncle is blind and pays cash. Did he make something for that?"
  const isNeed = pieces.every(isGeneral) && (pieces.some(isWanted) || !pieces.some(isOfOwner));
  const unread = isNeed ? [[...said.filter(isUnread), something]] : [];
  for (const some of [[...said, ...pieces], ...unread]) {
    const joint = answerFollowUp(some, undefined, source);
    // A list of nearly all is no answer to a need.
    const isOfAll = linkedIn(joint.text, source.knowledge).length > 5;
    if (joint.claim !== 'unknown' && !isOfAll) return joint;
  }
  return alone;
}

/** "… I need somebody for my shop" beside a question asks nothing. */
function asksNothing({ asks }: Reading, pieces: readonly Piece[], source: Source): boolean {
  return !asks && answerQuestion(pieces, source).claim !== 'sure';
}

/** "We need somebody for Flutter. What has he made with it?" */
function namesSubject({ asks }: Reading, pieces: readonly Piece[]): boolean {
  return pieces.some(
    ({ technology, profile, project, isLoose }) => (!asks && technology && !profile) || (project && !isLoose),
  );
}

const isWanted = means('make mobile project thing website');
const isOfOwner = means('owner');
const something: Piece = { text: 'something', meaning: 'project' };
const isPointing = means('it only');
const isPrivate = means('private');
const isThanks = means('bye thanks');
const isOfWork = means('#technology hire make mobile project service website');
const isGeneral = means(
  '#project can demo help it list make mobile name owner project thing website what where you',
);
const isBare = means('it list what');
const leans = means('client demo download how howMany it list mobile only repo what when who');
const isGreeting = means('greeting thanks');
