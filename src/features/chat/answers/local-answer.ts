import type { Knowledge } from '#features/chat/knowledge.ts';
import { answerQuestion, type Reply } from './answer-question.ts';
import type { Source } from './ask.ts';
import { alwaysBeside, isOfKind, means, tagOf } from './asked.ts';
import { readFacts, type Say } from './facts.ts';
import {
  amongListed,
  corrected,
  leansOnPast,
  mergeWithPast,
  type PastExchange,
  piecesOfPast,
  pointedAt,
  withOnlyProject,
} from './follow-up.ts';
import { namesOf } from './names.ts';
import { matters } from './people.ts';
import { plainLetters } from './question-words.ts';
import { type Piece, readQuestion } from './read-question.ts';
import { asksIn, splitQuestions } from './split-questions.ts';
import type { Language } from './words.ts';

/**
 * Answers from the site's own content, without any model. An answer says only what the words of the question account for:
 * words that carry meaning and are not understood lower its claim, down to an honest "I do not know".
 *
 * @param question as the visitor typed it
 * @param before the exchange that a follow-up such as "and when was it made?" may lean on
 * @returns Markdown in the language of the question, with links to pages of this site as paths
 */
export function localAnswer(question: string, knowledge: Knowledge, before?: PastExchange): string {
  const names = namesOf(knowledge);
  const whole = readQuestion(question, names);
  const language = whole.language ?? (before && readQuestion(before.question, names).language) ?? 'id';
  const say = readFacts(knowledge, language);
  const isOfProjects = whole.pieces.some((piece) => !piece.isLoose && isOfSome(piece));
  const found = matterOf(question);
  const isOther = found?.unless !== undefined && whole.pieces.some(means(found.unless));
  if (found && !isOther && !(found.isTopic && isOfProjects)) return say(found.matter);

  let past =
    before && !before.answer.startsWith(say('unknown')) ? piecesOfPast(before, knowledge, names) : undefined;
  const source = { knowledge, say, language, isOneWord: isOneWord.test(question) };
  // "No, the app for the staff", "and the one for the web?"
  const meant = past && corrected(question, past, names);
  const other = meant && answerQuestion(meant, source);
  // One that is described may be in any text; one that is named must be of the kind that is asked for.
  const kind = meant?.find(isOfKind)?.meaning;
  const isFound = other?.pieces.some(
    ({ project }) => project && (!kind || kind === 'project' || project.kind === kind),
  );
  if (other && (isFound ? other.claim !== 'unknown' : other.claim === 'part' && kind === 'project'))
    return other.text;
  let isLost = false;
  let isKnown = false;
  let told: readonly Piece[] = [];
  // What was said and not understood by itself: the next question may make sense of it.
  let lost: readonly Piece[] = [];
  const replies = splitQuestions(question, names).map((reading, at, all): Reply & { asks?: boolean } => {
    // "How many, and which are they?"
    const read =
      before && past ? pointedAt(question, reading.pieces, past, before, knowledge) : reading.pieces;
    const pieces = read.map((piece) =>
      (at > 0 || before) && /^(they|them|mereka)$/.test(piece.text)
        ? { text: piece.text, meaning: 'it' as const }
        : piece,
    );
    // "Anything for shops? – And only those on mobile?"
    const listed =
      at === 0 && before?.answer.startsWith(say('theTexts'))
        ? amongListed(pieces, before.answer, knowledge)
        : undefined;
    const narrowed = listed && answerQuestion(pieces, { ...source, knowledge: listed });
    const alone =
      narrowed?.claim === 'sure' && narrowed.text !== say('noneFits')
        ? narrowed
        : answerInTurn(pieces, past, source, at > 0);
    // "I count money on a market. Is there something for me?", "one reads out money. What is it called?"
    const isOfTold =
      alone.claim === 'unknown' ? told.length > 0 : lost.some(isUnread) && pieces.every(isGeneral);
    const joint =
      isOfTold && pieces.some(({ meaning, project }) => meaning || project)
        ? answerInTurn([...lost, ...pieces], undefined, source)
        : alone;
    // "An app for the blind. What is it called?" asks for no person's name.
    const isOfName = isOfTold && pieces.every(isNaming) && !pieces.every(isBare);
    const reply = joint.claim === 'unknown' && !isOfName ? alone : joint;
    const isTold =
      reading.isTold ||
      (all.slice(at + 1).some((one) => !one.pieces.some(isThanks)) &&
        reply.claim !== 'sure' &&
        !reading.asks &&
        !pieces.some(isOfWork));
    told = isTold ? pieces : [];
    lost = reply.claim === 'unknown' || isTold ? pieces : [];
    if (isTold) return { ...reply, claim: 'unknown' };
    // "… I need somebody for my shop" beside a question asks nothing.
    if (
      isKnown &&
      !reading.asks &&
      !asksIn(pieces) &&
      !pieces.some(isOfTrade) &&
      answerQuestion(pieces, source).claim !== 'sure'
    )
      return { ...reply, claim: 'unknown' };
    // "Is there an app for that? Which ones?" has been answered.
    if (isKnown && !isLost && pieces.every(isBare)) return { ...reply, claim: 'unknown' };
    // "What does it print, and how many pages?" has no other subject.
    if (isLost && pieces.every(leans)) return { ...reply, claim: 'unknown' };
    isLost = reply.claim === 'unknown' && asksIn(pieces);
    // "Nice. What has he made with it?" is of what was spoken of before.
    const isCourteous = pieces.every(isGreeting);
    isKnown ||= reply.claim !== 'unknown' && !isCourteous;
    if (reply.claim !== 'unknown' && !(past && isCourteous))
      past = withOnlyProject(reply.pieces, reply.text, knowledge);
    // "We need somebody for Flutter. What has he made with it?"
    else if (
      pieces.some(({ project }) => project) ||
      (!reading.asks && pieces.some(({ technology, profile }) => technology && !profile))
    )
      past = pieces;
    const isLast = at === all.length - 1 && question.endsWith('?');
    return { ...reply, asks: reading.asks || asksIn(pieces) || isLast };
  });
  const isUnknown = replies.every(({ claim }) => claim === 'unknown');
  if (before && isUnknown && matterOf(before.question)?.matter === 'distress') return say('distress');
  // "Is there a CV I could show my boss?": one clause may say by itself what is asked.
  for (const clause of isUnknown ? question.split(clauses).slice(0, -1) : []) {
    const { pieces } = readQuestion(clause, names);
    const { claim, text } = answerQuestion(pieces, source);
    if (claim === 'sure' && pieces.some(isAskedFor) && !pieces.every(isPolite))
      return `${say('partly')}\n\n${text}`;
  }
  const text = joined(replies, say);
  // What is said in no language that is known may be of either.
  const isOfNone = !whole.language && !before && text === say('unknown');
  return isOfNone ? `${text}\n\n${readFacts(knowledge, 'en')('unknown')}` : text;
}

