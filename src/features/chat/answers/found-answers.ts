import { ask, type Source } from './ask.ts';
import { type Asked, alwaysBeside, isOfKind, means, tagOf } from './asked.ts';
import { excluding } from './meant-projects.ts';
import { aboutNamed, asksOfProject, searchedFor, type Told } from './named-projects.ts';
import { aboutWords, bothProjects, inOrder } from './project-answers.ts';
import { questionWords } from './question-words.ts';
import type { Piece } from './read-question.ts';
import { describedProjects, findPassage, isIn } from './search-projects.ts';
import { isAsking } from './split-questions.ts';

/** Of the projects that the question names or describes, or whose texts speak of what the grammar does not know. */
export function ofProjects(asked: Asked, source: Source): (Told & { pieces?: readonly Piece[] }) | undefined {
  // What is rented is no project, though one is called so.
  if (asked.pieces.some(({ text }) => /^\w{0,3}[sy]ew[ao]|^rent/.test(text))) return undefined;
  const isOfOne = asked.pieces.some(isOfOneProject);
  const isOfTwo = asked.named.length === 1 && asked.says('compare', 'newer', 'older');
  const { pieces, says, knowledge } = asked;
  const called = compact(pieces.find(({ project }) => project)?.text ?? '');
  // "The Quran app and the Quran website": both are called so.
  const sameName = knowledge.projects.filter(({ title }) => {
    const name = compact(title);
    return name.includes(called) || called.includes(name);
  });
  if (isOfTwo && sameName.length === 2)
    return { text: bothProjects({ ...asked, named: sameName }) ?? '', claim: 'sure' };
  return (
    (says('compare') || (says('or') && says('first', 'latest', 'newer', 'older'))
      ? ofCompared(asked)
      : undefined) ??
    (isOfTwo ? ofDescribed(asked, source) : undefined) ??
    ofNamedProjects(asked) ??
    (isOfOne ? (ofDescribed(asked, source) ?? ofTexts(asked, source)) : ofTexts(asked, source)) ??
    ofDescribed(asked, source) ??
    ofOneText(asked)
  );
}

const compact = (text: string) => questionWords(text).join('');

/** What one text alone says: "why was a grey card used?" */
function ofOneText(asked: Asked): Told | undefined {
  const { pieces, knowledge, say, tell } = asked;
  if (
    pieces.some(isNotDescribed) ||
    !pieces.some(({ meaning }) => meaning) ||
    asked.says('mine', 'price') ||
    (asked.says('owner') && !asked.says('how'))
  )
    return undefined;
  const words = pieces.filter(isSought).flatMap(searchedFor);
  const [best, next] = knowledge.projects
    .filter((project) => words.filter((word) => isIn(word, project, knowledge)).length > 1)
    .flatMap((project) => {
      const passage = findPassage(words, project, knowledge);
      return passage && passage.count > 1 ? [{ ...passage, project }] : [];
    })
    .sort((a, b) => b.share - a.share);
  if (!best || best.share < 0.5 || (next && next.share > best.share * 0.85)) return undefined;
  return { text: `${say('unsure')} ${tell.quoted(best.project, ...best.quotes)}`, claim: 'part' };
}

/** "How does the batik shop differ from the skincare site?": two projects that are named or described. */
function ofCompared(asked: Asked): Told | undefined {
  const { pieces, named, knowledge, query, says } = asked;
  const groups: string[][] = [[]];
  const isBesideKind = (at: number) =>
    pieces
      .slice(Math.max(0, at - 2), at + 3)
      .some((one) => isOfKind(one) || /^(shop|or)$/.test(one.meaning ?? ''));
  pieces.forEach((piece, at) => {
    if (isSought(piece) && isBesideKind(at)) groups.at(-1)?.push(piece.text);
    else groups.push([]);
  });
  const described = groups.flatMap(
    (words) => describedProjects(words, knowledge, query.ofKind)?.projects ?? [],
  );
  const both = [...new Set([...named, ...described])];
  const compare = says('compare') ? bothProjects : inOrder;
  const text = both.length < 4 && compare({ ...asked, named: both });
  return text
    ? { text: both.length === 2 ? text : `${asked.say('partly')}\n\n${text}`, claim: 'part' }
    : undefined;
}

/** What is asked of one project rather than of many. */
const isOfOneProject = means('how why who when client demo download repo use screens role it difficulty');

