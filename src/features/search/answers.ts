import type { FaqEntry } from '#content/faq.ts';
import type { SiteAnswer } from '#lib/site-answer.ts';
import { createChooser, newestFirst, ownersOrder } from './choose-projects.ts';
import { fill, link, plain, projectFacts, siteFacts } from './facts.ts';
import { createFaqMatcher, type FaqMatch } from './match-faq.ts';
import { isSerious } from './serious.ts';
import type { SiteData, SiteProject } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** The most results and chosen projects; how well a result, a named project and an entry of the FAQ must fit, from 0 to 1. */
const limits = { results: 3, chosen: 12, covered: 0.5, named: 0.35, sure: 0.66, lead: 0.04, read: 0.45, shown: 0.6, likely: 0.4, close: 0.9 };

const idOf = ({ kind, id }: SiteProject) => `${kind}/${id}`;

/** Makes a function that answers a question from the site, in the order of the table in docs/chat.md. */
export function createAnswers(site: SiteData, index: SiteIndex, vocabulary: Vocabulary) {
  const { faq, owner, projects } = site;
  const rooted = (text: string) => ` ${wordsOf(text).map(vocabulary.root).join(' ')} `;
  const names = wordsOf(`${owner.fullName} ${owner.name} ${owner.name}s`);
  const named = (text: string) => text.replaceAll('{name}', owner.name);
  const matchFaq = createFaqMatcher(faq, index, vocabulary, names);
  const choose = createChooser(projects, faq, vocabulary);
  const languages = Object.entries(faq.languages).map(([lang, language]) => {
    const asks = Object.keys(language.entries).flatMap((entry) => asksOf(faq, lang, entry));
    return { ...language, lang, known: new Set(wordsOf([language.stopWords, ...asks].join(' '))) };
  });
  const listed = (key: 'about' | 'it') => languages.flatMap(({ chooses }) => phrasesOf(chooses[key]));
  const aboutTerms = new Set(wordsOf(listed('about').join(' ')).map(vocabulary.root));
  const greetings = new Set(languages.flatMap(({ talk }) => talk.flatMap(({ asks }) => phrasesOf(asks))));
  const tellers = new Set(languages.flatMap(({ statements = '' }) => wordsOf(statements)));
  const ownNames = [...index.byId.values()].flatMap(({ title, also }) => phrasesOf(`${title}|${also ?? ''}`));
  const harmless = [
    ...ownNames.filter((name) => name.includes(' ')),
    ...languages.flatMap((language) => phrasesOf(language.harmless)),
  ];

  /** The language of the question first, then that of the page. */
  function byLanguage(words: readonly string[]) {
    const count = ({ lang, known }: (typeof languages)[number]) =>
      words.filter((one) => known.has(one)).length + (lang === site.lang ? 0.5 : 0);
    return languages.toSorted((a, b) => count(b) - count(a));
  }

  function shown(shows: FaqEntry['shows']): string[] {
    if (shows === 'newest') return projects.toSorted(newestFirst).slice(0, limits.results).map(idOf);
    if (shows === 'best') return projects.toSorted(ownersOrder).slice(0, limits.results).map(idOf);
    return shows ? [shows] : [];
  }

  /** What an entry says, in the language of the question if it can. */
  function entryAnswer({ entry, lang }: FaqMatch) {
    const versions = [lang, site.lang, ...Object.keys(faq.languages)].map((tag) => ({
      lang: tag,
      title: named(asksOf(faq, tag, entry)[0] ?? ''),
      text: fill(faq.languages[tag]?.entries[entry]?.says ?? '', siteFacts(site, tag)),
    }));
    const cards = languages.flatMap(({ entries }) => shown(entries[entry]?.shows));
    const answer = versions.find(({ text }) => text);
    return answer && { ...answer, cards: [...new Set(cards)] };
  }

  return (question: string, before?: string): SiteAnswer => {
    const words = wordsOf(question);
    const unnamed = words.filter((one) => !names.includes(one));
    const order = byLanguage(words);
    const [{ lang, frame } = { lang: '', frame: undefined }] = order;
    if (!frame) throw new Error('The FAQ needs a language');

    function say(outcome: SiteAnswer['outcome'], text: string, results: readonly string[] = [], more = {}) {
      const rows = results.flatMap((id) => index.byId.get(id) ?? []);
      const lines = rows.map(
        ({ title, note, snippet, to, href }) =>
          `- ${link(title, to ?? href ?? '')}, ${plain(snippet ?? note)}`,
      );
      const markdown = [text, lines.join('\n')].filter(Boolean).join('\n\n');
      const [subject] = results.length === 1 ? results : [];
      return { outcome, text, lang, markdown, results, subject, ...more };
    }
    const fromFrame = (text: string) => fill(text, siteFacts(site, lang));
    const about = (project: SiteProject) =>
      say('project', fill(frame.project, projectFacts(project)), [], { subject: idOf(project) });

    for (const { lang, serious } of languages)
      if (isSerious(words, named(serious.asks), harmless))
        return say('serious', fill(serious.says ?? '', { helpLine: faq.helpLine }), [], { lang });

    for (const { lang, talk } of order)
      for (const { asks, says = '' } of talk)
        if (phrasesOf(asks).includes(unnamed.join(' ')))
          return say('talk', fill(says, siteFacts(site, lang)), [], { lang });

    const terms = index.termsOf(unnamed);
    const hasPhrase = (phrase: string) => rooted(question).includes(rooted(phrase));
    const mentioned = projects.filter(({ title, alsoCalled = [] }) =>
      [title, ...title.split(/ [-–:] /), ...alsoCalled].some(hasPhrase),
    );
    const previous = projects.find((project) => idOf(project) === before);
    const isFollowUp = listed('it').some(hasPhrase) && terms.every((term) => aboutTerms.has(term));
    if (previous && mentioned.length === 0 && isFollowUp) return about(previous);

    // "Hello, I …" tells something instead of asking.
    const tells = tellers.has(words.find((one) => !greetings.has(one)) ?? '');
    const matches = matchFaq(unnamed);
    const [first, second] = matches;
    const leads = first && first.score >= (second?.score ?? 0) + limits.lead;
    const isAsked = mentioned.length === 0 && !(tells && terms.length < 2);
    const answer = first && entryAnswer(first);
    const chosen = choose(unnamed);
    const isSure = leads && first.isRead && first.score >= (chosen?.isSpecific ? limits.close : limits.sure);
    if (answer && (isSure ? isAsked || first.score > 1 : first?.score === 2))
      return say('faq', answer.text, answer.cards, {
        lang: answer.lang,
        entry: first.entry,
        subject: answer.cards[0],
      });

    if (chosen && chosen.projects.length > 0) {
      const ids = chosen.projects.slice(0, limits.chosen).map(idOf);
      const text = fill(frame.found, { count: chosen.projects.length });
      return say('chosen', text, ids, chosen.isOrdered && { subject: ids[0] });
    }

    const ranked = index.rank(terms).filter(({ has }) => has.some((one) => !aboutTerms.has(one)));
    const [single] = mentioned;
    const most = Math.max(...ranked.map(({ covered }) => covered));
    const match = single && ranked.find(({ item }) => item.id === idOf(single));
    if (match && mentioned.length === 1 && match.covered >= Math.max(limits.named, most)) return about(single);

    const likely = matches.filter(
      ({ score, shared }) => score >= limits.likely && (!tells || shared > 1),
    );
    const found = ranked.filter(
      ({ item, covered, has, isNamed }) =>
        !tells && item.kind !== 'action' && covered >= limits.covered && (isNamed || has.length > 1),
    );
    const isClose = first && first.score >= (first.isRead ? limits.read : limits.shown);
    const opened = leads && isAsked && isClose && likely.includes(first) ? answer : undefined;
    const ids = new Set([
      ...(opened?.cards ?? []),
      ...found.map(({ item }) => item.id),
      ...likely.map(({ entry }) => `faq:${entry}`),
    ]);
    if (opened && first) {
      const text = `${fromFrame(frame.results)}\n\n**${plain(opened.title)}**\n\n${opened.text}`;
      const others = [...ids].filter((id) => id !== `faq:${first.entry}`).slice(0, limits.results);
      return say('results', text, others, { lang: opened.lang, entry: first.entry });
    }
    if (ids.size > 0) return say('results', fromFrame(frame.results), [...ids].slice(0, limits.results));
    return say('none', fromFrame(frame.none), [], { ask: fromFrame(frame.ask) });
  };
}
