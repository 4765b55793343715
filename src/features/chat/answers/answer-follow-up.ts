import { type Answer, answerQuestion } from './answer-question.ts';
import type { Source } from './ask.ts';
import { alwaysBeside, fields, isOfKind, isUnread, means } from './asked.ts';
import { leansOnPast, linkedIn, mergeWithPast } from './follow-up.ts';
import type { Piece } from './read-question.ts';
import type { Meaning } from './words.ts';

/**
 * Answers a question by itself, or with what was spoken of before where it leans on that.
 *
 * @param past what was spoken of last
 * @param isSame whether that was in the same message
 */
export function answerFollowUp(
  pieces: readonly Piece[],
  past: readonly Piece[] | undefined,
  source: Source,
  isSame = false,
): Answer {
  // "What did he build this with?", "websitenya dibuat pakai apa?" is of the site, unless something was spoken of before.
  const isUnnamed =
    !past && pieces.every((piece) => isOfMaking(piece) || isCalledSite(piece)) && pieces.some(isMaking);
  const alone = answerQuestion(isUnnamed ? pieces.map(asSite) : pieces, source);
  if (!past || pieces.length === 0) return alone;
  // "And the skincare one?"
  const isDescription = !isSame && alone.claim !== 'sure' && pieces.every(isDescribing);
  const asked = past.filter((piece) => !piece.project && !isUnread(piece));
  const ofOther = isDescription && answerQuestion([...pieces, ...asked], source);
  if (ofOther && ofOther.claim !== 'unknown') return ofOther;
  // "…, and when was the other made?", "explain the second" and "which projects use React?" say all of it.
  const isWhole =
    (pieces.some(isProject) && !pieces.every(isOfNamed)) ||
    // "Who is he?" – and only the name of a project
    (pieces.length === 1 && pieces.every(isProject) && !past.some(isProject)) ||
    pieces.some(({ text }) => /^(jelas|cerita|explain|crita|tell)/.test(text)) ||
    (!pieces.some(isThat) && pieces.filter(isToolOrProject).length > 1) ||
    // "…, and when was the first project?"
    (pieces.some(isEnd) && pieces.some(isProjectWord));
  // "When was A made, and is it older than B?"
  const other = past.find(({ project }) => project && !pieces.some((one) => one.project === project));
  if (isSame && other && pieces.some(isOrdering) && pieces.some(isProject))
    return answerQuestion([other, ...pieces], source);
  const isOfOne = new Set(past.flatMap(({ project }) => project ?? [])).size === 1;
  if (!isSame && standsAlone(pieces, past, alone, isOfOne, source)) return alone;
  if (alone.claim === 'sure' && isWhole) return alone;
  const isFollowUp = leansOnPast(pieces);
  // "How does it fit on a page?" after a project asks of it, whatever another text says.
  const isOfText = alone.claim === 'part' && !pieces.some(isOfOther);
  const isOfIt = isOfOne && isOfProject(pieces);
  if (!isFollowUp && !isOfIt && (alone.claim === 'sure' || !isOfOne)) return alone;
  // "Does he know C? – And Java?" is not of the one project that uses C.
  const isOfTools = pieces.every(isTool) && past.some(isTool);
  const spokenOf = isOfTools ? past.filter(({ project, text }) => project?.title !== text) : past;
  const together = answerQuestion(mergeWithPast(spokenOf, pieces), source);
  // "Does the one need internet?" – "And the other?"
  if (pieces.every(isOfNamed) && together.claim !== 'unknown') return together;
  const isSurelyOfIt = isSame || together.claim !== 'unknown' || isFollowUp;
  if (isOfIt && isSurelyOfIt) return together;
  // "Can he do Tailwind + what was the latest app?"
  if (isSame && together.text === source.say('noneFits')) return alone;
  // The text of the project before may hold what is not understood.
  if (!isFollowUp && together.claim === 'unknown') return isOfText ? together : alone;
  const isLess = alone.claim === 'unknown' || (isOfOne && isFollowUp && alone.claim === 'part');
  return together.claim === 'sure' || isLess || (isOfText && together.claim === 'part') ? together : alone;
}

/** "Can he do Java?", "the app that reads out money", "all the apps" and "are you a bot?" are not of the project before. */
function standsAlone(
  pieces: readonly Piece[],
  past: readonly Piece[],
  alone: Answer,
  isOfOne: boolean,
  { knowledge }: Source,
): boolean {
  if (pieces.some(({ text }) => text === 'it') || alone.claim === 'unknown') return false;
  const says = (...some: Meaning[]) =>
    pieces.some(({ meaning, text }) => meaning && some.includes(meaning) && text !== 'ok');
  const isNew = ({ project }: Piece) => project && !past.some((one) => one.project === project);
  if (pieces.some(isOfKind) && !pieces.some(isProject) && alone.pieces.some(isNew)) return true;
  const isOfSet = isOfOne && !pieces.every(isListed) && pieces.some(isSet) && !pieces.some(isOfAny);
  const isItself =
    says('bye', 'cv', 'human', 'message', 'service', 'site', 'thanks') ||
    (says('can') && pieces.some(isSkill)) ||
    (says('owner') && says('who')) ||
    (isOfSet && linkedIn(alone.text, knowledge).length > 1);
  return isItself && alone.claim === 'sure';
}

/** "And offline?", "can people order there?", "who asked for it?": of the project before, not of the site, its shop or its owner. */
function isOfProject(pieces: readonly Piece[]): boolean {
  return (
    (pieces.some(isOfAny) && !pieces.some(isOfSite)) ||
    (pieces.some(isOfMakers) && !pieces.some(isOfMany)) ||
    (pieces.some(isOrder) && !pieces.some(isService)) ||
    (pieces.length > 1 && pieces.every(isOfClient))
  );
}

const isCalledSite = ({ text }: Piece) => /^(web|website|situs)(nya|e|ipun)$/.test(text);
const asSite = (piece: Piece) =>
  isThat(piece) || isCalledSite(piece) ? { text: piece.text, meaning: 'site' as const } : piece;
const isMaking = means('make use');
const isOfMaking = means('framework how it language make owner stack tools use what who');
const isOfNamed = means(`#number #project how make not ${alwaysBeside}`);
/** What a site or a project may have. */
const isOfAny = means(
  'difficulty features live model price privacy rival screens sections speak stored theme tracking',
);
const isOfClient = means('hire it who');
const isToolOrProject = means('#technology project');
const isOrder = means('order sell shop');
const isOfMakers = means('alone difficulty role team');
const isOfMany = means('#project #technology #year howMany list mobile not project thing website what');
const isOfSite = means('chat human message owner site you');
const isOfOther = means('#project #technology hire mobile owner project service shop site website you');
const isThat = means('it');
const isSkill = means(`#technology ${fields}`);
const isSet = ({ text, meaning, year }: Piece) =>
  year !== undefined ||
  (/^(list|not|only|project|thing)$/.test(meaning ?? '') && !/see|view|li?h?at|delok/.test(text));
const isService = means('service');
const isListed = means('it list');
const isEnd = means('first latest');
const isProjectWord = means('project');
const isTool = means('#technology');
const isProject = means('#project');
const isOrdering = means('compare newer older');
const isDescribing = means('#number #word client mobile sell shop website');
