import type { Guide } from '#content/guide-types.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { chooseProjects, filtersOf } from './choose-projects.ts';
import { type Entry, readEntries } from './entries.ts';
import { createExamples, type Ranked } from './examples.ts';
import type { Subject } from './facts.ts';
import type { Choice, GuideAnswer } from './guide-answer.ts';
import { createReader, type Name, type Piece } from './names.ts';
import { createPassages } from './passages.ts';
import { createSpeaker, nothing } from './speaker.ts';
import { createVocabulary, phrasesOf, wordsOf } from './words.ts';

/** How alike a question and an example must be to answer it, by how much more than the next, to list projects, and to offer it. */
const limits = { sure: 0.62, margin: 0.05, list: 0.35, near: 0.3 };
const mostChoices = 3;

/**
 * The chat without a model: finds the answer of the content whose examples are most like a question. It answers when it is
 * sure; otherwise it offers questions that it answers, or quotes the sentence of the site that fits best.
 */
export function createGuide(knowledge: Knowledge, guide: Guide) {
  const vocabulary = createVocabulary(Object.values(guide.languages));
  const read = createReader(knowledge, guide, vocabulary);
  const fixed = readEntries(guide.languages, 'fixed');
  const examples = createExamples(readEntries(guide.languages, 'answers'), guide, read, vocabulary);
  const passages = createPassages(knowledge, vocabulary);
  const speaker = createSpeaker(knowledge, guide);

  /** What a question is about, where an answer asks it. */
  function subjectOf(entry: Entry, pieces: readonly Piece[], before: Subject): Subject {
    const named = [...new Set(pieces.flatMap(({ name }) => (name?.type === 'project' ? name.project : [])))];
    const filters = filtersOf(pieces);
    if (isOfProject(entry)) {
      const projects = named.length > 0 || !before.project ? named : [before.project];
      return { projects, filters, project: projects[0] };
    }
    const shows = guide.shows[entry.id];
    if (!shows) return { ...nothing, filters };
    const isOr = hasName(pieces, 'or');
    const chosen = chooseProjects(knowledge.projects, filters, isOr, guide).filter(
      (project) => shows === 'all' || (project[shows] ?? 'private') !== 'private',
    );
    const projects = entry.id === 'oldest' ? chosen.toReversed() : chosen;
    return { projects, filters, project: projects.length === 1 ? projects[0] : undefined };
  }

  function rank(pieces: readonly Piece[], before: Subject): Ranked[] {
    const { project } = before;
    const isNamed = hasName(pieces, 'project');
    const readings = project && !isNamed ? [pieces, withProject(pieces, project)] : [pieces];
    return examples.rank(...readings).filter(({ entry }) => {
      const needed = Math.min(...entry.asks.map(({ text }) => text.split('{project}').length - 1));
      const { projects } = subjectOf(entry, pieces, before);
      return needed === 0 || (needed === 1 ? projects.length === 1 : projects.length > 1);
    });
  }

  /** The answer of which the guide is sure. */
  function sure(
    pieces: readonly Piece[],
    langs: readonly string[],
    before: Subject,
  ): GuideAnswer | undefined {
    const ranked = rank(pieces, before);
    const [first, second] = ranked;
    if (!first) return undefined;
    const isClear = first.score >= limits.sure && first.score - (second?.score ?? 0) >= limits.margin;
    if (isClear && (!isList(first.entry) || examples.covers(first.entry, pieces)))
      return speaker.say(first.entry, langs, subjectOf(first.entry, pieces, before));
    return list(pieces, langs, ranked, before);
  }

  /** Cards for a question that chooses projects and says nothing else. */
  function list(
    pieces: readonly Piece[],
    langs: readonly string[],
    ranked: readonly Ranked[],
    before: Subject,
  ) {
    if (hasName(pieces, 'project') || !filterTypes.some((type) => hasName(pieces, type))) return undefined;
    const isFollowUp =
      before.filters.length > 0 && pieces.every(({ text, name }) => name || vocabulary.isStopWord(text));
    const lists = ranked.filter(({ entry }) => isList(entry));
    const order = (['newest', 'oldest'] as const).find((type) => hasName(pieces, type));
    const found = order ? lists.find(({ entry }) => entry.id === order) : lists[0];
    if (!found || (found.score < limits.list && !isFollowUp) || !examples.covers(found.entry, pieces))
      return undefined;
    const kept = isFollowUp ? before.filters.filter(({ name }) => !hasName(pieces, name.type)) : [];
    const all = [
      ...kept.flatMap(({ name, isNot }): Piece[] => [
        ...(isNot ? [{ text: '', name: { type: 'not' } } as const] : []),
        { text: '', name },
      ]),
      ...pieces,
    ];
    return speaker.say(found.entry, langs, subjectOf(found.entry, all, nothing));
  }

  function isList({ id, asks }: Entry): boolean {
    return guide.shows[id] !== undefined && !isOfProject({ asks });
  }

  /** Questions that the guide answers and that are like this one. */
  function choicesFor(pieces: readonly Piece[], langs: readonly string[], before: Subject): Choice[] {
    const named =
      before.project && !hasName(pieces, 'project') ? withProject(pieces, before.project) : pieces;
    const choices = rank(pieces, before)
      .filter(({ score }) => score >= limits.near)
      .flatMap(({ entry }) => speaker.choice(entry, named, langs) ?? [])
      .filter(({ question }) => sure(read(question), langs, nothing));
    return choices.slice(0, mostChoices);
  }

  /**
   * @param question what the visitor typed
   * @param before what the answer before was about, for questions such as "when was it made?"
   */
  function answer(question: string, before: Subject = nothing): GuideAnswer {
    const pieces = read(question);
    const langs = examples.languagesOf(pieces);
    const text = ` ${wordsOf(question).join(' ')} `;
    const met = fixed.find(({ asks }) =>
      asks.some((ask) => text.includes(` ${phrasesOf(ask.text).join(' ')} `)),
    );
    const said = met && speaker.say(met, langs, nothing);
    return (
      said ??
      sure(pieces, langs, before) ??
      speaker.wonder(choicesFor(pieces, langs, before), passages.best(pieces), langs)
    );
  }

  return { answer, rank: (question: string) => rank(read(question), nothing) };
}

const filterTypes = ['tech', 'year', 'kind'] as const;

const isOfProject = ({ asks }: Pick<Entry, 'asks'>) => asks.every(({ text }) => text.includes('{project}'));

const hasName = (pieces: readonly Piece[], type: Name['type']) =>
  pieces.some(({ name }) => name?.type === type);

/** "When was it made?", with the project that was last spoken of. */
function withProject(pieces: readonly Piece[], project: NonNullable<Subject['project']>): Piece[] {
  const named: Piece = { text: '', name: { type: 'project', project } };
  const at = pieces.findIndex(({ name }) => name?.type === 'it');
  return at < 0 ? [named, ...pieces] : pieces.with(at, named);
}
