import type { FaqEntry } from '#content/faq.ts';
import type { SiteProject } from '#content/site-project.ts';
import { createChooser, inOwnersOrder } from './choose-projects.ts';
import { fill, link, plain, projectFacts, siteFacts } from './facts.ts';
import { createFaqMatcher } from './match-faq.ts';
import { isSerious } from './serious.ts';
import type { SiteData } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { asksOf, phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

/** An answer from the site's content. It is stored and carried as JSON. */
export type SiteAnswer = {
  outcome: 'serious' | 'talk' | 'faq' | 'chosen' | 'project' | 'results' | 'none';
  /** Markdown, in the language `lang`. */
  text: string;
  lang: string;
  /** All of the answer as Markdown, to be copied, sent and read out. */
  markdown: string;
  /** Ids of items below the text. */
  results: string[];
  /** The label of the button that hands the question to the owner. */
  ask?: string;
  /** The project that was spoken of, for the question after it. */
  subject?: string;
  /** The entry of the FAQ. */
  entry?: string;
};

/** The most results and chosen projects; the part of a question, by weight, that a result must have, and a project that is named. */
const limits = { results: 3, chosen: 12, covered: 0.55, coveredByName: 0.35 };

/** Makes a function that answers a question from the site: the FAQ, projects by condition, one project, or results. */
export function createAnswers(site: SiteData, index: SiteIndex, vocabulary: Vocabulary) {
  const find = createFinder(site, index, vocabulary);
  return (question: string, before?: string): SiteAnswer => {
    const answer = find(question, before);
    const rows = answer.results.flatMap((id) => index.byId.get(id) ?? []);
    const lines = rows.map(
      ({ title, note, to, href }) =>
        `- ${to || href ? link(title, to ?? href ?? '') : plain(title)}, ${plain(note)}`,
    );
    return { ...answer, markdown: [answer.text, lines.join('\n')].filter(Boolean).join('\n\n') };
  };
}

type Found = Omit<SiteAnswer, 'markdown'>;

function createFinder(site: SiteData, index: SiteIndex, vocabulary: Vocabulary) {
  const { faq, owner, projects } = site;
  const names = wordsOf(`${owner.fullName} ${owner.name} ${owner.name}s`);
  const matchFaq = createFaqMatcher(faq, index, vocabulary, names);
  const choose = createChooser(projects, faq, vocabulary);
  const langs = Object.keys(faq.languages);
  const listed = (key: 'about' | 'it') =>
    langs.flatMap((lang) => phrasesOf(faq.languages[lang]?.chooses[key]));
  const aboutTerms = new Set(listed('about').flatMap((phrase) => phrase.split(' ').map(vocabulary.root)));
  const itPhrases = listed('it');
  const talk = new Set(
    langs.flatMap((lang) => (faq.languages[lang]?.talk ?? []).flatMap(({ asks }) => phrasesOf(asks))),
  );
  const subjects = new Set(langs.flatMap((lang) => wordsOf(faq.languages[lang]?.statements ?? '')));
  const known = new Map(langs.map((lang) => [lang, wordsIn(lang)]));

  function wordsIn(lang: string): Set<string> {
    const { entries = {}, stopWords = '' } = faq.languages[lang] ?? {};
    return new Set(
      wordsOf(
        `${stopWords} ${Object.keys(entries)
          .map((entry) => asksOf(faq, lang, entry))
          .join(' ')}`,
      ),
    );
  }

  /** The languages of the content, that of the question first, then that of the page. */
  function languagesOf(words: readonly string[]): string[] {
    const count = (lang: string) =>
      words.filter((one) => known.get(lang)?.has(one)).length + (lang === site.lang ? 0.5 : 0);
    return langs.toSorted((a, b) => count(b) - count(a));
  }

  /** Whether a message tells something instead of asking: "Hello, I …". */
  const isStatement = (words: readonly string[]) => subjects.has(words.find((one) => !talk.has(one)) ?? '');

  const idOf = ({ kind, id }: SiteProject) => `${kind}/${id}`;

  function shown(shows: FaqEntry['shows']): SiteProject[] {
    if (shows === 'newest')
      return projects.toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, limits.results);
    if (shows === 'best') return inOwnersOrder(projects).slice(0, limits.results);
    return shows ? projects.filter((project) => idOf(project) === shows) : [];
  }

  function fromFaq(entry: string, first: string): Found | undefined {
    const found = faq.languages[first]?.entries[entry];
    const cards = shown(
      found?.shows ?? langs.flatMap((lang) => faq.languages[lang]?.entries[entry]?.shows ?? [])[0],
    );
    for (const lang of new Set([first, site.lang, ...langs])) {
      const { says = '' } = faq.languages[lang]?.entries[entry] ?? {};
      const text = fill(says, siteFacts(site, lang));
      if (text)
        return {
          outcome: 'faq',
          text,
          lang,
          entry,
          results: cards.map(idOf),
          ...(cards[0] && { subject: idOf(cards[0]) }),
        };
    }
    return undefined;
  }

  /** The project that a question names by its title or another name. */
  function named(words: readonly string[]): SiteProject[] {
    const text = ` ${words.map(vocabulary.root).join(' ')} `;
    const has = (phrase: string) => {
      const rooted = wordsOf(phrase).map(vocabulary.root).join(' ');
      return rooted !== '' && text.includes(` ${rooted} `);
    };
    return projects.filter(({ title, alsoCalled = [] }) =>
      [title, ...title.split(/ [-–:] /), ...alsoCalled].some(has),
    );
  }

  /** Answers a question. `before` is the subject of the previous answer. */
  return function answer(question: string, before?: string): Found {
    const words = wordsOf(question);
    const order = languagesOf(words);
    const [lang = ''] = order;
    const say = (text: string) => fill(text, { ...siteFacts(site, lang), helpLine: faq.helpLine });
    const frame = order.flatMap((one) => faq.languages[one]?.frame ?? [])[0];
    if (!frame) throw new Error('A language of the FAQ needs a frame');

    const serious = langs.find((one) =>
      isSerious(words, faq.languages[one]?.serious.asks ?? '', index, vocabulary, owner.name),
    );
    if (serious) {
      const { says = '' } = faq.languages[serious]?.serious ?? {};
      return { outcome: 'serious', text: fill(says, { helpLine: faq.helpLine }), lang: serious, results: [] };
    }

    const unnamed = words.filter((one) => !names.includes(one));
    const whole = unnamed.join(' ');
    for (const one of talk.has(whole) ? order : [])
      for (const { asks, says = '' } of faq.languages[one]?.talk ?? [])
        if (phrasesOf(asks).includes(whole))
          return { outcome: 'talk', text: fill(says, siteFacts(site, one)), lang: one, results: [] };

    const about = (project: SiteProject): Found => ({
      outcome: 'project',
      text: fill(frame.project, projectFacts(project)),
      lang,
      results: [],
      subject: idOf(project),
    });
    const terms = index.termsOf(unnamed);
    const previous = projects.find((project) => idOf(project) === before);
    const isFollowUp = itPhrases.some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `));
    const mentioned = named(words);
    if (previous && mentioned.length === 0 && isFollowUp && terms.every((term) => aboutTerms.has(term)))
      return about(previous);

    const { sure, likely } = matchFaq(question);
    const tells = isStatement(words);
    const isAsked = mentioned.length === 0 && !(tells && terms.length < 2);
    const matched = sure && (isAsked || sure.score > 1) ? fromFaq(sure.entry, sure.lang) : undefined;
    if (matched) return matched;

    const chosen = choose(unnamed);
    if (chosen && chosen.projects.length > 0) {
      const [first] = chosen.projects;
      return {
        outcome: 'chosen',
        text: fill(frame.found, { count: chosen.projects.length }),
        lang,
        results: chosen.projects.slice(0, limits.chosen).map(idOf),
        ...(first && (chosen.isOrdered || chosen.projects.length === 1) && { subject: idOf(first) }),
      };
    }

    const ranked = index.rank(terms).filter(({ has }) => has.some((one) => !aboutTerms.has(one)));
    const [single] = mentioned;
    const isAbout = single && ranked.find(({ item }) => item.id === idOf(single));
    if (isAbout && mentioned.length === 1 && isAbout.covered >= limits.coveredByName) return about(single);
    const found = ranked
      .filter(
        ({ item, covered, has, isNamed }) =>
          item.kind !== 'action' && covered >= limits.covered && (isNamed || has.length > 1),
      )
      .map(({ item }) => item.id);
    // What someone tells is not a search.
    const asked = likely.filter(({ shared }) => !tells || shared > 1).map(({ entry }) => `faq:${entry}`);
    const results = [...new Set([...(tells ? [] : found), ...asked])].slice(0, limits.results);
    if (results.length > 0) {
      const [only] = results;
      return {
        outcome: 'results',
        text: say(frame.results),
        lang,
        results,
        ...(results.length === 1 && only && { subject: only }),
      };
    }
    return { outcome: 'none', text: say(frame.none), lang, results: [], ask: say(frame.ask) };
  };
}
