import type { Knowledge } from '#features/chat/knowledge.ts';
import { type Facts, readFacts } from './facts.ts';
import {
  type Asked,
  aboutNamed,
  aboutWords,
  alwaysBeside,
  asksOfProject,
  type Kind,
  kinds,
  type Tag,
} from './kinds.ts';
import { matters } from './people.ts';
import { readQuery } from './project-query.ts';
import { type Names, type Piece, type Reading, readNames, readQuestion } from './read-question.ts';
import { asking, splitQuestions } from './split-questions.ts';
import { projectTeller } from './tell-projects.ts';
import type { Language, Meaning } from './words.ts';

/** A question and its answer. */
export type PastExchange = { question: string; answer: string };

/** What became of one question: `sure` answers all of it, `part` says that it does not, `unknown` says nothing. */
type Reply = { text: string; claim: 'sure' | 'part' | 'unknown'; pieces: readonly Piece[] };

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
  const facts = readFacts(knowledge, language);
  const matter = matters.find(({ said }) => said.test(question))?.matter;
  if (matter && !(matter === 'religion' || matter === 'politics' || matter === 'address'))
    return facts.fixed[matter];
  if (matter && !whole.pieces.some(({ meaning, project }) => project || meaning === 'project'))
    return facts.fixed[matter];

  let past = before && pastOf(before, knowledge, names);
  const replies = splitQuestions(question, names).map((reading) => {
    const reply = answerOne(reading, past, knowledge, facts, language);
    if (reply.claim !== 'unknown') past = { pieces: reply.pieces };
    return reply;
  });
  return joined(replies, facts);
}

/** The language that a question is in; one of no language, such as a name, gets Indonesian. */
export function answerLanguage(question: string, knowledge: Knowledge): Language {
  return readQuestion(question, namesOf(knowledge)).language ?? 'id';
}

/** Several answers in turn. Courtesies yield to them, and what is not known is said once. */
function joined(replies: readonly Reply[], facts: Facts): string {
  const known = replies.filter(({ claim }) => claim !== 'unknown');
  if (known.length === 0) return replies.find(({ text }) => text !== '')?.text ?? facts.unknown;
  const isCourtesy = ({ pieces }: Reply) => pieces.every(({ meaning }) => meaning && courtesies.has(meaning));
  const wanted = known.some((reply) => !isCourtesy(reply))
    ? known.filter((reply) => !isCourtesy(reply))
    : known;
  const texts = [...new Set(wanted.map(({ text }) => text))];
  const others = replies.filter((reply) => reply.claim === 'unknown' && reply.pieces.length > 0);
  return [...texts, ...(others.length > 0 ? [facts.rest] : [])].join('\n\n');
}

const courtesies = new Set<Meaning>([
  'greeting',
  'howAreYou',
  'thanks',
  'bye',
  'you',
  'owner',
  'help',
  'human',
]);

function answerOne(
  { pieces }: Reading,
  past: Pick<Reply, 'pieces'> | undefined,
  knowledge: Knowledge,
  facts: Facts,
  language: Language,
): Reply {
  const asked = (some: readonly Piece[]) => ask(settleLooseNames(some), knowledge, facts, language);
  const alone = best(asked(pieces));
  if (!past || pieces.length === 0) return alone;
  const isFollowUp = leansOnPast(pieces);
  if (alone.claim === 'sure' && !isFollowUp) return alone;
  if (!isFollowUp && pieces.some((piece) => tagOf(piece) === '#word')) return alone;
  const together = best(asked(merge(past.pieces, pieces)));
  return together.claim === 'sure' || alone.claim === 'unknown' ? together : alone;
}

function ask(read: readonly Piece[], knowledge: Knowledge, facts: Facts, language: Language): Asked {
  const pieces = withoutCourtesies(read);
  const query = readQuery(pieces, knowledge);
  const isExcluded = (piece: Piece) => pieces[pieces.indexOf(piece) - 1]?.meaning === 'not';
  return {
    pieces,
    says: (...meanings) => pieces.some(({ meaning }) => meaning !== undefined && meanings.includes(meaning)),
    named: [
      ...new Set(pieces.flatMap((piece) => (piece.project && !isExcluded(piece) ? [piece.project] : []))),
    ],
    technologies: [...new Set(pieces.flatMap(({ technology }) => technology ?? []))],
    query,
    language,
    knowledge,
    facts,
    tell: projectTeller(knowledge, language),
  };
}

/** "Halo, mau tanya, …" is what the rest asks; "keren websitenya" is praise. */
function withoutCourtesies(pieces: readonly Piece[]): readonly Piece[] {
  const rest = pieces.filter(
    ({ meaning }) => meaning !== 'greeting' && meaning !== 'thanks' && meaning !== 'help',
  );
  return rest.some((piece) => !besideCourtesies.has(tagOf(piece))) ? rest : pieces;
}

