import type { FaqEntry } from '#content/faq.ts';
import type { SiteAnswer } from '#lib/site-answer.ts';
import { createChooser, newestFirst, ownersOrder } from './choose-projects.ts';
import { fill, link, plain, projectFacts, siteFacts } from './facts.ts';
import { createFaqMatcher } from './match-faq.ts';
import { createSeriousCheck } from './serious.ts';
import type { SiteData, SiteProject } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** The most results and chosen projects; the part of a question that a result must have by weight, and a named project. */
const limits = { results: 3, chosen: 12, covered: 0.5, coveredByName: 0.35 };

const idOf = ({ kind, id }: SiteProject) => `${kind}/${id}`;

/** Makes a function that answers a question from the site, in the order of the table in docs/chat.md. */
export function createAnswers(site: SiteData, index: SiteIndex, vocabulary: Vocabulary) {
  const { faq, owner, projects } = site;
  const rooted = (text: string) => ` ${wordsOf(text).map(vocabulary.root).join(' ')} `;
  const names = wordsOf(`${owner.fullName} ${owner.name} ${owner.name}s`);
  const matchFaq = createFaqMatcher(faq, index, vocabulary, names);
  const choose = createChooser(projects, faq, vocabulary);
  const isSerious = createSeriousCheck(index, vocabulary);
  const languages = Object.entries(faq.languages).map(([lang, language]) => ({
    ...language,
    lang,
    known: new Set(
      Object.keys(language.entries).flatMap((entry) => wordsOf(asksOf(faq, lang, entry).join(' '))),
    ),
    stops: new Set(wordsOf(language.stopWords)),
    greetings: language.talk.map(({ asks, says = '' }) => ({ phrases: phrasesOf(asks), says })),
  }));
  const listed = (key: 'about' | 'it') => languages.flatMap(({ chooses }) => phrasesOf(chooses[key]));
  const aboutTerms = new Set(wordsOf(listed('about').join(' ')).map(vocabulary.root));
  const greetings = new Set(languages.flatMap((one) => one.greetings.flatMap(({ phrases }) => phrases)));
  const tellers = new Set(languages.flatMap(({ statements = '' }) => wordsOf(statements)));

  /** That of the question first, then that of the page. */
  function byLanguage(words: readonly string[]) {
    const count = ({ lang, known, stops }: (typeof languages)[number]) =>
      words.filter((one) => known.has(one) || stops.has(one)).length + (lang === site.lang ? 0.5 : 0);
    return languages.toSorted((a, b) => count(b) - count(a));
  }

  function shown(shows: FaqEntry['shows']): SiteProject[] {
    if (shows === 'newest') return projects.toSorted(newestFirst).slice(0, limits.results);
    if (shows === 'best') return projects.toSorted(ownersOrder).slice(0, limits.results);
    return projects.filter((project) => idOf(project) === shows);
  }

  return (question: string, before?: string): SiteAnswer => {
    const words = wordsOf(question);
    const unnamed = words.filter((one) => !names.includes(one));
    const whole = unnamed.join(' ');
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
      if (isSerious(words, serious.asks.replace(/\{name\}/g, owner.name)))
        return say('serious', fill(serious.says ?? '', { helpLine: faq.helpLine }), [], { lang });

    for (const { lang, greetings } of order)
      for (const { phrases, says } of greetings)
        if (phrases.includes(whole)) return say('talk', fill(says, siteFacts(site, lang)), [], { lang });

    const terms = index.termsOf(unnamed);
    const hasPhrase = (phrase: string) => rooted(question).includes(rooted(phrase));
    const named = projects.filter(({ title, alsoCalled = [] }) =>
      [title, ...title.split(/ [-–:] /), ...alsoCalled].some(hasPhrase),
    );
    const previous = projects.find((project) => idOf(project) === before);
    const isFollowUp = listed('it').some(hasPhrase) && terms.every((term) => aboutTerms.has(term));
    if (previous && named.length === 0 && isFollowUp) return about(previous);

    // "Hello, I …" tells something instead of asking.
    const tells = tellers.has(words.find((one) => !greetings.has(one)) ?? '');
    const { sure, likely } = matchFaq(unnamed);
    const isAsked = named.length === 0 && !(tells && terms.length < 2);
    if (sure && (isAsked || sure.score > 1)) {
      const [cards = []] = languages.flatMap(({ entries }) => {
        const { shows } = entries[sure.entry] ?? {};
        return shows ? [shown(shows).map(idOf)] : [];
      });
      const tags = [sure.lang, site.lang, ...languages.map(({ lang }) => lang)];
      for (const lang of tags) {
        const text = fill(faq.languages[lang]?.entries[sure.entry]?.says ?? '', siteFacts(site, lang));
        if (text) return say('faq', text, cards, { lang, entry: sure.entry, subject: cards[0] });
      }
    }

    const chosen = choose(unnamed);
    if (chosen && chosen.projects.length > 0) {
      const text = fill(frame.found, { count: chosen.projects.length });
      const ids = chosen.projects.slice(0, limits.chosen).map(idOf);
      return say('chosen', text, ids, chosen.isOrdered && { subject: ids[0] });
    }

    const ranked = index.rank(terms).filter(({ has }) => has.some((one) => !aboutTerms.has(one)));
    const [single] = named;
    const match = single && ranked.find(({ item }) => item.id === idOf(single));
    if (match && named.length === 1 && match.covered >= limits.coveredByName) return about(single);

    const found = ranked.filter(
      ({ item, covered, has, isNamed }) =>
        !tells && item.kind !== 'action' && covered >= limits.covered && (isNamed || has.length > 1),
    );
    const asked = likely.filter(({ shared }) => !tells || shared > 1);
    const ids = new Set([...found.map(({ item }) => item.id), ...asked.map(({ entry }) => `faq:${entry}`)]);
    if (ids.size > 0) return say('results', fromFrame(frame.results), [...ids].slice(0, limits.results));
    return say('none', fromFrame(frame.none), [], { ask: fromFrame(frame.ask) });
  };
}