/** What is said of the projects that the question names. */
function ofNamedProjects(asked: Asked): Told | undefined {
  const { pieces, named, says } = asked;
  if (named.length === 0) return undefined;
  // "What would one like it cost?", "can he make us one?"
  if (says('make') && says('price', 'hire'))
    return {
      text: `${asked.say('partly')} ${asked.say(says('price') ? 'noPrices' : 'hire')}`,
      claim: 'part',
    };
  const ofYears = pieces.some(({ year }) => year) ? 'before after or' : '';
  const isBeside = means(
    `why how not role human help mine sections ${says('database') ? 'privacy' : ''} ${says('screens') ? 'first #number' : ''} ${says('download') ? 'phone' : ''} ${ofYears}`,
  );
  const rest = pieces.filter((piece) => !asksOfProject(piece) && !isBeside(piece));
  // "Something about music or notes" names no project, though one is called so.
  if (says('or') && says('project', 'thing')) {
    const words = pieces.filter((piece) => piece.project || rest.includes(piece)).map(({ text }) => text);
    const text = aboutWords(asked, words.join(' ').split(' '));
    if (text) return { claim: 'part', text };
  }
  const isQuestion =
    pieces.some((piece) => isAsking(piece) || isProjectWord(piece)) || says('repo', 'demo', 'download');
  const isOnlyWord = pieces.every(({ project, isLoose }) => !project || isLoose);
  const isToSearch = rest.every(
    (piece) => !isOfPeople(piece) || (piece.meaning === 'age' && rest.length > 1),
  );
  const isReason = says('why') || rest.length > 1;
  // "Does it work without JavaScript?" asks for more than what it is made with.
  const isMore =
    pieces.some(({ text }) => /^(buat|untuk|kanggo) (apa|opo)$/.test(text)) ||
    (!says('use', 'make') && (rest.length > 0 || says('work', 'not')));
  const words = pieces.filter(
    (piece) =>
      rest.includes(piece) ||
      (isReason && isOfReason(piece) && !/^\d/.test(piece.text)) ||
      (isMore && (piece.technology || piece.meaning === 'order')),
  );
  const told = aboutNamed(asked, isToSearch ? words.flatMap(searchedFor) : undefined);
  // "Is Notes fun?" may be of the word.
  if (rest.length > 0 && isOnlyWord && !isQuestion && told.claim !== 'part') return undefined;
  return rest.length > 0 && told.claim === 'sure' ? { ...told, claim: 'part' } : told;
}

/** What no text of a project is asked for. */
const isOfPeople = means(
  'private age terms judge plans reply experience feelings before after between more most newer older',
);
const isOfReason = means('#technology #number screens framework database design demo team download');

/**
 * A project that is not named but described: "the school website", "that app for the blind". Its texts must account for
 * at least half of what the question says, by weight, and for a word that the grammar does not know.
 */
function ofDescribed(asked: Asked, source: Source): (Told & { pieces: readonly Piece[] }) | undefined {
  const { pieces, says, query, knowledge } = asked;
  if (
    pieces.some(
      (piece, at) =>
        isNotDescribed(piece) ||
        (/^(app|aplikasi|web|website|situs)nya$/.test(piece.text) &&
          !(says('it') && tagOf(pieces[at + 1] ?? piece) === '#word')),
    ) ||
    (says('compare') && !asked.named[0])
  )
    return undefined;
  const sought = pieces.filter(isSought);
  const found = describedProjects(
    sought.map(({ text }) => text),
    knowledge,
    query.ofKind,
  );
  // "The ones for a client" are many.
  if (!found || (says('team', 'alone') && !found.projects.every((one) => query.projects.includes(one))))
    return undefined;
  const [project, other] = found.projects;
  // Of two that it fits alike, only what their records say is told.
  if (!project || (other && !says('when', 'client', 'use', 'repo', 'demo', 'download'))) return undefined;
  const isHeld = ({ text }: Piece) => found.held.includes(text);
  const isAnchored =
    pieces.some(isOfKind) ||
    (says('when', 'client') && !says('not', 'age') && sought.every(isHeld)) ||
    says('it', 'shop', 'make') ||
    (!says('owner') && pieces.some(({ text }) => anchor.test(text)));
  const held = sought.filter(isHeld);
  if (
    held.length * 2 < sought.length ||
    (!isAnchored && (says('owner') || held.length < 2)) ||
    !held.some(({ meaning }) => !meaning || (meaning === 'cv' && says('mobile', 'make')))
  )
    return undefined;
  // "Does any project use it on a device?" describes none.
  const kindAt = pieces.findIndex(isOfKind);
  const isBeside = (piece: Piece, at: number) =>
    isHeld(piece) &&
    pieces
      .slice(Math.min(at, kindAt), Math.max(at, kindAt))
      .every((one) => isOfKind(one) || isSought(one) || isIdle(one));
  if (kindAt >= 0 && !pieces.some(isBeside)) return undefined;
  const first = pieces.findIndex(isHeld);
  const isKept = says('how', 'why', 'who', 'role');
  // What only its text says is asked of it, unless its record answers.
  const isOfRecord = says('repo', 'demo', 'download', 'when', 'client');
  // "The school site, is it …": what follows "itu" is asked.
  const end = pieces.findIndex(({ text }) => /^(itu|iku|kuwi|niku)$/.test(text));
  const describes = (piece: Piece) =>
    isHeld(piece) &&
    (end < 0 || pieces.indexOf(piece) < end) &&
    (isOfRecord || isIn(piece.text, project, knowledge, true));
  const others = pieces.flatMap((piece, at) => [
    ...(at === first ? found.projects.map((one) => ({ text: piece.text, project: one })) : []),
    ...(describes(piece) && !isKept ? [] : [piece]),
  ]);
  const besides = ask(others, source);
  const compared = says('compare') ? bothProjects(besides) : inOrder(besides);
  if ((asked.named.length === 1 || says('newer', 'older')) && compared)
    return { text: compared, claim: 'part', pieces: others };
  const told = ofNamedProjects(besides);
  const isAsked = others.some((piece) => !piece.project && !means(alwaysBeside)(piece));
  if (!told || !(isAsked || isAnchored)) return undefined;
  const isCard = told.text.startsWith('**');
  // "Do they edit?" describes none.
  if (says('it') && !says('name') && isCard && held.length < 2) return undefined;
  if (told.claim !== 'unknown') return { ...told, claim: 'part', pieces: others };
  const passage =
    !other &&
    findPassage(pieces.flatMap(searchedFor), project, knowledge, { isOfMaking: says('how', 'why') });
  if (passage && passage.count > 1 && isAsked)
    return {
      text: `${asked.say('unsure')} ${asked.tell.quoted(project, ...passage.quotes)}`,
      claim: 'part',
      pieces: others,
    };
  if (other || !isAnchored) return undefined;
  return {
    text: `${asked.say('partly')}\n\n${asked.tell.say('whole', project)}`,
    claim: 'part',
    pieces: others,
  };
}

