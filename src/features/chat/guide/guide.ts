import type { Guide } from '#content/guide-types.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { createExamples, type Entry, type Ranked, readEntries } from './examples.ts';
import type { Choice, GuideAnswer } from './guide-answer.ts';
import { createReader, hasName, type Piece } from './names.ts';
import { createPassages } from './passages.ts';
import { createSpeaker } from './speaker.ts';
import { createSubjects, isList, nothing, type Subject } from './subject.ts';
import { createVocabulary, phrasesOf, wordsOf } from './words.ts';

/** How similar a question and an example must be to answer it, to list projects, to reply to small talk, and to offer it. */
const limits = { sure: 0.72, list: 0.35, talk: 0.37, near: 0.25 };
/** What each word that is in no example takes from the similarity. */
const unreadCost = 0.1;

/**
 * The chat without a model: finds the answer whose example questions are most similar to a question. It answers when it is
 * sure; otherwise it offers questions that it answers, or quotes the sentence of the site that fits best.
 */
export function createGuide(knowledge: Knowledge, guide: Guide) {
  const vocabulary = createVocabulary(guide.languages);
  const read = createReader(knowledge, guide, vocabulary);
  const entries = readEntries(guide, 'answers');
  const fixed = readEntries(guide, 'fixed').flatMap((entry) =>
    entry.asks.map(({ text }) => ({ phrase: phrasesOf(text).join(' '), entry, subject: nothing })),
  );
  const { rankAll, unread, languagesOf } = createExamples(entries, read, vocabulary);
  const quote = createPassages(knowledge, guide, vocabulary);
  const speaker = createSpeaker(knowledge, guide);
  const subjectOf = createSubjects(knowledge, guide);

  /** The answers that are similar to a question, without those that need a project when none is spoken of. */
  function rank(pieces: readonly Piece[], before: Subject): Ranked[] {
    const ranked = rankAll(pieces, withProject(pieces, before));
    const count = (entry: Entry) => Math.min(subjectOf(entry, pieces, before).projects.length, 2);
    return ranked.filter(({ entry }) => entry.needs === 0 || entry.needs === count(entry));
  }

  /** The answer of which the guide is sure. */
  function sure(pieces: readonly Piece[], before: Subject) {
    const ranked = rank(pieces, before);
    const [first, second] = ranked;
    if (!first) return undefined;
    const { entry, score } = first;
    const lead = score - (second?.score ?? 0);
    const isClear = score + lead - unreadCost * unread(pieces) >= limits.sure;
    const isMeant = hasName(pieces, 'project') ? entry.needs > 0 : !isList(entry) || !unread(pieces, entry);
    const isShort = pieces.every(({ text, name }) => name || vocabulary.isStopWord(text));
    const kept = isShort ? before : nothing;
    const found = isClear && isMeant ? entry : list(pieces, ranked, kept);
    return found && { entry: found, subject: subjectOf(found, pieces, before, kept) };
  }

  /** The answer to a question that chooses projects and says nothing else. */
  function list(pieces: readonly Piece[], ranked: readonly Ranked[], kept: Subject) {
    if (hasName(pieces, 'project') || !hasName(pieces, 'tech', 'year', 'kind')) return undefined;
    const isFollowUp = kept.wanted.length + kept.unwanted.length > 0;
    const order = (['newest', 'oldest'] as const).find((type) => hasName(pieces, type));
    const isAsked = ({ entry, score }: Ranked) =>
      order ? entry.id === order : isList(entry) && (score >= limits.list || isFollowUp);
    const entry = ranked.find(isAsked)?.entry;
    return entry && !unread(pieces, entry) ? entry : undefined;
  }

  /** Similar questions that the guide answers. */
  function choicesFor(pieces: readonly Piece[], langs: readonly string[], before: Subject): Choice[] {
    const choices = new Map<string, Choice>();
    // A question with several unknown words does not continue the conversation.
    const context = unread(pieces) > 1 ? nothing : before;
    const likely = rank(pieces, context).filter(({ score, entry }) => score >= limits.near && !isTalk(entry));
    const ofProject = entries.filter(({ asks }) => asks.some(({ text }) => text === '{project}'));
    for (const entry of [...likely.map((one) => one.entry), ...ofProject]) {
      const choice = speaker.choice(entry, withProject(pieces, context), langs);
      if (choice && choices.size < 3 && sure(read(choice.text), nothing)) choices.set(choice.text, choice);
    }
    return [...choices.values()];
  }

  /** The question without greetings and thanks around it. */
  function withoutTalk(question: string): Piece[] {
    const parts = question.split(/[.,;:!?\n]+/).map(read);
    return parts.filter((pieces) => !isTalk(sure(pieces, nothing)?.entry)).flat();
  }

  const isTalk = (entry?: Entry) => entry !== undefined && guide.talk.includes(entry.id);

  /** Answers a question. `before` is what the previous answer was about, for "when was it made?". */
  function answer(question: string, before: Subject = nothing): GuideAnswer {
    const pieces = read(question);
    const langs = languagesOf(pieces);
    const text = ` ${wordsOf(question).join(' ')} `;
    const found =
      fixed.find(({ phrase }) => text.includes(` ${phrase} `)) ??
      sure(pieces, before) ??
      sure(withoutTalk(question), before);
    if (found) return speaker.say(found.entry, langs, found.subject);
    const passage = quote(pieces);
    const choices = passage?.isSure ? [] : choicesFor(pieces, langs, before);
    const [top] = !passage && choices.length === 0 ? rank(pieces, nothing) : [];
    if (top && isTalk(top.entry) && top.score >= limits.talk) return speaker.say(top.entry, langs, nothing);
    return speaker.wonder(choices, passage, langs);
  }

  return { answer };
}

/** "When was it made?", with the project that was last spoken of. */
function withProject(pieces: readonly Piece[], { project }: Subject): readonly Piece[] {
  if (!project || hasName(pieces, 'project')) return pieces;
  const named: Piece = { text: '', name: { type: 'project', project } };
  const at = pieces.findIndex(({ name }) => name?.type === 'it');
  return at < 0 ? [named, ...pieces] : pieces.with(at, named);
}