/** What asks for projects without a word for them. */
const isOneWord =
  /^\P{L}*\p{L}{4,}\P{L}*$|^(ada|ana|ono|wonten|any) .*\b(buat|untuk|kanggo|nggo|dinggo|kangge|kagem|for) /iu;

const clauses = /,|\b(?:(?:that )?(?:i|we) c(?:an|ould)|so (?:i|we)|because|biar|soal(?:nya|e)|karena)\b/i;

function matterOf(question: string) {
  const letters = plainLetters(question);
  return matters.find(({ said }) => said.test(letters));
}

/**
 * Has everything ready before the first question: the names of the content, the index of its texts, and compiled code.
 * Each of these takes a task of its own.
 */
export function prepareAnswers(knowledge: Knowledge): void {
  for (const question of ahead) setTimeout(() => localAnswer(question, knowledge));
}

const ahead = ['halo', 'Which projects are abuot music?', 'wich aplications he bulid without fierbase'];

/** The language that a question is in; one of no language, such as a name, gets Indonesian. */
export function answerLanguage(question: string, knowledge: Knowledge): Language {
  return readQuestion(question, namesOf(knowledge)).language ?? 'id';
}

/** By itself, or with what was said before where it leans on that. */
function answerInTurn(
  pieces: readonly Piece[],
  past: readonly Piece[] | undefined,
  source: Source,
  isSame = false,
): Reply {
  // "What did he build this with?" is of the site, unless something was spoken of before.
  const isUnnamed = !past && pieces.every(isOfMaking) && pieces.some(isMaking);
  const alone = answerQuestion(isUnnamed ? pieces.map(asSite) : pieces, source);
  if (!past || pieces.length === 0) return alone;
  // "And the skincare one?"
  const isDescription =
    !isSame && alone.claim !== 'sure' && pieces.some(isUnread) && pieces.every(isDescribing);
  const asked = past.filter((piece) => !piece.project && !isUnread(piece));
  const ofOther = isDescription && answerQuestion([...pieces, ...asked], source);
  if (ofOther && ofOther.claim !== 'unknown') return ofOther;
  // "…, and when was the other made?" and "explain the second" say all of it.
  const isWhole =
    (pieces.some(({ project }) => project) && !pieces.every(isOfNamed)) ||
    pieces.some(({ text }) => /^(jelas|cerita|explain|crita)/.test(text)) ||
    (pieces.filter(({ technology }) => technology).length > 1 && !pieces.some(isThat));
  if (alone.claim === 'sure' && isWhole) return alone;
  const isFollowUp = leansOnPast(pieces);
  const hasUnknown = pieces.some((piece) => tagOf(piece) === '#word');
  const isOfOne = new Set(past.flatMap(({ project }) => project ?? [])).size === 1;
  // "How does it fit on a page?" after a project asks of it, whatever another text says.
  const isOfText = alone.claim === 'part' && !pieces.some(isOfOther);
  // "And offline?" and "can people order there?" after a project ask of it, not of the site or its shop.
  const isOfIt =
    isOfOne &&
    ((pieces.some(isOfAny) && !pieces.some(isOfSite)) ||
      (pieces.some(isOfMakers) && !pieces.some(isOfMany)) ||
      (pieces.some(isOrder) && !pieces.some(isOfShop)));
  if (
    !isFollowUp &&
    !isOfIt &&
    (alone.claim === 'sure' || (hasUnknown && !(isOfOne && (alone.claim === 'unknown' || isOfText))))
  )
    return alone;
  const together = answerQuestion(mergeWithPast(past, pieces), source);
  // "Does the one need internet?" – "And the other?"
  if (isFollowUp && pieces.every(isOfNamed) && together.claim !== 'unknown') return together;
  const isSurelyOfIt = isSame || together.claim !== 'unknown' || (isFollowUp && pieces.some(isOfAny));
  if (isOfIt && isSurelyOfIt) return together;
  // The text of the project before may hold what is not understood.
  if (!isFollowUp && hasUnknown && together.claim === 'unknown')
    return isOfOne && isOfText ? together : alone;
  const isLess = alone.claim === 'unknown' || (isOfOne && isFollowUp && alone.claim === 'part');
  return together.claim === 'sure' || isLess || (isOfText && together.claim === 'part') ? together : alone;
}

