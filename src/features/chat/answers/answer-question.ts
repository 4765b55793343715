import type { Knowledge } from '#features/chat/knowledge.ts';
import {
  type Asked,
  alwaysBeside,
  fits,
  type Kind,
  readKind,
  type Tag,
  tagOf,
  unexplained,
} from './asked.ts';
import type { Say } from './facts.ts';
import { kinds } from './kinds.ts';
import { settleLooseNames } from './loose-names.ts';
import { aboutNamed, asksOfProject } from './named-projects.ts';
import { prices, sold } from './owner-answers.ts';
import { aboutWords } from './project-answers.ts';
import { readQuery } from './project-query.ts';
import type { Piece } from './read-question.ts';
import { asking } from './split-questions.ts';
import { projectTeller } from './tell-projects.ts';
import type { Language } from './words.ts';

const readKinds = kinds.map(readKind);

/** What became of one question: `sure` answers all of it, `part` says that it does not, `unknown` says nothing. */
export type Reply = { text: string; claim: 'sure' | 'part' | 'unknown'; pieces: readonly Piece[] };

/** What an answer is made from. */
export type Source = { knowledge: Knowledge; say: Say; language: Language; isOneWord: boolean };

/** Answers one question, by the first of these that has an answer: its kind, the projects it names, the projects' texts. */
export function answerQuestion(read: readonly Piece[], source: Source): Reply {
  const asked = ask(settleLooseNames(read), source);
  const { pieces, say } = asked;
  const tags = new Set<string>(pieces.flatMap((piece) => [tagOf(piece), piece.profile ? '#profile' : '']));
  const found = readKinds
    .filter((kind) => fits(kind, tags))
    .map((kind) => ({ kind, left: unexplained(kind, pieces) }))
    .sort((a, b) => a.left - b.left);
  for (const { kind, left } of found) {
    const text = left === 0 && answerOfKind(kind, asked);
    if (text) return { claim: 'sure', text, pieces };
  }
  const part = ofNamedProjects(asked) ?? ofTexts(asked, source);
  if (part) return { ...part, pieces };
  const firm = found.find(({ kind, left }) => kind.isFirm && left < pieces.length - left);
  const text = firm && answerOfKind(firm.kind, asked);
  if (text && (firm.kind.says === sold || firm.kind.says === prices))
    return { claim: 'part', text: sold(asked), pieces };
  if (text) return { claim: 'part', text: `${say('partly')}\n\n${text}`, pieces };
  return { claim: 'unknown', text: unknownText(asked), pieces };
}

/** Nothing is claimed, but what the question is about is offered. */
function unknownText(asked: Asked): string {
  const { say, says } = asked;
  if (says('site', 'features', 'sections')) return say('siteUnknown');
  return says('shop', 'sell', 'price', 'order', 'service') ? sold(asked) : say('unknown');
}

function answerOfKind({ says, needs, ofNamed }: Kind, asked: Asked): string | undefined {
  if (asked.named.length > 0 && !ofNamed && !needs.startsWith('#project')) return undefined;
  return typeof says === 'string' ? asked.say(says) : says(asked);
}

/** What is said of the projects that the question names. */
function ofNamedProjects(asked: Asked): Omit<Reply, 'pieces'> | undefined {
  const { pieces, named, says } = asked;
  if (named.length === 0) return undefined;
  const rest = pieces.filter((piece) => {
    const tag = tagOf(piece);
    return !alwaysBeside.has(tag) && !asksOfProject.has(tag) && !['why', 'how', 'not'].includes(tag);
  });
  // "Something about music or notes" names no project, though one is called so.
  if (says('or') && says('project', 'thing') && rest.length > 0) {
    const words = pieces.filter((piece) => piece.project || rest.includes(piece)).map(({ text }) => text);
    const text = aboutWords(asked, words.join(' ').split(' '));
    if (text) return { claim: 'part', text };
  }
  const isAsking = pieces.some(
    ({ meaning }) => meaning !== undefined && (asking.has(meaning) || ofProjects.has(meaning)),
  );
  const isOnlyWord = pieces.every(({ project, isLoose }) => !project || isLoose);
  if (rest.length > 0 && isOnlyWord && !isAsking) return undefined;
  const isSearchable = rest.every((piece) => searchable.has(tagOf(piece)));
  const words = isSearchable ? rest.flatMap(({ text }) => text.split(' ')) : undefined;
  return { claim: rest.length === 0 ? 'sure' : 'part', text: aboutNamed(asked, words) };
}

/** Projects whose texts speak of what the grammar does not know. */
function ofTexts(asked: Asked, source: Source): Omit<Reply, 'pieces'> | undefined {
  const { pieces } = asked;
  const words = pieces.filter((piece) => searchable.has(tagOf(piece)));
  const others = pieces.filter((piece) => !words.includes(piece));
  const isOfOwner = others.some(({ meaning }) => meaning === 'owner' || meaning === 'you');
  const isOfProjects = others.some(
    (piece) => ofProjects.has(tagOf(piece)) && !(isOfOwner && piece.meaning === 'thing'),
  );
  const isWish =
    pieces.some(({ meaning }) => meaning === 'can') && !pieces.some(({ meaning }) => meaning === 'project');
  if (
    !(isOfProjects || source.isOneWord) ||
    isWish ||
    words.length > 3 ||
    !others.every((piece) => besideSearch.has(tagOf(piece)))
  )
    return undefined;
  const text = aboutWords(
    ask(others, source),
    words.flatMap(({ text: word }) => word.split(' ')),
  );
  return text ? { claim: 'part', text } : undefined;
}

const searchable = new Set<Tag>([
  '#word',
  '#number',
  'shop',
  'sell',
  'service',
  'university',
  'chat',
  'ai',
  'price',
  'speak',
  'readable',
  'study',
  'order',
  'programming',
  'stored',
  'features',
]);
const ofProjects = new Set<Tag>(['project', 'website', 'mobile', 'make', 'thing', 'client']);
const besideSearch = new Set<string>([
  ...ofProjects,
  ...alwaysBeside,
  ...'use client who how year work demo list mine where #technology #year'.split(' '),
]);

function ask(read: readonly Piece[], { knowledge, say, language }: Source): Asked {
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

/** "Halo, mau tanya, …" and "kami dari HRD, …" is what the rest asks; "keren websitenya" is praise. */
function withoutCourtesies(read: readonly Piece[]): readonly Piece[] {
  const [first, second, ...others] = read;
  const isFromSomewhere =
    first?.meaning === 'from' && second && tagOf(second) === '#word' && others.length > 0;
  const pieces = isFromSomewhere ? others : read;
  const rest = pieces.filter(({ meaning }) => !/^(greeting|thanks|help)$/.test(meaning ?? ''));
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
