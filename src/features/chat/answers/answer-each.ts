import { answerFollowUp } from './answer-follow-up.ts';
import { type Answer, answerQuestion } from './answer-question.ts';
import type { Source } from './ask.ts';
import { isUnread, means } from './asked.ts';
import { amongListed, type PastExchange, piecesOfPast, pointedAt, withOnlyProject } from './follow-up.ts';
import { namesOf } from './names.ts';
import type { Piece, Reading } from './read-question.ts';
import { asksIn, splitQuestions } from './split-questions.ts';

/** The answer to one of the questions of a message, and whether that one asks something. */
export type Reply = Answer & { asks?: boolean };

/** Answers the questions of a message in turn, each of them with what was said before it. */
export function answerEach(question: string, source: Source, before?: PastExchange): Reply[] {
  const { knowledge } = source;
  let past = before && piecesOfPast(before, source);
  // What goes with what is asked after it ("I have a shop."), and what was not understood by itself.
  let told: readonly Piece[] = [];
  let lost: readonly Piece[] = [];
  let isLost = false;
  let isKnown = false;
  return splitQuestions(question, namesOf(knowledge)).map((reading, at, all): Reply => {
    // "How many, and which are they?"
    const read =
      before && past ? pointedAt(question, reading.pieces, past, before, knowledge) : reading.pieces;
    const pieces = at > 0 || before ? read.map(asPointing) : read;
    const listed = at === 0 && before && answerAmongListed(pieces, before, source);
    const alone = listed || answerFollowUp(pieces, past, source, at > 0);
    const isOfTold =
      alone.claim === 'unknown' ? told.length > 0 : lost.some(isUnread) && pieces.every(isGeneral);
    const answer = isOfTold ? withWhatWasSaid(lost, pieces, alone, source) : alone;
    const isUnknown = answer.claim === 'unknown';
    const isFollowed = all.slice(at + 1).some((one) => !one.pieces.some(isThanks));
    const isTold =
      reading.isTold || (isFollowed && answer.claim !== 'sure' && !reading.asks && !pieces.some(isOfWork));
    told = isTold ? pieces : [];
    lost = isTold || isUnknown ? pieces : [];
    const isAnswered =
      // "What does it print, and how many pages?" has no other subject.
      (isLost && pieces.every(leans)) ||
      // "Is there an app for that? Which ones?" has been answered.
      (isKnown && ((!isLost && pieces.every(isBare)) || asksNothing(reading, pieces, source)));
    if (isTold || isAnswered) return { ...answer, claim: 'unknown' };
    isLost = isUnknown && asksIn(pieces);
    // "Nice. What has he made with it?" is of what was spoken of before.
    const isCourteous = pieces.every(isGreeting);
    isKnown ||= !isUnknown && !isCourteous;
    if (!isUnknown && !(past && isCourteous)) past = withOnlyProject(answer.pieces, answer.text, knowledge);
    else if (namesSubject(reading, pieces)) past = pieces;
    const isLast = at === all.length - 1 && question.endsWith('?');
    return { ...answer, asks: reading.asks || asksIn(pieces) || isLast };
  });
}

const asPointing = (piece: Piece): Piece =>
  /^(they|them|mereka)$/.test(piece.text) ? { text: piece.text, meaning: 'it' } : piece;

/** "Anything for shops? – And only those on mobile?" */
function answerAmongListed(
  pieces: readonly Piece[],
  { answer }: PastExchange,
  source: Source,
): Answer | undefined {
  const { knowledge, say } = source;
  const listed = answer.startsWith(say('theTexts')) && amongListed(pieces, answer, knowledge);
  const narrowed = listed && answerQuestion(pieces, { ...source, knowledge: listed });
  return narrowed && narrowed.claim === 'sure' && narrowed.text !== say('noneFits') ? narrowed : undefined;
}

/** "I count money on a market. Is there something for me?", "one reads out money. What is it called?" */
function withWhatWasSaid(
  said: readonly Piece[],
  pieces: readonly Piece[],
  alone: Answer,
  source: Source,
): Answer {
  if (!pieces.some(({ meaning, project }) => meaning || project)) return alone;
  const joint = answerFollowUp([...said, ...pieces], undefined, source);
  // "An app for the blind. What is it called?" asks for no person's name.
  const isOfName = pieces.every(isNaming) && !pieces.every(isBare);
  return joint.claim === 'unknown' && !isOfName ? alone : joint;
}

/** "… I need somebody for my shop" beside a question asks nothing. */
function asksNothing({ asks }: Reading, pieces: readonly Piece[], source: Source): boolean {
  return (
    !asks && !asksIn(pieces) && !pieces.some(isOfTrade) && answerQuestion(pieces, source).claim !== 'sure'
  );
}

/** "We need somebody for Flutter. What has he made with it?" */
function namesSubject({ asks }: Reading, pieces: readonly Piece[]): boolean {
  return pieces.some(({ project, technology, profile }) => project || (!asks && technology && !profile));
}

const isThanks = means('thanks bye');
const isOfWork = means('#technology project website mobile make service hire');
const isGeneral = means('mobile website project thing can help make owner name it what #project');
const isNaming = means('name what it');
const isBare = means('what it list');
const leans = means('what how howMany list it client who demo download repo when mobile only');
const isOfTrade = means('hire service order');
const isGreeting = means('greeting thanks');
