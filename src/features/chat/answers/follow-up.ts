import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import type { Source } from './ask.ts';
import { means, type Tag, tagOf } from './asked.ts';
import { namesOf } from './names.ts';
import { byDate } from './project-query.ts';
import { type Piece, readQuestion } from './read-question.ts';

/** A question and its answer. */
export type PastExchange = { question: string; answer: string };

/** Whether a question says that it goes on: "and …", "what about …", "it", or too little to stand alone. */
export function leansOnPast(pieces: readonly Piece[]): boolean {
  return (
    pieces.some(({ meaning }) => meaning === 'it') ||
    !pieces.some(
      (piece) =>
        isTopic(piece) &&
        piece.text !== 'available' &&
        // "Can I get it on my phone?"
        !(piece.text === 'phone' && pieces.some(({ meaning }) => meaning === 'download')),
    )
  );
}

const isTopic = means(
  '#word bye contact email failed feedback form greeting help hire howAreYou human live message owner phone private shop site social stored study thanks tracking work you',
);

/** What the past exchange was about, with what the new question says instead or beside. */
export function mergeWithPast(past: readonly Piece[], pieces: readonly Piece[]): Piece[] {
  const has = (test: (piece: Piece, index: number) => unknown) => pieces.some(test);
  // "And the year before that?"
  const step =
    Number(has(({ meaning }) => meaning === 'after')) - Number(has(({ meaning }) => meaning === 'before'));
  if (
    step !== 0 &&
    has(({ meaning }) => meaning === 'when') &&
    pieces.every(isOfYear) &&
    past.some(({ year }) => year)
  )
    return past.map(({ lastYear, ...piece }) =>
      piece.year ? { ...piece, year: (step > 0 && lastYear ? lastYear : piece.year) + step } : piece,
    );
  // "When was that made?" – "And this one?", "what about this one?"
  const isOther =
    pieces.every(({ project, meaning }) => project || meaning === 'it') ||
    /^(what|how) about /.test(pieces.map(({ text }) => text).join(' '));
  if (isOther && has(({ project }) => project))
    return [...past.filter((piece) => !piece.project && !isFirstOrLatest(piece)), ...pieces];
  // "Which cannot be downloaded?" – "And which can?"
  const isOpposite = pieces.every(isBare);
  const isOfThese =
    isOpposite || pieces.every(isNarrowing) || has(({ text }) => /^(of them|those|that)$/.test(text));
  const kept = past.filter((piece, at) => {
    const tag = tagOf(piece);
    // "And the websites?" asks of others.
    if (tag === '#project')
      return !has(({ project }) => project) && !pieces.every(isOfOthers) && !pieces.every(isOrderOfAll);
    if (tag === '#technology')
      return (
        has(({ meaning }) => meaning === 'only') ||
        !has(
          ({ technology }, at) =>
            technology &&
            (technology === piece.technology ||
              !pieces.slice(0, at).some(({ meaning }) => meaning === 'not')),
        )
      );
    if (tag === '#year' || tag === '#month') return !has(({ year }) => year);
    const rivals = alternatives.find((some) => some.includes(tag));
    if (rivals) return !has((one) => rivals.includes(tagOf(one)));
    // "Any that are no websites? – Apps, I mean."
    if (tag === 'not' && has(isKindOf) && isKindOf(past[at + 1] ?? piece)) return false;
    if (tag === 'site') return !has(isWork);
    // "Which were made in a team? – And the newest?"
    if (pieces.every(isOrder)) return isKept(piece) || isCondition(piece) || isOfOthers(piece);
    return isKept(piece) || (isOfThese && isCondition(piece) && !(isOpposite && tag === 'not'));
  });
  // "And those without it?"
  const tool = kept.findIndex(({ technology }) => technology);
  const isWithout = isOpposite && tool >= 0 && pieces.find(({ meaning }) => meaning === 'not');
  if (isWithout) return [...kept.slice(0, tool), isWithout, ...kept.slice(tool)];
  const isOfTrade = past.some(isTrade) && !has(isWork);
  const isOfOne = kept.some(({ project }) => project);
  return [
    ...kept.flatMap((piece) => (isOfOne && piece.meaning ? [] : [{ ...piece, isLoose: false }])),
    // "And how much?" after something to be made or sold asks for a price.
    ...pieces
      .filter(({ meaning }) => meaning !== 'it')
      .map((piece) =>
        isOfTrade && piece.meaning === 'howMany' && !has(({ meaning }) => meaning === 'when')
          ? { ...piece, meaning: 'price' as const }
          : piece,
      ),
  ];
}

const isOfYear = means('after before it tell what when');
const isBare = means('can howMany it list not use what who');
const isOrder = means('#number first it latest what');
const others = /\b(others?|else|more|lain|liyane?|lagi|lg|maneh)\b/i;
const isOfRest = means('can it list mobile more not project thing website what');
const isFirstOrLatest = means('first latest');
const isOrderOfAll = means('#number first latest what');
const isOfOthers = means('mobile website what');
const isNarrowing = means(
  '#technology #year closed demo download from list mobile not only repo use website what',
);
const isTrade = means('hire order sell service shop');
const isWork = means('mobile project tools website');

const alternatives: Tag[][] = [
  ['website', 'mobile'],
  ['latest', 'first'],
];
const isKept = means(
  'ai database favourite framework language make owner project service shop stack study tools use',
);

const isCondition = means('alone client demo design download not repo team');