const besideCourtesies = new Set<string>([
  ...alwaysBeside,
  'human',
  'howAreYou',
  'mine',
  'website',
  'site',
  'work',
]);

/** The kind of question that leaves the fewest words unexplained, and how much it may claim. */
function best(asked: Asked): Reply {
  const { facts, pieces, named } = asked;
  const reply = (claim: Reply['claim'], text: string): Reply => ({ claim, text, pieces });
  if (pieces.length === 0) return reply('unknown', facts.unknown);
  const found = kinds
    .filter((kind) => fits(kind, pieces))
    .map((kind) => ({ kind, left: unexplained(kind, pieces) }))
    .sort((a, b) => a.left - b.left);
  const full = found.filter(({ left }) => left === 0);
  for (const { kind } of full) {
    const isOfNamed =
      named.length > 0 &&
      !kind.needs.startsWith('#project') &&
      !/^(price|site|speak|secret)/.test(kind.needs);
    const text = isOfNamed ? undefined : kind.answer(asked);
    if (text) return reply('sure', text);
  }
  const rest = pieces.filter((piece) => {
    const tag = tagOf(piece);
    return !alwaysBeside.has(tag) && !asksOfProject.has(tag) && tag !== 'why' && tag !== 'how';
  });
  const isAsking = pieces.some(
    ({ meaning }) => meaning !== undefined && (asking.has(meaning) || ofProjects.has(meaning)),
  );
  const isOnlyWord =
    rest.length > 0 && !isAsking && pieces.every(({ project, isLoose }) => !project || isLoose);
  // "Something about Islam or the Quran" names no project, though one is called so.
  const isTopic = asked.says('or') && asked.says('project', 'thing') && rest.length > 0;
  if (isTopic) {
    const text = aboutWords(
      asked,
      pieces.flatMap((piece) => (piece.project || rest.includes(piece) ? piece.text.split(' ') : [])),
    );
    if (text) return reply('part', text);
  }
  if (named.length > 0 && !isOnlyWord) {
    const isSearchable = rest.every((piece) => !ofOrder.has(tagOf(piece)));
    const text = isSearchable
      ? aboutNamed(
          asked,
          rest.map(({ text: word }) => word),
        )
      : named.map(asked.tell.offered).join('\n\n');
    return reply(rest.length === 0 ? 'sure' : 'part', text);
  }
  const words = pieces.filter((piece) => searchable.has(tagOf(piece)));
  const others = pieces.filter((piece) => !words.includes(piece));
  const isOfOwner = others.every(({ meaning }) => meaning !== 'owner' && meaning !== 'you');
  const isOfProjects = others.some(
    (piece) => ofProjects.has(tagOf(piece)) && (isOfOwner || piece.meaning !== 'thing'),
  );
  if (isOfProjects && words.length < 4 && others.every((piece) => besideSearch.has(tagOf(piece)))) {
    const rest = ask(others, asked.knowledge, facts, asked.language);
    const text = aboutWords(
      rest,
      words.flatMap(({ text: word }) => word.split(' ')),
    );
    if (text) return reply('part', text);
  }
  const firm = found.find(({ kind, left }) => kind.isFirm && left < pieces.length - left);
  const text = firm?.kind.answer(asked);
  if (text) return reply('part', `${facts.partly}\n\n${text}`);
  return reply('unknown', facts.unknown);
}

/** What no text can be searched for. */
const ofOrder = new Set<Tag>([
  'since',
  'before',
  'most',
  'more',
  'latest',
  'first',
  'newer',
  'older',
  'favourite',
  'compare',
]);
const searchable = new Set<Tag>(['#word', 'shop', 'service', 'university', 'chat', 'ai', 'price']);
const ofProjects = new Set<Tag>(['project', 'website', 'mobile', 'make', 'thing', 'client']);
const besideSearch = new Set<string>([
  ...ofProjects,
  ...alwaysBeside,
  ...'use client who how year work demo list mine where #technology #year'.split(' '),
]);

export function tagOf(piece: Piece): Tag {
  if (piece.meaning) return piece.meaning;
  if (piece.project) return '#project';
  if (piece.technology) return '#technology';
  if (piece.profile) return '#profile';
  if (piece.year !== undefined) return '#year';
  if (piece.month !== undefined) return '#month';
  return piece.number === undefined ? '#word' : '#number';
}

function fits({ needs }: Kind, pieces: readonly Piece[]): boolean {
  const tags = new Set<string>(pieces.flatMap((piece) => [tagOf(piece), piece.profile ? '#profile' : '']));
  return needs.split(' ').every((need) => need.split('|').some((one) => tags.has(one)));
}

