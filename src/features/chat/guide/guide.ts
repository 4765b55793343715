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

/**
 * How alike a question and an example must be to answer it, to list projects and to offer it. In the middle the guide asks:
 * likeness is not certainty.
 */
const limits = { sure: 0.72, list: 0.35, near: 0.25 };
/** What a word takes from the likeness that is in no example. */
const unread = 0.1;
const mostChoices = 3;

/**
 * The chat without a model: finds the answer of the content whose examples are most like a question. It answers when it is
 * sure; otherwise it offers questions that it answers, or quotes the sentence of the site that fits best.
 */
export function createGuide(knowledge: Knowledge, guide: Guide) {
  const vocabulary = createVocabulary(Object.values(guide.languages));
  const read = createReader(knowledge, guide, vocabulary);
  const entries = readEntries(guide.languages, 'answers');
  const fixed = readEntries(guide.languages, 'fixed').flatMap(({ asks, ...entry }) =>
    asks.map(({ text }) => ({ phrase: phrasesOf(text).join(' '), entry: { ...entry, asks } })),
  );
  const examples = createExamples(entries, guide, read, vocabulary);
  const quote = createPassages(knowledge, guide, vocabulary);
  const speaker = createSpeaker(knowledge, guide);

  /** What a question is about, if an answer is asked for. */
  function subjectOf(entry: Entry, pieces: readonly Piece[], before: Subject): Subject {
    const filters = filtersOf(pieces);
    if (isOfProject(entry)) {
      const named = new Set(pieces.flatMap(({ name }) => (name?.type === 'project' ? name.project : [])));
      const projects = named.size > 0 || !before.project ? [...named] : [before.project];
      return { projects, filters, project: projects[0] };
    }
    const shows = guide.shows[entry.id] ?? 'starters';
    if (shows === 'starters') return { ...nothing, filters };
    const chosen = chooseProjects(knowledge.projects, filters, hasName(pieces, 'or'), guide).filter(
      (project) => shows === 'all' || (project[shows] ?? 'private') !== 'private',
    );
    const isOrdered = entry.id === 'newest' || entry.id === 'oldest';
    const projects = entry.id === 'oldest' ? chosen.toReversed() : chosen;
    return {
      projects: isOrdered ? projects.slice(0, mostChoices) : projects,
      filters,
      project: isOrdered || projects.length === 1 ? projects[0] : undefined,
    };
  }

  /** The answers that are like a question, without those that need a project when none is spoken of. */
  function rank(pieces: readonly Piece[], before: Subject): Ranked[] {
    return examples.rank(pieces, withProject(pieces, before)).filter(({ entry }) => {
      const needed = Math.min(...entry.asks.map(({ text }) => text.split('{project}').length - 1));
      const { length } = subjectOf(entry, pieces, before).projects;
      return needed === 0 || (needed === 1 ? length === 1 : length > 1);
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
    // An answer that is little more alike than the next is none.
    const lead = first.score - (second?.score ?? 0);
    const isClear = first.score + lead - unread * examples.unread(pieces) >= limits.sure;
    const isMeant = hasName(pieces, 'project')
      ? isOfProject(first.entry)
      : !isList(first.entry) || examples.unread(pieces, first.entry) === 0;
    if (isClear && isMeant) return speaker.say(first.entry, langs, subjectOf(first.entry, pieces, before));
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
    const kept = isFollowUp ? before.filters.filter(({ name }) => !hasName(pieces, name.type)) : [];
    const all = [...kept.map(({ name }): Piece => ({ text: '', name })), ...pieces];
    const order = (['newest', 'oldest'] as const).find((type) => hasName(pieces, type));
    const found = ranked.find(({ entry, score }) =>
      order ? entry.id === order : isList(entry) && (score >= limits.list || isFollowUp),
    );
    if (!found || examples.unread(pieces, found.entry) > 0) return undefined;
    return speaker.say(found.entry, langs, subjectOf(found.entry, all, nothing));
  }

  const isList = (entry: Entry) =>
    (guide.shows[entry.id] ?? 'starters') !== 'starters' && !isOfProject(entry);

  /** Questions that the guide answers and that are like this one. */
  function choicesFor(pieces: readonly Piece[], langs: readonly string[], before: Subject): Choice[] {
    const choices: Choice[] = [];
    const ofProject = entries
      .filter(({ asks }) => asks.some(({ text }) => text === '{project}'))
      .map((entry) => ({ entry, score: 1 }));
    // A question with several unknown words does not go on about what was spoken of.
    const context = examples.unread(pieces) > 1 ? nothing : before;
    const likely = rank(pieces, context).filter(({ score }) => score >= limits.near);
    for (const { entry } of [...likely, ...ofProject]) {
      const choice = speaker.choice(entry, withProject(pieces, context), langs);
      const isNew = choice && choices.every(({ text }) => text !== choice.text);
      if (choices.length < mostChoices && isNew && sure(read(choice.text), langs, nothing))
        choices.push(choice);
    }
    return choices;
  }

  /**
   * @param question what the visitor typed
   * @param before what the answer before was about, for questions such as "when was it made?"
   */
  function answer(question: string, before: Subject = nothing): GuideAnswer {
    const pieces = read(question);
    const langs = examples.languagesOf(pieces);
    const text = ` ${wordsOf(question).join(' ')} `;
    const met = fixed.find(({ phrase }) => text.includes(` ${phrase} `));
    return (
      (met && speaker.say(met.entry, langs, nothing)) ??
      sure(pieces, langs, before) ??
      sure(withoutTalk(question), langs, before) ??
      speaker.wonder(choicesFor(pieces, langs, before), quote(pieces), langs)
    );
  }

  /** The question without greetings and thanks around it. */
  function withoutTalk(question: string): Piece[] {
    const parts = question.split(/[.,;:!?\n]+/).map(read);
    const isTalk = (pieces: readonly Piece[]) =>
      guide.talk.includes(sure(pieces, Object.keys(guide.languages), nothing)?.entry ?? '');
    return parts.filter((pieces) => !isTalk(pieces)).flat();
  }

  return { answer, rank: (question: string) => rank(read(question), nothing) };
}

const filterTypes = ['tech', 'year', 'kind'] as const;

const isOfProject = ({ asks }: Entry) => asks.every(({ text }) => text.includes('{project}'));

const hasName = (pieces: readonly Piece[], type: Name['type']) =>
  pieces.some(({ name }) => name?.type === type);

/** "When was it made?", with the project that was last spoken of. */
function withProject(pieces: readonly Piece[], { project }: Subject): readonly Piece[] {
  if (!project || hasName(pieces, 'project')) return pieces;
  const named: Piece = { text: '', name: { type: 'project', project } };
  const at = pieces.findIndex(({ name }) => name?.type === 'it');
  return at < 0 ? [named, ...pieces] : pieces.with(at, named);
}
