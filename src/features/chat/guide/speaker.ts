import type { Guide } from '#content/guide-types.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import type { Entry } from './examples.ts';
import { type Facts, factsOf, fill, subjectFacts } from './facts.ts';
import { type Choice, type GuideAnswer, type Quote, withMarkdown } from './guide-answer.ts';
import type { Piece } from './names.ts';
import { isList, nothing, type Subject } from './subject.ts';

/** Puts answers into words of the content. `langs` are its languages, the best for the visitor first. */
export function createSpeaker(knowledge: Knowledge, guide: Guide) {
  function frameFor(langs: readonly string[], subject: Subject) {
    const lang = langs.find((one) => guide.languages[one]?.frame) ?? '';
    const frame = guide.languages[lang]?.frame;
    if (!frame) throw new Error('One language of the guide needs a frame');
    const facts = { ...factsOf(knowledge, guide, langs), ...subjectFacts(subject, frame) };
    return { lang, frame, facts };
  }

  return {
    /** What an answer says in the first language that it has. */
    say(entry: Entry, langs: readonly string[], subject: Subject): GuideAnswer {
      const { lang, frame, facts } = frameFor(langs, subject);
      const usual = { [lang]: isList(entry) ? frame.empty : frame.missing };
      const [said = { lang, text: '' }] = [entry.say, entry.otherwise, usual].flatMap((texts) => {
        const first = langs.find((one) => texts[one]) ?? '';
        const text = fill(texts[first] ?? '', facts);
        return text ? { lang: first, text } : [];
      });
      return withMarkdown({
        ...said,
        outcome: 'sure',
        entry: entry.id,
        cards: entry.shows ? subject.projects : [],
        choices: entry.shows === 'starters' ? knowledge.bot.starters : [],
        subject,
      });
    },

    /** Asks what was meant, quotes what fits, or says that nothing is known. */
    wonder(choices: readonly Choice[], quote: Quote | undefined, langs: readonly string[]): GuideAnswer {
      const subject = { ...nothing, project: quote?.project };
      const { lang, frame, facts } = frameFor(langs, subject);
      const said = choices.length > 0 ? 'near' : quote ? 'quote' : 'none';
      return withMarkdown({
        outcome: quote?.isSure ? 'sure' : said === 'none' ? 'none' : 'near',
        text: fill(frame[said], facts),
        lang,
        cards: [],
        choices,
        quote,
        ask: !quote?.isSure && facts.contact ? fill(frame.ask, facts) : undefined,
        subject,
      });
    },

    /** The first example of an answer that can be filled with what a question names. */
    choice({ asks }: Entry, pieces: readonly Piece[], langs: readonly string[]): Choice | undefined {
      const values: Facts = { name: knowledge.owner.name };
      for (const { name, text } of pieces)
        if (name)
          values[name.type] ??= 'project' in name ? name.project.title : 'shown' in name ? name.shown : text;
      return langs
        .flatMap((lang) => asks.filter((ask) => ask.lang === lang))
        .map(({ lang, text }) => ({ lang, text: fill(text, values) }))
        .find(({ text }) => text);
    },
  };
}
