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
import { plain } from './markdown-text.ts';
import { aboutNamed, asksOfProject, type Told } from './named-projects.ts';
import { prices, sold } from './owner-answers.ts';
import { aboutWords } from './project-answers.ts';
import { readQuery } from './project-query.ts';
import type { Piece } from './read-question.ts';
import { describedProject, findPassage } from './search-projects.ts';
import { asking } from './split-questions.ts';
import { projectTeller } from './tell-projects.ts';
import { type Language, type Meaning, phrases } from './words.ts';

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
    if (text) return { claim: text === say('siteUnknown') ? 'unknown' : 'sure', text, pieces };
  }
  const part = ofProjects(asked, source) ?? ofOwner(asked);
  if (part) return { pieces, ...part };
  const firm = found.find(({ kind, left }) => kind.isFirm && left < pieces.length - left);
  const courtesy = read.find(({ text }) => courtesies.test(text));
  const said = courtesy && !pieces.some(({ meaning }) => meaning && asking.has(meaning)) && pieces.length < 5;
  if (said) {
    const reply = answerQuestion([courtesy], source);
    if (reply.claim === 'sure') return { ...reply, pieces };
  }
  const text = firm && answerOfKind(firm.kind, asked);
  if (text && asked.says('judge', 'difficulty') && !asked.says('service'))
    return { claim: 'unknown', text: say('unknown'), pieces };
  const isOfThing =
    !asked.says('website', 'mobile') && pieces.some((piece) => /#|sections|terms/.test(tagOf(piece)));
  if (text && isOfThing && (firm.kind.says === sold || firm.kind.says === prices))
    return { claim: 'part', text: text === say('order') ? text : sold(asked), pieces };
  const partly = text?.startsWith(say('partly')) ? text : `${say('partly')}\n\n${text}`;
  if (text) return { claim: 'part', text: partly, pieces };
  return { claim: 'unknown', text: unknownText(asked), pieces };
}

/** What stays a courtesy beside words that are not understood. */
const courtesies =
  /^(th(an)?ks?( you)?|thx|makasih|ma?kasi|terima ?kasih|trims|(matur ?)?(s?nuwun|suwun)|bye|goodbye|dadah|pareng|halo|hai|hello|hi)$/;

/** Nothing is claimed, but what the question is about is offered. */
function unknownText(asked: Asked): string {
  const { say, says } = asked;
  const isOfOthers = asked.pieces.some(({ project }) => project);
  if (!isOfOthers && !says('project', 'client') && says('shop', 'sell', 'price', 'order', 'service'))
    return sold(asked);
  return say(says('site') ? 'siteUnknown' : 'unknown');
}

function answerOfKind({ says, needs, ofNamed }: Kind, asked: Asked): string | undefined {
  if (asked.named.length > 0 && !ofNamed && !needs.startsWith('#project')) return undefined;
  return typeof says === 'string' ? asked.say(says) : says(asked);
}

/** Of the projects that the question names or describes, or whose texts speak of what the grammar does not know. */
function ofProjects(asked: Asked, source: Source): (Told & { pieces?: readonly Piece[] }) | undefined {
  const isOfOne = asked.says(...ofOneProject);
  return (
    ofNamedProjects(asked) ??
    (isOfOne ? (ofDescribed(asked, source) ?? ofTexts(asked, source)) : ofTexts(asked, source)) ??
    ofDescribed(asked, source)
  );
}

/** What is asked of one project rather than of many. */
const ofOneProject: Meaning[] =
  'how why who when client demo download repo use screens role it difficulty'.split(' ') as Meaning[];

/** What is said of the projects that the question names. */
function ofNamedProjects(asked: Asked): Told | undefined {
  const { pieces, named, says } = asked;
  if (named.length === 0) return undefined;
  const rest = pieces.filter((piece) => {
    const tag = tagOf(piece);
    return (
      !alwaysBeside.has(tag) &&
      !asksOfProject.has(tag) &&
      !/^(why|how|not|role|human|greeting|help|thanks|mine)$/.test(tag)
    );
  });
  // "Something about music or notes" names no project, though one is called so.
  if (says('or') && says('project', 'thing') && rest.length > 0) {
    const words = pieces.filter((piece) => piece.project || rest.includes(piece)).map(({ text }) => text);
    const text = aboutWords(asked, words.join(' ').split(' '));
    if (text) return { claim: 'part', text };
  }
  const isAsking = pieces.some(
    ({ meaning }) => meaning !== undefined && (asking.has(meaning) || projectWords.has(meaning)),
  );
  const isOnlyWord = pieces.every(({ project, isLoose }) => !project || isLoose);
  if (rest.length > 0 && isOnlyWord && !isAsking) return undefined;
  const isSearchable = rest.every(
    ({ meaning }) => !meaning || !ofPeople.has(meaning) || (meaning === 'age' && rest.length > 1),
  );
  const isReason = says('why') || rest.length > 1;
  const words = pieces.filter(
    (piece) => rest.includes(piece) || (isReason && isOfReason.has(tagOf(piece)) && !/^\d/.test(piece.text)),
  );
  const told = aboutNamed(asked, isSearchable ? words.flatMap(searchedFor) : undefined);
  return rest.length > 0 && told.claim === 'sure' ? { ...told, claim: 'part' } : told;
}

/** The words of a piece that a text may hold: "internet" of "tanpa internet". */
function searchedFor({ text }: Piece): string[] {
  const words = text.split(' ');
  return words.length === 1
    ? words
    : words.filter((word) => {
        const entry = phrases.get(word);
        return !entry || (entry.meaning && entry.meaning !== 'not');
      });
}