const asSite = (piece: Piece) => (isThat(piece) ? { text: piece.text, meaning: 'site' as const } : piece);
const isMaking = means('make use');
const isOfMaking = means('what how who it make use owner tools stack framework language');
const isOfNamed = means(`#project not how make ${alwaysBeside}`);
const leans = means('what how howMany list it client who demo download repo when mobile only');
/** What a site or a project may have. */
const isOfAny = means('privacy price features theme speak sections live rival model stored tracking');
const isOrder = means('order sell shop');
const isOfMakers = means('role team alone difficulty');
const isOfMany = means('project website mobile thing list what howMany not #technology #project #year');
const isOfShop = means('site you owner #technology #project service hire');
const isOfSite = means('site you owner chat message human');
const isOfTrade = means('hire service order');
const isOfOther = means('site you owner #technology #project project website mobile service shop hire');

/** Several answers in turn. Courtesies yield to them, and what is not known is said once. */
function joined(replies: readonly (Reply & { asks?: boolean })[], say: Say): string {
  const isSaid = (one: Reply, at: number) =>
    replies.some(
      ({ claim, text }, other) =>
        (claim === 'sure' && one.claim === 'part' && one.text.endsWith(text)) ||
        (other < at && claim === one.claim && text.endsWith(one.text)) ||
        (other < at && isQuotedIn(one.text, text)),
    );
  const known = replies.filter((reply, at) => reply.claim !== 'unknown' && !isSaid(reply, at));
  if (known.length === 0) return replies.find(({ pieces }) => pieces.length > 0)?.text ?? say('unknown');
  const isCourtesy = ({ pieces }: Reply) => pieces.every(isPolite);
  const wanted = known.filter((reply) => !isCourtesy(reply));
  // "Good day, I am …. Do you still …?": what is not known is no mere greeting.
  const missed = replies.find(({ claim, pieces }) => claim === 'unknown' && pieces.length > 2);
  if (wanted.length === 0 && missed && known.every(({ pieces }) => pieces[0]?.meaning === 'greeting'))
    return missed.text;
  const texts = eachSentenceOnce((wanted.length > 0 ? wanted : known).map(({ text }) => text));
  const isMore = replies.some(
    ({ claim, pieces, asks }) =>
      claim === 'unknown' && asks && (!leansOnPast(pieces) || pieces.some(isUnread) || pieces.length > 2),
  );
  const rest = isMore && !texts.some((text) => text.includes(say('rest'))) ? [say('rest')] : [];
  return [...texts, ...rest].join('\n\n');
}

/** Whether all that one answer quotes stands in another. */
function isQuotedIn(text: string, other: string): boolean {
  const quoted = /“([^”]{60,})”/.exec(text)?.[1]?.split('\n\n');
  return quoted?.every((one) => other.includes(one)) ?? false;
}

/** Lists and quotes stay whole. */
function eachSentenceOnce(texts: readonly string[]): string[] {
  const said = new Set<string>();
  const isNew = (text: string) => text.startsWith('- ') || (!said.has(text) && said.add(text));
  const sentences = (part: string) =>
    /^- |“[^”]{60}|^[^“]*”/.test(part) ? [part] : part.split(/(?<=[.!?”]) (?=\p{Lu}|\[)/u);
  const parts = texts.flatMap((text) => text.split('\n\n'));
  return parts.map((part) => sentences(part).filter(isNew).join(' ')).filter((part) => part !== '');
}

const isOfSome = means(
  '#project #technology #profile #year project website mobile thing demo repo download chat',
);
const isThat = means('it');
const isDescribing = means('#word #number website mobile client shop sell');
const isUnread = means('#word');
const isGeneral = means('mobile website project thing can help make owner name it what #project');
const isNaming = means('name what it');
const isOfWork = means('#technology project website mobile make service hire');

const isAskedFor = means('what who where howMany can list price hire contact #profile cv');
const isThanks = means('thanks bye');
const isBare = means('what it list');
const isGreeting = means('greeting thanks');
const isPolite = means('greeting howAreYou thanks bye you owner help human');
