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
        if (!text) continue;
        const cards = guide.shows[id] === 'starters' ? [] : subject.projects;
        const choices = guide.shows[id] === 'starters' ? knowledge.bot.starters : [];
        return withMarkdown({
          outcome: 'sure',
          entry: id,
          text,
          lang,
          cards: guide.shows[id] ? cards : [],
          choices,
          subject,
        });
      }
      return undefined;
    },

    /** Asks what was meant, quotes what fits, or says that nothing is known. */
    wonder(
      choices: readonly Choice[],
      quote: (Quote & { isSure: boolean }) | undefined,
      langs: readonly string[],
    ): GuideAnswer {
      const subject = quote ? { ...nothing, project: quote.project } : nothing;
      const { lang, frame, facts } = frameFor(langs, subject);
      const outcome = quote?.isSure ? 'sure' : choices.length > 0 || quote ? 'near' : 'none';
      const said =
        quote?.isSure || (quote && choices.length === 0) ? 'quote' : outcome === 'near' ? 'near' : 'none';
      return withMarkdown({
        outcome,
        text: fill(frame[said], facts) ?? '',
        lang,
        cards: [],
        choices: quote?.isSure ? [] : choices,
        quote,
        ask: outcome !== 'sure' && facts.contact?.() ? fill(frame.ask, facts) : undefined,
        subject,
      });
    },

    /** The first example of an answer that can be filled with what a question names. */
    choice({ asks }: Entry, pieces: readonly Piece[], langs: readonly string[]): Choice | undefined {
      const named = pieces.toReversed().flatMap(({ name, text }): [string, () => string][] => {
        if (name?.type === 'project') return [['project', () => name.project.title]];
        if (name?.type === 'tech') return [['tech', () => name.shown]];
        return name?.type === 'kind' || name?.type === 'year' ? [[name.type, () => text]] : [];
      });
      const values = { ...Object.fromEntries(named), name: () => knowledge.owner.name };
      const filled = langs.flatMap((lang) =>
        asks.flatMap((ask) => ({ text: ask.lang === lang && fill(ask.text, values), lang })),
      );
      return filled.find((one): one is Choice => Boolean(one.text));
    },
  };
}
