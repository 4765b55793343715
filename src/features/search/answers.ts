import type { FaqEntry } from '#content/faq.ts';
import type { SiteAnswer } from '#lib/site-answer.ts';
import { createChooser, newestFirst, ownersOrder } from './choose-projects.ts';
import { fill, link, plain, projectFacts, siteFacts } from './facts.ts';
import { createFaqMatcher } from './match-faq.ts';
import type { SiteData, SiteProject } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** How well something must fit a question, from 0 to 1. See docs/chat.md. */
const fit = {
  result: 0.5,
  named: 0.35,
  likely: 0.4,
  read: 0.6,
  shown: 0.64,
  sure: 0.66,
  close: 0.9,
  lead: 0.04,
};

const mostResults = 3;

const idOf = ({ kind, id }: SiteProject) => `${kind}/${id}`;

/** Makes a function that answers a question from the site, in the order of the table in docs/chat.md. */
export function createAnswers(site: SiteData, index: SiteIndex, vocabulary: Vocabulary) {
  const { faq, owner, projects } = site;
  const languages = Object.entries(faq.languages).map(([lang, language]) => ({ ...language, lang }));
  const listed = (key: 'about' | 'it') => languages.flatMap(({ chooses }) => phrasesOf(chooses[key]));
  const allWords = (texts: readonly (string | undefined)[]) => new Set(wordsOf(texts.join(' ')));
  const names = wordsOf(`${owner.fullName} ${owner.name} ${owner.name}s`);
  const named = (text = '') => text.replaceAll('{name}', owner.name);
  const rooted = (text: string) => ` ${wordsOf(text).map(vocabulary.root).join(' ')} `;
  const matchFaq = createFaqMatcher(faq, index, vocabulary, names);
  const choose = createChooser(projects, faq, vocabulary);
  const aboutTerms = new Set([...allWords(listed('about'))].map(vocabulary.root));
  const greetings = languages.flatMap(({ talk }) => talk.flatMap(({ asks }) => phrasesOf(asks)));
  const tellers = allWords(languages.map(({ statements }) => statements));
  const titles = [...index.byId.values()].flatMap(({ title, also }) => phrasesOf(`${title}|${also ?? ''}`));
  const harmless = [
    ...titles.filter((title) => title.includes(' ')),
    ...languages.flatMap((language) => phrasesOf(language.harmless)),
  ];

  function shown(shows: FaqEntry['shows']): string[] {
    const order = shows === 'newest' ? newestFirst : shows === 'best' ? ownersOrder : undefined;
    if (order) return projects.toSorted(order).slice(0, mostResults).map(idOf);
    return shows ? [shows] : [];
  }

  /** What an entry says, in its language, that of the page or another, and its projects. */
  function entryAnswer(entry: string, lang: string) {
    const cards = languages.flatMap(({ entries }) => shown(entries[entry]?.shows));
    const answers = [lang, site.lang, ...Object.keys(faq.languages)].map((lang) => ({
      lang,
      title: named(asksOf(faq, lang, entry)[0]),
      text: fill(faq.languages[lang]?.entries[entry]?.says ?? '', siteFacts(site, lang)),
      cards: [...new Set(cards)],
    }));
    return answers.find(({ text }) => text);
  }

  return (question: string, before?: string): SiteAnswer => {
    const words = wordsOf(question);
    const unnamed = words.filter((one) => !names.includes(one));
    const terms = index.termsOf(unnamed);
    const matches = matchFaq(unnamed);
    const [first, second] = matches;
    const lang = first && first.score > 0 ? first.lang : site.lang;
    const frame = (faq.languages[lang] ?? languages[0])?.frame;
    if (!frame) throw new Error('The FAQ needs a language');
    const facts = siteFacts(site, lang);

    function say(outcome: SiteAnswer['outcome'], text: string, results: readonly string[] = [], more = {}) {
      const items = results.flatMap((id) => index.byId.get(id) ?? []);
      const lines = items.map(
        ({ title, note, snippet, to, href = '' }) =>
          `- ${link(title, to ?? href)}, ${plain(snippet ?? note)}`,
      );
      const markdown = [text, lines.join('\n')].filter(Boolean).join('\n\n');
      const [subject] = results.length === 1 ? results : [];
      return { outcome, text, lang, markdown, results, subject, ...more };
    }
    const about = (project: SiteProject) =>
      say('project', fill(frame.project, projectFacts(project)), [], { subject: idOf(project) });

    const withoutHarmless = harmless.reduce(
      (rest, phrase) => rest.replaceAll(` ${phrase} `, ' | '),
      ` ${words.join(' ')} `,
    );
    for (const { lang, serious } of languages)
      if (phrasesOf(named(serious.asks)).some((phrase) => withoutHarmless.includes(` ${phrase} `)))
        return say('serious', fill(serious.says ?? '', { helpLine: faq.helpLine }), [], { lang });

    for (const { lang, talk } of languages)
      for (const { asks, says = '' } of talk)
        if (phrasesOf(asks).includes(unnamed.join(' '))) return say('talk', fill(says, facts), [], { lang });

    const hasPhrase = (phrase: string) => rooted(question).includes(rooted(phrase));
    const mentioned = projects.filter(({ title, alsoCalled = [] }) =>
      [title, ...title.split(/ [-–:] /), ...alsoCalled].some(hasPhrase),
    );
    const previous = projects.find((project) => idOf(project) === before);
    const isAbout = terms.every((term) => aboutTerms.has(term));
    const isFollowUp = isAbout && mentioned.length === 0 && unnamed.length === words.length;
    if (previous && isFollowUp && listed('it').some(hasPhrase)) return about(previous);

    // "Hello, I …" tells something instead of asking.
    const tells = tellers.has(words.find((one) => !greetings.includes(one)) ?? '');
    const leads = first && first.score >= (second?.score ?? 0) + fit.lead;
    const answer = leads && entryAnswer(first.entry, first.lang);
    const chosen = choose(unnamed);
    const isSure = first?.isRead && first.score >= (chosen ? fit.close : fit.sure);
    const isAsked = mentioned.length === 0 && !(tells && terms.length < 2);
    if (answer && ((isSure && isAsked) || first.score > 1)) {
      const { text, cards, lang } = answer;
      return say('faq', text, cards, { lang, entry: first.entry, subject: cards[0] });
    }

    if (chosen && chosen.projects.length > 0) {
      const ids = chosen.projects.map(idOf);
      const text = fill(frame.found, { count: ids.length });
      return say('chosen', text, ids.slice(0, 12), { subject: chosen.isOrdered ? ids[0] : undefined });
    }

    const ranked = index.rank(terms).filter(({ has }) => has.some((one) => !aboutTerms.has(one)));
    const [single] = mentioned;
    const best = Math.max(fit.named, ...ranked.map(({ covered }) => covered));
    const isBest = ranked.some(({ item, covered }) => single && item.id === idOf(single) && covered >= best);
    if (single && isBest && mentioned.length === 1) return about(single);

    const found = ranked.filter(
      ({ item, covered, has, isNamed }) =>
        !tells && item.kind !== 'action' && covered >= fit.result && (isNamed || has.length > 1),
    );
    const likely = matches.filter(({ score, shared }) => score >= fit.likely && (!tells || shared > 1));
    const isClose = first && isAsked && !tells && first.score >= (first.isRead ? fit.read : fit.shown);
    const opened = answer && isClose ? answer : undefined;
    const ids = [
      ...(opened?.cards ?? []),
      ...found.map(({ item }) => item.id),
      ...likely.map(({ entry }) => `faq:${entry}`),
    ];
    const rows = [...new Set(ids)]
      .filter((id) => !opened || id !== `faq:${first?.entry}`)
      .slice(0, mostResults);
    const intro = fill(frame.results, facts);
    if (opened) {
      const text = `${intro}\n\n**${plain(opened.title)}**\n\n${opened.text}`;
      return say('results', text, rows, { lang: opened.lang, entry: first?.entry });
    }
    if (rows.length > 0) return say('results', intro, rows);
    return say('none', fill(frame.none, facts), [], { ask: fill(frame.ask, facts) });
  };
}
