import { createChooser, newestFirst, ownersOrder } from './choose-projects.ts';
import { type Facts, fill, link, plain, projectFacts, siteFacts } from './facts.ts';
import { createFaqMatcher } from './match-faq.ts';
import { projectAnswer } from './project-answer.ts';
import { createSeriousCheck } from './serious.ts';
import type { SiteData, SiteProject } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { phrasesOf, typedWords, type Vocabulary, wordsOf } from './vocabulary.ts';

/** An answer from the site's own content, as JSON: the chat stores and carries it. */
export type SiteAnswer = {
  /** Markdown, without the results. */
  text: string;
  lang: string;
  /** Text and results as Markdown, to be copied, sent and read out. */
  markdown: string;
  /** Ids of the rows below the text, for `Results`. */
  results: readonly string[];
  /** Nothing is left to ask. Otherwise a button labeled `ask` hands the question to the owner. */
  isWhole: boolean;
  ask: string;
  /** About distress, violence or abuse: no button, suggestion or cheer goes with it. */
  isSerious: boolean;
  /** The projects just shown, such as `mobile/5`, in order: the context of the next question. */
  shown: readonly string[];
};

/** `shown`: the projects of the answer before, from the site or as links in a reply of the model. */
export type SiteContext = { shown: readonly string[] };

type Said = {
  results?: readonly string[];
  shown?: readonly string[];
  isWhole?: boolean;
  isSerious?: boolean;
};

/** How similar a question and a wording of the FAQ must be for its answer to be the answer, from 0 to 1. */
const closest = 0.55;
/** The part of a question's words that a result must have. */
const leastShared = 0.3;
const mostResults = 3;

const idOf = ({ kind, id }: SiteProject) => `${kind}/${id}`;

