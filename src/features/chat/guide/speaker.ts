import type { Guide } from '#content/guide-types.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import type { Entry } from './entries.ts';
import { factsOf, fill, type Subject, subjectFacts } from './facts.ts';
import { type Choice, type GuideAnswer, type Quote, withMarkdown } from './guide-answer.ts';
import type { Piece } from './names.ts';

export const nothing: Subject = { projects: [], filters: [] };

/** Puts answers into words of the content. `langs` are its languages, the best for the visitor first. */
export function createSpeaker(knowledge: Knowledge, guide: Guide) {
  function frameFor(langs: readonly string[], subject: Subject) {
    const lang = langs.find((one) => guide.languages[one]?.frame) ?? '';
    const frame = guide.languages[lang]?.frame;
    if (!frame) throw new Error('One language of the guide needs a frame');
    const facts = { ...factsOf(knowledge, guide, langs), ...subjectFacts(subject, knowledge, frame) };
    return { lang, frame, facts };
  }

  return {
    /** What an answer says in the first language that it has; nothing when what it needs is not there. */
    say({ id, say, otherwise }: Entry, langs: readonly string[], subject: Subject): GuideAnswer | undefined {
      const { facts } = frameFor(langs, subject);
      for (const texts of [say, otherwise]) {
        const lang = langs.find((one) => texts[one] !== undefined) ?? '';
        const text = fill(texts[lang], facts);
        const shows = guide.shows[id];
        const cards = shows && shows !== 'starters' ? subject.projects : [];
        const choices = shows === 'starters' ? knowledge.bot.starters : [];
        if (text) return withMarkdown({ outcome: 'sure', entry: id, text, lang, cards, choices, subject });
      }
      return undefined;
    },

    /** Asks what was meant, quotes what fits, or says that nothing is known. */
    wonder(
      choices: readonly Choice[],
      quote: (Quote & { isSure: boolean }) | undefined,
      langs: readonly string[],
    ): GuideAnswer {
      const subject = { ...nothing, project: quote?.project };
      const { lang, frame, facts } = frameFor(langs, subject);
      const put = (text: string) => fill(text, facts) ?? '';
      if (quote?.isSure)
        return withMarkdown({
          outcome: 'sure',
          text: put(frame.quote),
          lang,
          cards: [],
          choices: [],
          quote,
          subject,
        });
      const [outcome, said] =
        choices.length > 0
          ? (['near', 'near'] as const)
          : quote
            ? (['near', 'quote'] as const)
            : (['none', 'none'] as const);
      const ask = facts.contact?.() ? put(frame.ask) : undefined;
      return withMarkdown({ outcome, text: put(frame[said]), lang, cards: [], choices, quote, ask, subject });
    },

    /** The first example of an answer that can be filled with what a question names. */
    choice({ asks }: Entry, pieces: readonly Piece[], langs: readonly string[]): Choice | undefined {
      const named = pieces.toReversed().flatMap(({ name, text }): [string, () => string][] => {
        if (name?.type === 'project') return [['project', () => name.project.title]];
        if (name?.type === 'tech') return [['tech', () => name.shown]];
        return name?.type === 'kind' || name?.type === 'year' ? [[name.type, () => text]] : [];
      });
      const values = { ...Object.fromEntries(named), name: () => knowledge.owner.name };
      const inOrder = langs.flatMap((lang) => asks.filter((ask) => ask.lang === lang));
      return inOrder
        .flatMap(({ lang, text }) => ({ lang, text: fill(text, values) ?? [] }))
        .find((one): one is Choice => typeof one.text === 'string');
    },
  };
}
