import { ask, type Source } from './ask.ts';
import {
  type Asked,
  alwaysBeside,
  fits,
  isUnread,
  type Kind,
  means,
  type ReadKind,
  readKind,
  type Told,
  tagOf,
  unexplained,
} from './asked.ts';
import { ofProjects } from './found-answers.ts';
import { kinds } from './kinds.ts';
import { settleLooseNames } from './loose-names.ts';
import { withMeantProjects } from './meant-projects.ts';
import { isOfShop, siteOf, sold } from './owner-answers.ts';
import type { Piece } from './read-question.ts';
import { isAsking } from './split-questions.ts';

const readKinds = kinds.map(readKind);

/** What became of one question, and what it was read as. */
export type Answer = Told & { pieces: readonly Piece[] };

/** Answers one question, by the first of these that has an answer: its kind, the projects it names, the projects' texts. */
export function answerQuestion(read: readonly Piece[], source: Source): Answer {
  const asked = ask(settleLooseNames(withMeantProjects(read, source.knowledge)), source);
  const { pieces } = asked;
  const tags = new Set<string>(pieces.flatMap((piece) => [tagOf(piece), piece.profile ? '#profile' : '']));
  const found = readKinds
    .filter((kind) => fits(kind, tags))
    .map((kind) => ({ kind, left: unexplained(kind, pieces) }))
    .sort((a, b) => a.left - b.left);
  for (const { kind, left } of found) {
    const text = left === 0 && answerOfKind(kind, asked);
    if (text) return { claim: 'sure', text, pieces };
  }
  const firm = found.find(
    ({ kind, left }) =>
      kind.isFirm &&
      (left === 1 || left < said(kind, pieces) * (kind.outweighs ?? 1)) &&
      isOfItsKind(kind, asked),
  );
  const precedesProjects = /^(#project|private|feedback|goes|stored|theme|character)/.test(
    firm?.kind.needs ?? '',
  );
  const ofFirm = firm && ofFirmKind(firm.kind, asked);
  const told =
    (precedesProjects ? ofFirm : undefined) ??
    ofProjects(asked, source) ??
    courtesy(read, asked, source) ??
    ofFirm ??
    unknown(asked);
  // What is not known of the site may stand in the record of the project that it is.
  const site = told.claim === 'unknown' && siteOf(asked.knowledge);
  if (site && read.some(isSite) && read.length > 1) {
    const ofSite = read.map((one) => (isSite(one) ? { text: one.text, project: site } : one));
    const again = answerQuestion(ofSite, source);
    if (again.claim !== 'unknown') return again;
  }
  return { pieces, ...told };
}

/** "Matur nuwun nggih, sampun dibantu" is thanks, whatever else it says. */
function courtesy(read: readonly Piece[], { pieces }: Asked, source: Source): Told | undefined {
  const greeting = read[0]?.meaning === 'greeting' ? read[0] : read.find(isHowAreYou);
  const polite =
    (pieces.length < 5 && greeting) || read.find((piece) => isPolite(piece) && !/^(ok|yo)$/.test(piece.text));
  // "18 projects and still begging for an internship, cool": no thanks.
  const isMore = pieces.some(isUnread) && pieces.some(isOfWork);
  return polite && !isMore && !pieces.some(isAsking) ? answerQuestion([polite], source) : undefined;
}

/** How many pieces say what a question of a kind is about. */
function said({ explained, needed }: ReadKind, pieces: readonly Piece[]): number {
  return pieces.filter((piece) => {
    const tag = tagOf(piece);
    return explained.has(tag) && (!isAlwaysBeside(piece) || needed.flat().includes(tag));
  }).length;
}

/** Whether nothing that a question names besides makes it one of something else: "did a project fail?" is not of the form. */
function isOfItsKind(kind: ReadKind, { pieces }: Asked): boolean {
  return pieces.every((piece) => !isTopic(piece) || unexplained(kind, [piece]) === 0);
}

const isSite = means('site');
const isPolite = means('bye thanks');
const isHowAreYou = means('howAreYou');
const isOfWork = means('#project hire project');
const isAlwaysBeside = means(alwaysBeside);
const isTopic = means(
  '#project age closed cv email form human mobile phone privacy private programming project repo rival sell service shop site stored study team tracking website you',
);

/** What holds although not all is understood, said with that. */
function ofFirmKind(kind: Kind, asked: Asked): Told | undefined {
  const { say } = asked;
  const text = answerOfKind(kind, asked);
  if (!text) return undefined;
  return { claim: 'part', text: text.startsWith(say('partly')) ? text : `${say('partly')}\n\n${text}` };
}

/** Nothing is claimed, but what the question is about is offered. */
function unknown(asked: Asked): Told {
  const { say, says } = asked;
  const isAllOfShop = asked.pieces.every((piece) => !isTopic(piece) || isOfShop(piece));
  // "He sells krupuk, and somebody cheated him …" asks for none of the shop's.
  const isStory = !says('service', 'you') && asked.pieces.filter(isUnread).length > 4;
  const text = isAllOfShop && !isStory && says('sell', 'service') ? sold(asked) : undefined;
  if (text) return { claim: 'unknown', text };
  return { claim: 'unknown', text: say('unknown') };
}

function answerOfKind({ says, needs, ofNamed }: Kind, asked: Asked): string | undefined {
  if (asked.named.length > 0 && !ofNamed && !needs.startsWith('#project')) return undefined;
  return typeof says === 'string' ? asked.say(says) : says(asked);
}
