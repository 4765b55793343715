import type { Knowledge } from '#features/chat/knowledge.ts';
import { answerEach } from './answer-each.ts';
import { answerQuestion } from './answer-question.ts';
import type { Source } from './ask.ts';
import { isOfKind, isUnread, means } from './asked.ts';
import { readFacts } from './facts.ts';
import { corrected, type PastExchange, piecesOfPast } from './follow-up.ts';
import { isPolite, joined } from './join-answers.ts';
import { namesOf } from './names.ts';
import { type Matter, matters } from './people.ts';
import { plainLetters } from './question-words.ts';
import { type Piece, readQuestion } from './read-question.ts';
import { isAsking } from './split-questions.ts';
import type { Language } from './words.ts';

/**
 * Answers from the site's own content, without any model. An answer says only what the words of the question account for:
 * words that carry meaning and are not understood lower its claim, down to an honest "I do not know".
 *
 * @param typed what the visitor typed
 * @param before the exchange that a follow-up such as "and when was it made?" may lean on
 * @returns Markdown in the language of the question, with links to pages of this site as paths
 */
export function localAnswer(typed: string, knowledge: Knowledge, before?: PastExchange): string {
  // A wave greets.
  const question = isOfPictures.test(typed) ? 'hi' : typed;
  const names = namesOf(knowledge);
  const { pieces, language: spoken } = readQuestion(question, names);
  const language =
    spoken ?? (before && answerLanguage(before.question, knowledge)) ?? languageOfNames(pieces);
  const say = readFacts(knowledge, language);
  const matter = matterOf(question, pieces, knowledge);
  if (matter) return say(matter);
  const source = { knowledge, say, language, isOneWord: isOneWord.test(question) };
  // What was met with a fixed sentence was of nothing that a question may go on with.
  const met = before && saidIn(before.question, knowledge)?.matter;
  const past = met && before.answer === say(met) ? undefined : before;
  const correction = past && answerCorrected(question, source, past);
  if (correction) return correction;
  const replies = answerEach(question, source, past);
  if (replies.every(({ claim }) => claim === 'unknown')) {
    if (met === 'distress') return say('distress');
    const ofClause = answerClause(question, source);
    if (ofClause) return `${say('partly')}\n\n${ofClause}`;
  }
  const text = joined(replies, say);
  // "Hello, I am only looking around."
  const isGreeted = pieces[0]?.meaning === 'greeting' && !question.includes('?') && !pieces.some(isAskedFor);
  if (isGreeted && text === say('unknown')) return answerQuestion(pieces.slice(0, 1), source).text;
  const isVague = text === say('unknown') || text.startsWith(say('theTexts'));
  const isSaying = spoken !== undefined && !replies.some(({ asks }) => asks);
  if (isStory(question, pieces, isVague, isSaying)) return say('unknownStory');
  // What is said in no language that is known may be of either.
  const isOfNone = !spoken && !before && text === say('unknown');
  return isOfNone
    ? `${readFacts(knowledge, 'id')('unknown')}\n\n${readFacts(knowledge, 'en')('unknown')}`
    : text;
}

/** What somebody tells, names nothing of the site and is not understood: it may weigh on them. */
function isStory(question: string, pieces: readonly Piece[], isVague: boolean, isSaying: boolean): boolean {
  const unread = pieces.filter(isUnread).length;
  const isOfSelf = ofSelf.test(plainLetters(question));
  const begins = pieces.slice(0, 1);
  if (isOfSelf && unread > 2 && !begins.some(isAsking) && !pieces.some(isOfWork)) return true;
  const isTold = isOfSelf || (isSaying && unread < pieces.length && !question.includes('<'));
  return isVague && isTold && unread > 1 && !pieces.some(isOfSite);
}

/** Of whoever writes it, and no question. */
const ofSelf = /^[^?]*\b(?:i|i?m|ive|my|me|aku|saya|g[uw]e?|kul[ao])\b[^?]*$/;

const isOfPictures = /^\P{L}*[👋🙋🙏😀-😊🙂]\P{L}*$/u;