const isIdle = means('it client what can make list team human owner');

/** Words beside which nothing is a description of a project. */
const isNotDescribed = means('service you most judge hire form contact terms feelings site');

const anchor = /^(games?|gim|permainan|dolanan|platform|sistem|system)$/;

const ofWork = /^(which one|experience|pengalaman|worked? with|kerja sama|kerja bareng)$/;

/** Projects whose texts speak of what the grammar does not know. */
function ofTexts(asked: Asked, source: Source): Told | undefined {
  const { pieces } = asked;
  // "Anything for education?" is not of the owner's studies.
  const isOfAny = asked.says('thing', 'project', 'website', 'mobile', 'make');
  const words = pieces.filter((piece) => isSought(piece) || (isOfAny && piece.meaning === 'study'));
  const others = pieces.filter((piece) => !words.includes(piece));
  // "Has he worked at a company?" is of his own, and what is paid is not looked for.
  if (pieces.some(({ text, meaning }) => meaning === 'price' || /^kerja$|^job/.test(text))) return undefined;
  const isOfOwner = others.some(({ meaning }) => meaning === 'owner' || meaning === 'you');
  // Any that are named are left out.
  const isOfOthers = others.some(({ project }) => project);
  const isOfFeature = asked.says('features') && asked.says('what');
  const isOfProjects =
    isOfFeature ||
    others.some(
      (piece) =>
        isProjectWord(piece) ||
        (/^(use|list)$/.test(piece.meaning ?? '') && !isOfOwner && !isOfOthers) ||
        ofWork.test(piece.text),
    );
  if (
    !(isOfProjects || source.isOneWord) ||
    !others.every((piece) => isBesideSearch(piece) || piece.meaning === 'not')
  )
    return undefined;
  // "Does it speak anything other than Indonesian?" asks for no other project.
  const isWithout = isOfOthers && !asked.says('speak') && pieces.some(({ text }) => excluding.test(text));
  const text =
    aboutWords(ask(others, source), words.flatMap(searchedFor), isOfOthers) ??
    (isWithout ? asked.say('noneFits') : undefined);
  return text ? { claim: 'part', text } : undefined;
}

/** What may be looked for in texts: "in two weeks" may not. */
function isSought(piece: Piece): boolean {
  return (
    isSearchable(piece) && !piece.isLoose && !/^(one|two|day|week|month|dua|hari|minggu)s?$/.test(piece.text)
  );
}

const isSearchable = means(
  '#word #number greeting shop sell service university chat ai price speak readable order features cv',
);
const projectWords = 'project website mobile make thing client';
const isProjectWord = means(projectWords);
const isBesideSearch = means(
  `${projectWords} ${alwaysBeside} use client who how howMany or year work demo list mine where #technology #year #project`,
);
