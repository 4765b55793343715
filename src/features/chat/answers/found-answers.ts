import { ask, type Source } from './ask.ts';
import {
  type Asked,
  alwaysBeside,
  isOfKind,
  isProjectWord,
  means,
  projectWords,
  type Told,
} from './asked.ts';
import { isNotDescribed, ofDescribed } from './described-answer.ts';
import { ofNamedProjects } from './named-answer.ts';
import { aboutWords, bothProjects, inOrder } from './project-answers.ts';
import { questionWords } from './question-words.ts';
import type { Piece } from './read-question.ts';
import { describedProjects, findPassage, isIn } from './search-projects.ts';
import { isSought, searchedFor, tellsNothing } from './sought-words.ts';

/** Of the projects that the question names or describes, or whose texts speak of what the grammar does not know. */
export function ofProjects(asked: Asked, source: Source): (Told & { pieces?: readonly Piece[] }) | undefined {
  const { pieces, says, named } = asked;
  // What is rented is no project, though one is called so.
  if (pieces.some(({ text }) => /^\w{0,3}[sy]ew[ao]|^rent/.test(text))) return undefined;
  const isOfOrder = says('or') && says('first', 'latest', 'newer', 'older');
  const isOfTwo = named.length === 1 && (isOfOrder || says('compare', 'newer', 'older'));
  const described = () => ofDescribed(asked, source);
  const inTexts = () => ofTexts(asked, source);
  return (
    (isOfTwo ? ofNamesakes(asked) : undefined) ??
    (says('compare') || isOfOrder ? ofCompared(asked) : undefined) ??
    (isOfTwo ? described() : undefined) ??
    ofNamedProjects(asked) ??
    (pieces.some(isOfOneProject) ? described() : undefined) ??
    inTexts() ??
    described() ??
    ofOneText(asked)
  );
}

/** "The Quran app and the Quran website": both are called so. */
function ofNamesakes(asked: Asked): Told | undefined {
  const compact = (text: string) => questionWords(text).join('');
  const called = compact(asked.pieces.find(({ project }) => project)?.text ?? '');
  const both = asked.knowledge.projects.filter(({ title }) => {
    const name = compact(title);
    return name.includes(called) || called.includes(name);
  });
  const compare = asked.says('compare') ? bothProjects : inOrder;
  const text = both.length === 2 && compare({ ...asked, named: both });
  return text ? { text, claim: 'sure' } : undefined;
}

/** What one text alone says: "why was a grey card used?" */
function ofOneText(asked: Asked): Told | undefined {
  const { pieces, knowledge, say, tell } = asked;
  if (
    pieces.some(isNotDescribed) ||
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
  const text = compare({ ...asked, named: both });
  return text
    ? { text: both.length === 2 ? text : `${asked.say('partly')}\n\n${text}`, claim: 'part' }
    : undefined;
}

/** What is asked of one project rather than of many. */
const isOfOneProject = means('client demo difficulty download how it repo role screens use when who why');

const ofWork = /^(which one|experience|pengalaman|worked? with|kerja sama|kerja bareng)$/;

/** Projects whose texts speak of what the grammar does not know. */
function ofTexts(asked: Asked, source: Source): Told | undefined {
  const { pieces } = asked;
  // "Anything for education?" is not of the owner's studies.
  const isOfAny = asked.says('make', 'mobile', 'project', 'thing', 'website');
  const words = pieces.filter((piece) => isSought(piece) || (isOfAny && piece.meaning === 'study'));
  const others = pieces.filter((piece) => !words.includes(piece));
  // "Has he worked at a company?" is of his own, and what is paid is not looked for.
  if (pieces.some(({ text, meaning }) => meaning === 'price' || /^kerja$|^job/.test(text))) return undefined;
  const isOfOwner = others.some(({ meaning }) => meaning === 'owner');
  // Any that are named are left out.
  const isOfOthers = others.some(({ project }) => project);
  const isOfFeature = asked.says('features') && asked.says('what');
  const isOfProjects =
    isOfFeature ||
    others.some(
      (piece) =>
        isProjectWord(piece) ||
        (/^(use|list)$/.test(piece.meaning ?? '') && !isOfOwner) ||
        ofWork.test(piece.text),
    );
  if (
    !(isOfProjects || source.isOneWord) ||
    words.every(({ text }) => tellsNothing.test(text)) ||
    !others.every((piece) => isBesideSearch(piece) || piece.meaning === 'not')
  )
    return undefined;
  const text = aboutWords(ask(others, source), words.flatMap(searchedFor), isOfOthers);
  return text ? { claim: 'part', text } : undefined;
}

const isBesideSearch = means(
  `${projectWords} ${alwaysBeside} #project #technology #year but demo how howMany list mine only use where who work`,
);