/** "The second one" of the projects that the answer before lists, or by date after the newest; "any others?" are all but these. */
export function pointedAt(
  question: string,
  pieces: readonly Piece[],
  past: readonly Piece[],
  { answer }: PastExchange,
  knowledge: Knowledge,
): readonly Piece[] {
  const linked = linkedIn(answer, knowledge);
  const at = pieces.findIndex(
    ({ text, number }, index) =>
      /^(ke(dua|tiga)|second|third)$/.test(text) ||
      (number && (pieces[index - 1]?.meaning === 'phone' || /\bke\W?\d/i.test(question))),
  );
  const { text = '', number = text === 'third' ? 3 : 2 } = pieces[at] ?? {};
  const isNewest = linked.length === 1 && past.some(({ meaning }) => meaning === 'latest');
  const project = at >= 0 && (isNewest ? byDate(knowledge.projects) : linked)[number - 1];
  if (project)
    return [
      ...pieces.filter((piece, index) => index !== at && piece.meaning !== 'phone' && !isOrder(piece)),
      { text, project },
    ];
  if (!others.test(question) || !pieces.every(isOfRest) || linked.length === 0) return pieces;
  return [
    ...(pieces.some(isKindOf)
      ? pieces.filter(isKindOf)
      : past.filter((piece) => !piece.project && !isFirstOrLatest(piece))),
    { text: 'besides', meaning: 'not' },
    ...linked.map((one) => ({ text: one.title, project: one })),
  ];
}

/** Whether a question only says which of several are meant: "and those on mobile?" */
export function isNarrowed(pieces: readonly Piece[]): boolean {
  return (
    pieces.some(isFilter) &&
    pieces.every((piece) => isFilter(piece) || isNarrowing(piece) || isBare(piece) || isOfOwner(piece))
  );
}

const isOfOwner = means('make owner');
const isFilter = means(
  '#technology #year alone client closed demo download first latest mobile repo team website',
);

/** What a correction begins with; what is meant instead comes after it. */
const denial =
  /^.*\b(?:maksud\w*|m[ae]?ksd|i (?:actually )?mea?nt?|thinking of)\b|^\W*(?:(?:eh|oh|hmm*|oalah|sorry|sepurane)\W+)*(?:bu?ka?n|dudu|sanes|salah|wrong|no|not)\b[^,;]*[,;]/i;

/** "No, the app for the staff": what was asked before, of what is said after that. */
export function corrected(
  question: string,
  past: readonly Piece[],
  knowledge: Knowledge,
): readonly Piece[] | undefined {
  const found = denial.exec(question)?.[0];
  const { pieces } = readQuestion(question.slice(found?.length), namesOf(knowledge));
  // "2023, I mean 2024", "no, I mean for mobile"
  if (found && pieces.length > 0 && pieces.every(isAlternative)) return mergeWithPast(past, pieces);
  if (!past.some(({ project }) => project)) return undefined;
  const asked = past.filter((piece) => tagOf(piece) !== '#word' && !isKindOf(piece));
  // "And the one for the web?"
  const kind = pieces.find(isKindOf)?.meaning;
  const isSame = past.every(({ project }) => !project || project.kind === kind);
  if (kind && !isSame && pieces.every((piece) => isKindOf(piece) || isPointing(piece))) {
    const isOfKind = ({ project }: Piece) => project?.kind === kind;
    return [...pieces, ...(asked.some(isOfKind) ? asked.filter(isOfKind) : asked)];
  }
  if (!found) return undefined;
  const isNamed = pieces.some(({ project }) => project);
  // Without a name it describes a project, whatever kind of word it says that with.
  const one: Piece = { text: 'project', meaning: 'project' };
  return [...(isNamed ? [] : [one]), ...pieces, ...asked.filter(({ project }) => !project)];
}

const isKindOf = means('mobile website');
const isComparing = means('compare');
const isAlternative = means('#technology #year mobile website');
const isPointing = means('#number client demo download features it list repo use what when');

/** The projects that an answer links to, in its order. */
export function linkedIn(answer: string, { projects }: Knowledge): KnownProject[] {
  return [...answer.matchAll(/\]\(\/((?:website|mobile)\/[^)\s]+)\)/g)].flatMap(
    ([, path]) => projects.find(({ kind, id }) => `${kind}/${id}` === path) ?? [],
  );
}

/** What an exchange was about: the one project that its answer links to, or the pieces of its question. Nothing, where it was not known. */
export function piecesOfPast(
  { question, answer }: PastExchange,
  { knowledge, say }: Source,
): readonly Piece[] | undefined {
  if (answer.startsWith(say('unknown'))) return undefined;
  return withOnlyProject(readQuestion(question, namesOf(knowledge)).pieces, answer, knowledge);
}

/** What was said, with the one project that the answer to it links to, or the two that a description fits. */
export function withOnlyProject(
  pieces: readonly Piece[],
  answer: string,
  knowledge: Knowledge,
): readonly Piece[] {
  const most = pieces.some((piece) => tagOf(piece) === '#word') ? 2 : 1;
  const linked = [...new Set(linkedIn(answer, knowledge))];
  // "How do the app and the site differ, and which came first?"
  if (linked.length === 2 && pieces.some(isComparing))
    return [
      ...pieces.filter(({ project }) => !project),
      ...linked.map((project) => ({ text: project.title, project })),
    ];
  // What was described may have been taken for the name of another.
  const isTold = (piece: Piece) => !piece.project || linked.includes(piece.project);
  const isNamed = pieces.some(({ project }) => project);
  const isSaid = pieces.some((piece) => piece.meaning === 'site' || (piece.project && isTold(piece)));
  if (isSaid || (isNamed && linked.length !== 1) || linked.length > most) return pieces;
  return [...pieces.filter(isTold), ...linked.map((project) => ({ text: project.title, project }))];
}