/** Makes the functions that answer from a site. docs/chat.md has the order of the rules. */
export function createAnswers(site: SiteData, index: SiteIndex, vocabulary: Vocabulary) {
  const { faq, owner, projects } = site;
  const { find, isStopWord } = vocabulary;
  const languages = Object.entries(faq.languages).map(([lang, language]) => ({ ...language, lang }));
  const names = wordsOf(`${owner.fullName} ${owner.name} ${owner.name}s`);
  const matchFaq = createFaqMatcher(faq, index, vocabulary, names);
  const choose = createChooser(projects, faq, vocabulary);
  const isSerious = createSeriousCheck(site, vocabulary);
  const listed = (key: 'it' | 'those' | 'last') =>
    languages.flatMap(({ chooses }) => phrasesOf(chooses[key]));
  const titles = projects
    .flatMap((project) => {
      const { title, alsoCalled = [] } = project;
      const people = project.quote ? [{ project, phrase: wordsOf(project.quote.by), isPerson: true }] : [];
      const called = [title, ...title.split(/ [-–:] /), ...alsoCalled];
      return [...called.map((name) => ({ project, phrase: wordsOf(name), isPerson: false })), ...people];
    })
    .toSorted((a, b) => b.phrase.length - a.phrase.length);

  function say(
    lang: string,
    text: string,
    { results = [], shown, isWhole = true, isSerious = false }: Said = {},
  ) {
    const lines = results.flatMap((id) => {
      const { title, note, to, href = '' } = index.byId.get(id) ?? {};
      return title ? `- ${link(title, to ?? href)}, ${plain(note)}` : [];
    });
    const ask = fill(faq.languages[lang]?.frame.ask ?? '', { name: plain(owner.name) });
    return {
      ...{ text, lang, results, isWhole, isSerious, ask },
      markdown: [text, lines.join('\n')].filter(Boolean).join('\n\n'),
      shown: shown ?? results.filter((id) => projects.some((project) => idOf(project) === id)),
    } satisfies SiteAnswer;
  }

  /** What an entry says, in the language of the question or another. */
  function entryAnswer(entry: string, lang: string) {
    const shows = languages.flatMap(({ entries }) => entries[entry]?.shows ?? [])[0];
    const order = shows === 'newest' ? newestFirst : shows === 'best' ? ownersOrder : undefined;
    const ids = order ? projects.toSorted(order).slice(0, mostResults).map(idOf) : shows ? [shows] : [];
    for (const one of [lang, site.lang, ...Object.keys(faq.languages)]) {
      const text = fill(faq.languages[one]?.entries[entry]?.says ?? '', siteFacts(site, one));
      if (text) return say(one, text, { results: ids });
    }
  }

  /**
   * The answer to distress, violence or abuse, before a model is asked. With `isBlocked`, after a model has refused or
   * without one, a sentence about people that names nothing of the site counts, too.
   */
  function seriousAnswer(question: string, isBlocked = false): SiteAnswer | undefined {
    const lang = isSerious(question, site.lang, isBlocked);
    const { says = '', helpLine } = (lang && faq.languages[lang]?.serious) || {};
    return lang ? say(lang, fill(says, { helpLine }), { isSerious: true }) : undefined;
  }

  /** Answers a question from the content. */
  function answerFromSite(question: string, { shown }: SiteContext): SiteAnswer {
    const serious = seriousAnswer(question, true);
    if (serious) return serious;

    const typed = new Map<string, string>();
    const words = typedWords(question).flatMap((text) => {
      const word = text.toLowerCase();
      const meant = isStopWord(word) ? word : index.corrected(word);
      typed.set(meant, text);
      return names.includes(word) ? [] : meant;
    });
    const lang = vocabulary.langOf(wordsOf(question), site.lang);
    const language = faq.languages[lang];
    if (!language) throw new Error('The FAQ needs a language');
    const { frame } = language;
    const facts: Facts = siteFacts(site, lang);
    for (const { lang, talk } of languages)
      for (const { asks, says = '' } of talk)
        if (phrasesOf(asks).some((phrase) => phrase.join(' ') === words.join(' ')))
          return say(lang, fill(says, facts));

    const content = [...new Set(words.filter((one) => !isStopWord(one)))];
    const unknown = content.filter((one) => index.formsOf(one).length === 0);
    /** Names what was not found, or says `otherwise`. */
    function intro(
      missing: readonly string[],
      otherwise: string,
      template = frame.missing,
      more: Facts = facts,
    ) {
      const list = new Intl.ListFormat(lang, { type: 'disjunction' });
      const named = list.format(missing.map((one) => `“${plain(typed.get(one) ?? one)}”`));
      return fill(missing.length > 0 ? template : otherwise, { ...more, words: named });
    }
    function listOf(chosen: readonly SiteProject[], missing: readonly string[] = []) {
      const ids = chosen.map(idOf);
      const found = fill(frame.found, { count: ids.length });
      const text = missing.length > 0 ? intro(missing, '') : found;
      return say(lang, text, { results: ids.slice(0, 12), shown: ids, isWhole: missing.length === 0 });
    }
    const read = (project: SiteProject, about: readonly string[]) =>
      projectAnswer(project, about, language, lang, index, vocabulary);
    const about = (project: SiteProject, { text, missing }: ReturnType<typeof read>) =>
      say(
        lang,
        [intro(missing, '', frame.lacks, projectFacts(project, lang)), text].filter(Boolean).join('\n\n'),
        {
          shown: [idOf(project)],
          isWhole: missing.length === 0,
        },
      );

    const matches = matchFaq(words);
    const [first, second] = matches;
    const isClose = first?.isCovered && first.score >= closest && first.score > (second?.score ?? 0);
    const exact = first && first.score === 1 && entryAnswer(first.entry, lang);
    if (exact) return exact;

    const mentioned: SiteProject[] = [];
    let rest: readonly string[] = words;
    for (const { project, phrase, isPerson } of titles) {
      const at = find(rest, [phrase])?.at;
      if (at === undefined) continue;
      if (!isPerson) rest = rest.toSpliced(at, phrase.length);
      if (!mentioned.includes(project)) mentioned.push(project);
    }

    const before = shown.flatMap((id) => projects.find((project) => idOf(project) === id) ?? []);
    if (before.length > 0 && mentioned.length === 0) {
      const place = languages.flatMap(({ chooses }) => {
        const at = phrasesOf(chooses.places).findIndex((phrase) => find(words, [phrase]));
        return at >= 0 ? at : [];
      })[0];
      const project = find(words, listed('last'))
        ? before.at(-1)
        : place === undefined
          ? undefined
          : before[place];
      const those = find(words, listed('those')) && choose(words, before);
      if (those) return listOf(those.projects);
      const single = project ?? (find(words, listed('it')) ? before[0] : undefined);
      const found = single && read(single, words);
      if (found?.isFound && found.missing.length === 0) return about(single as SiteProject, found);
    }

    const [single] = mentioned;
    if (single && mentioned.length === 1) return about(single, read(single, rest));

    const chosen = choose(words);
    const isChosen = chosen && chosen.left.length === 0 && chosen.projects.length > 0;
    if (isChosen && !chosen.isOrder) return listOf(chosen.projects);
    const close = isClose && entryAnswer(first.entry, lang);
    if (close) return close;
    if (isChosen) return listOf(chosen.projects);
    if (chosen?.isSure && chosen.projects.length > 0) {
      const others = chosen.left.filter((one) => !unknown.includes(one));
      const fitting = chosen.projects.filter((project) =>
        index.rank(others).some(({ item, count }) => item.id === idOf(project) && count === others.length),
      );
      if (others.length === 0) return listOf(chosen.projects, unknown);
      if (fitting.length > 0) return listOf(fitting, unknown);
    }

    const neutral = languages.flatMap(({ chooses }) => phrasesOf(chooses.any));
    const meant = content.filter((one) => !find([one], neutral));
    const telling = meant.length > 0 ? meant : content;
    const ranked = index.rank(telling).map(({ item, count }) => ({ id: item.id, count }));
    const asked = first ? [{ id: `faq:${first.entry}`, count: first.shared }] : [];
    const results = [...asked, ...ranked]
      .filter(
        ({ id, count }) => !id.startsWith('action') && count > 0 && count >= leastShared * telling.length,
      )
      .toSorted((a, b) => b.count - a.count);
    const rows = [...new Set([...mentioned.map(idOf), ...results.map(({ id }) => id)])].slice(0, mostResults);
    const hasAll = results.some(({ count }) => count === telling.length);
    if (rows.length > 0)
      return say(lang, intro(unknown, hasAll ? frame.results : frame.missing), {
        results: rows,
        isWhole: false,
      });
    return say(lang, intro(unknown, frame.none, frame.none), { isWhole: false });
  }

  return { answerFromSite, seriousAnswer };
}