function unexplained({ needs, beside = '', takesAll }: Kind, pieces: readonly Piece[]): number {
  if (takesAll) return 0;
  const explained = new Set<string>([...needs.split(/[ |]/), ...beside.split(' ')]);
  return pieces.filter((piece) => {
    const tag = tagOf(piece);
    return !explained.has(tag) && !alwaysBeside.has(tag) && !(piece.profile && explained.has('#profile'));
  }).length;
}

/** A tool's name that is also a common word is one only beside words that make it a tool, and among nothing unknown. */
function settleLooseNames(pieces: readonly Piece[]): Piece[] {
  const isUnknown = pieces.some((piece) => tagOf(piece) === '#word');
  const isTool = (piece: Piece) => piece.technology !== undefined && !piece.isLoose;
  const beside = pieces.filter((piece) => piece.technology === undefined);
  const isAmongTools =
    pieces.some(
      (piece) =>
        isTool(piece) || (piece.meaning && toolWords.has(piece.meaning) && !/^(can|able)$/.test(piece.text)),
    ) ||
    beside.every(
      ({ meaning }) => meaning === 'or' || meaning === 'not' || meaning === 'it' || meaning === 'compare',
    );
  const isTalk = pieces.some(
    ({ meaning }) => meaning === 'you' || meaning === 'greeting' || meaning === 'thanks',
  );
  return pieces.flatMap((piece) => {
    if (piece.project && piece.otherwise && isTalk) return [{ text: piece.text, meaning: piece.otherwise }];
    if (!piece.technology || !piece.isLoose || (isAmongTools && !isUnknown)) return [piece];
    return piece.text === 'go' && !isUnknown ? [] : [{ text: piece.text }];
  });
}

const toolWords = new Set<Meaning>(
  'use can tools language framework frontend backend project website mobile make programming experience more most compare favourite tell what latest first howMany difficulty'.split(
    ' ',
  ) as Meaning[],
);

/** Whether a question says that it goes on: "and …", "what about …", "it", or too little to stand alone. */
function leansOnPast(pieces: readonly Piece[]): boolean {
  return pieces.some(({ meaning }) => meaning === 'it') || pieces.every((piece) => !topics.has(tagOf(piece)));
}

const topics = new Set<Tag>([
  '#word',
  'owner',
  'greeting',
  'thanks',
  'bye',
  'howAreYou',
  'shop',
  'contact',
  'email',
  'phone',
  'hire',
  'site',
  'human',
  'help',
  'stored',
  'message',
  'social',
  'study',
  'live',
  'private',
]);

/** What the past exchange was about, with what the new question says instead or beside. */
function merge(past: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  const has = (test: (piece: Piece) => boolean) => pieces.some(test);
  const kept = past.filter((piece) => {
    const tag = tagOf(piece);
    if (tag === '#project') return !has((one) => one.project !== undefined);
    if (tag === '#technology')
      return !has((one) => one.technology !== undefined && !hasBefore(pieces, one, 'not'));
    if (tag === '#year' || tag === '#month') return !has((one) => one.year !== undefined);
    if (tag === 'website' || tag === 'mobile')
      return !has(({ meaning }) => meaning === 'website' || meaning === 'mobile');
    if (tag === 'latest' || tag === 'first')
      return !has(({ meaning }) => meaning === 'latest' || meaning === 'first');
    if (tag === 'shop' || tag === 'service' || tag === 'project' || tag === 'owner') return true;
    return tag === 'use' || tag === 'make';
  });
  const isOfOne = kept.some(({ project }) => project);
  return [
    ...kept.filter(({ meaning }) => !isOfOne || !meaning),
    ...pieces.filter(({ meaning }) => meaning !== 'it'),
  ];
}

function hasBefore(pieces: readonly Piece[], piece: Piece, meaning: Meaning): boolean {
  return pieces[pieces.indexOf(piece) - 1]?.meaning === meaning;
}

/** What an exchange was about: the one project that its answer links to, or the pieces of its question. */
function pastOf(
  { question, answer }: PastExchange,
  knowledge: Knowledge,
  names: Names,
): Pick<Reply, 'pieces'> {
  const paths = new Set(
    [...answer.matchAll(/\]\(\/((?:website|mobile)\/[^)\s]+)\)/g)].map(([, path]) => path),
  );
  const { pieces } = readQuestion(question, names);
  const only =
    paths.size === 1 ? knowledge.projects.find(({ kind, id }) => paths.has(`${kind}/${id}`)) : undefined;
  const isNamed = pieces.some(({ project }) => project);
  return { pieces: only && !isNamed ? [...pieces, { text: only.title, project: only }] : pieces };
}

const known = new WeakMap<Knowledge, Names>();

function namesOf(knowledge: Knowledge): Names {
  const names = known.get(knowledge) ?? readNames(knowledge);
  known.set(knowledge, names);
  return names;
}
