import type { Guide } from '#content/guide-types.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import type { Entry } from './entries.ts';
import { factsOf, fill, type Subject, subjectFacts } from './facts.ts';
import { type Choice, type GuideAnswer, guideMarkdown, type Quote } from './guide-answer.ts';
import type { Piece } from './names.ts';

export const nothing: Subject = { projects: [], filters: [] };

/** Puts answers into words of the content. `langs` are its languages, the best for the visitor first. */
export function createSpeaker(knowledge: Knowledge, guide: Guide) {
  function frameOf(langs: readonly string[]) {
    const lang = langs.find((one) => guide.languages[one]?.frame) ?? '';
    const frame = guide.languages[lang]?.frame;
    if (!frame) throw new Error('One language of the guide needs a frame');
    return { lang, frame };
  }

  function factsFor(langs: readonly string[], subject: Subject) {
    return { ...factsOf(knowledge, guide, langs), ...subjectFacts(subject, knowledge, frameOf(langs).frame) };
  }

  return {
    /** What an answer says in the first language that it has; nothing when what it needs is not there. */
    say(entry: Entry, langs: readonly string[], subject: Subject): GuideAnswer | undefined {
      for (const texts of [entry.say, entry.otherwise]) {
        const lang = langs.find((one) => texts[one] !== undefined) ?? '';
        const text = fill(texts[lang], factsFor(langs, subject));
        const cards = guide.shows[entry.id] ? subject.projects : [];
        if (text) return whole({ outcome: 'sure', entry: entry.id, text, lang, cards, choices: [], subject });
      }
      return undefined;
    },

    /** Asks what was meant, quotes what fits, or says that nothing is known. */
    wonder(choices: readonly Choice[], quote: Quote | undefined, langs: readonly string[]): GuideAnswer {
      const { lang, frame } = frameOf(langs);
      const facts = factsFor(langs, { ...nothing, project: quote?.project });
      const put = (text: string) => fill(text, facts) ?? '';
      const outcome = choices.length > 0 || quote ? 'near' : 'none';
      return whole({
        outcome,
        text: put(choices.length > 0 ? frame.near : frame.none),
        lang,
        cards: [],
        choices,
        quote: quote && { ...quote, intro: put(frame.quote) },
        ask: facts.contact?.() ? put(frame.ask) : undefined,
        subject: nothing,
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
      for (const lang of langs)
        for (const ask of asks) {
          const question = ask.lang === lang ? fill(ask.text, values) : undefined;
          if (question) return { question, lang };
        }
      return undefined;
    },
  };
}

function whole(answer: Omit<GuideAnswer, 'markdown'>): GuideAnswer {
  return { ...answer, markdown: guideMarkdown(answer) };
}