/** What asks for projects without a word for them. */
const isOneWord =
  /^\P{L}*\p{L}{4,}\P{L}*$|^(ada|ana|ono|wonten|any|is there) .*\b(buat|untuk|kanggo|nggo|dinggo|kangge|kagem|for) /iu;

/** What is answered by a fixed sentence, whatever else is said, unless the question is of something on the site. */
function matterOf(
  question: string,
  pieces: readonly Piece[],
  knowledge: Knowledge,
): Matter['matter'] | undefined {
  const found = saidIn(question, knowledge);
  if (!found) return undefined;
  const isOfProjects = pieces.some((piece) => !piece.isLoose && isOfSome(piece));
  const isOther = found.unless !== undefined && pieces.some(means(found.unless));
  return isOther || (found.isTopic && isOfProjects) ? undefined : found.matter;
}

function saidIn(question: string, knowledge: Knowledge): Matter | undefined {
  const { topics } = namesOf(knowledge);
  const letters = plainLetters(question);
  const rest = letters.replace(topics.harmless, '');
  return matters.find(({ said }) =>
    typeof said === 'string' ? rest.search(topics[said]) >= 0 : said.test(rest),
  );
}

/** "No, the app for the staff", "and the one for the web?" */
function answerCorrected(question: string, source: Source, before: PastExchange): string | undefined {
  const past = piecesOfPast(before, source);
  const meant = past && corrected(question, past, source.knowledge);
  const other = meant && answerQuestion(meant, source);
  // One that is described may be in any text; one that is named must be of the kind that is asked for.
  const kind = meant?.find(isOfKind)?.meaning;
  const isFound = other?.pieces.some(
    ({ project }) => project && (!kind || kind === 'project' || project.kind === kind),
  );
  const isSaid = isFound || kind === 'project';
  const isAnswered =
    other?.claim === 'part' ? isSaid : other?.claim === 'sure' && (isFound || !meant?.some(isNamed));
  return isAnswered ? other?.text : undefined;
}

/** "Is there a CV I could show my boss?": one clause may say by itself what is asked. */
function answerClause(question: string, source: Source): string | undefined {
  for (const clause of question.split(clauses).slice(0, -1)) {
    const { pieces } = readQuestion(clause, namesOf(source.knowledge));
    const { claim, text } = answerQuestion(pieces, source);
    if (claim === 'sure' && pieces.some(isAskedFor) && !pieces.every(isPolite)) return text;
  }
  return undefined;
}

const clauses = /,|\b(?:(?:that )?(?:i|we) c(?:an|ould)|so (?:i|we)|because|biar|soal(?:nya|e)|karena)\b/i;

/**
 * Has everything ready before the first question: the names of the content, the index of its texts, and compiled code.
 * Each of these takes a task of its own.
 */
export function prepareAnswers(knowledge: Knowledge): void {
  for (const question of ahead) setTimeout(() => localAnswer(question, knowledge));
}

const ahead = [
  'halo',
  'Which projects are abuot music?',
  'Our frends sel bread. Did he bulid sites for that without fierbase?',
];

/** The language that a question is in; a name alone gets English, as the site is, and what is not understood Indonesian. */
export function answerLanguage(question: string, knowledge: Knowledge): Language {
  const { pieces, language } = readQuestion(question, namesOf(knowledge));
  return language ?? languageOfNames(pieces);
}

const languageOfNames = (pieces: readonly Piece[]): Language => (pieces.every(isUnread) ? 'id' : 'en');

const isOfSome = means(
  '#profile #project #technology #year chat demo download mobile project repo thing website',
);
const isOfSite = means(
  '#project #technology can human make mobile owner project shop team tools website where you',
);
const isOfWork = means(
  '#project #technology chat cv demo design download email feedback form greeting hire make mobile order price programming project repo secret sell service shop site thing tools use website you',
);
const isNamed = means('#project');
const isAskedFor = means('#profile can contact cv hire howMany list price what where who');