/** What no text of a project is asked for. */
const ofPeople = new Set<Tag>('private age live terms judge plans reply experience hire'.split(' ') as Tag[]);
const isOfReason = new Set<Tag>(
  '#technology #number screens framework database design demo team download'.split(' ') as Tag[],
);

/** A project that is not named but described: "the school website", "that app for the blind". */
function ofDescribed(asked: Asked, source: Source): (Told & { pieces: readonly Piece[] }) | undefined {
  const { pieces, says, query, knowledge } = asked;
  if (says(...notDescribed)) return undefined;
  const isAnchored =
    says('project', 'website', 'mobile', 'it', 'shop') ||
    (!says('owner') && pieces.some(({ text }) => anchor.test(text)));
  const unknown = pieces.filter(isSought);
  const words = unknown.map(({ text }) => text);
  const found = describedProject(words, knowledge, query.kinds.length === 1 ? query.ofKind : []);
  if (!found) return undefined;
  const { project, held } = found;
  if (
    held.length * 3 < words.length ||
    (!isAnchored && (held.length < 2 || held.length < words.length * 0.6))
  )
    return undefined;
  const isHeld = (piece: Piece) => unknown.includes(piece) && held.includes(piece.text);
  if (!pieces.some((piece) => isHeld(piece) && piece.meaning !== 'shop')) return undefined;
  const first = pieces.findIndex(isHeld);
  const others = pieces.flatMap((piece, index) =>
    index === first
      ? { text: piece.text, project }
      : isHeld(piece) && !says('how', 'why', 'who', 'role')
        ? []
        : [piece],
  );
  const told = ofNamedProjects(ask(others, source));
  if (!told || (told.claim === 'unknown' && (!says('it', 'owner') || held.length * 2 < words.length)))
    return undefined;
  return { ...told, claim: told.claim === 'unknown' ? 'unknown' : 'part', pieces: others };
}

/** Words beside which nothing is a description of a project. */
const notDescribed =
  'site you mine private hire privacy goes message chat form contact terms feelings price order'.split(
    ' ',
  ) as Meaning[];

const anchor = /^(games?|gim|permainan|dolanan|platform|sistem|system)$/;

/** What the owner writes of himself holds the question's words. */
function ofOwner({ pieces, says, say, named, knowledge }: Asked): Told | undefined {
  if (
    !says('owner', 'you') ||
    named.length > 0 ||
    says('project', 'website', 'mobile', 'shop', 'service', 'site')
  )
    return undefined;
  const words = pieces.flatMap((piece) => (/#word|thing/.test(tagOf(piece)) ? [piece.text] : []));
  const passage = words.length > 1 ? findPassage(words, undefined, knowledge) : undefined;
  if (!passage || passage.count < 2 || passage.share < 0.5) return undefined;
  return { claim: 'part', text: say('writes', { some: plain(passage.sentences.join(' ')) }) };
}

const ofWork = /^(experience|pengalaman|worked? with|kerja sama|kerja bareng)$/;

/** Projects whose texts speak of what the grammar does not know. */
function ofTexts(asked: Asked, source: Source): Told | undefined {
  const { pieces } = asked;
  const words = pieces.filter(isSought);
  const others = pieces.filter((piece) => !words.includes(piece));
  const isOfOwner = others.some(({ meaning }) => meaning === 'owner' || meaning === 'you');
  const isOfProjects = others.some(
    (piece) =>
      (projectWords.has(tagOf(piece)) && !(isOfOwner && piece.meaning === 'thing')) ||
      ofWork.test(piece.text),
  );
  // Any that are named are left out.
  const isOfOthers = others.some(({ project }) => project);
  const isWish =
    pieces.some(({ meaning, text }) => meaning === 'can' && !ofWork.test(text)) &&
    !pieces.some(({ meaning }) => meaning && projectWords.has(meaning));
  if (
    !(isOfProjects || source.isOneWord) ||
    isWish ||
    words.length > 3 ||
    !others.every((piece) => besideSearch.has(tagOf(piece)) || (isOfOthers && piece.meaning === 'not'))
  )
    return undefined;
  const text =
    aboutWords(ask(others, source), words.flatMap(searchedFor), isOfOthers) ??
    (isOfOthers ? asked.say('noneFits') : undefined);
  return text ? { claim: 'part', text } : undefined;
}

/** What may be looked for in texts: "in two weeks" may not. */
function isSought(piece: Piece): boolean {
  return searchable.has(tagOf(piece)) && !/^(two|day|week|month|dua|hari|minggu)s?$/.test(piece.text);
}

const searchable = new Set<string>(
  '#word #number shop sell service university chat ai price speak readable study order programming stored features cv'.split(
    ' ',
  ),
);
const projectWords = new Set<Tag>(['project', 'website', 'mobile', 'make', 'thing', 'client']);
const besideSearch = new Set<string>([
  ...projectWords,
  ...alwaysBeside,
  ...'use tools client who how year work demo list mine where #technology #year #project'.split(' '),
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
  // "I want to make a website, can he help?"
  const pieces = (isFromSomewhere ? others : read).map((piece, at, all) =>
    piece.meaning === 'help' && all.slice(0, at).some(({ meaning }) => meaning === 'make')
      ? { ...piece, meaning: 'hire' as const }
      : piece,
  );
  const rest = pieces.filter(({ meaning }) => !/^(greeting|thanks|help)$/.test(meaning ?? ''));
  return rest.some((piece) => !besideCourtesies.has(tagOf(piece))) ? rest : pieces;
}

const besideCourtesies = new Set([...alwaysBeside, ...'human howAreYou mine website site work'.split(' ')]);
