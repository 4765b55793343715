import { compareProjects, newestFirst } from '#content/assemble/compare-projects.ts';
import type { Project } from '#content/index.ts';
import { createChooser } from './choose-projects.ts';
import { type Facts, fill, link, plain, projectFacts, siteFacts } from './facts.ts';
import { createFaqMatcher } from './match-faq.ts';
import { projectAnswer } from './project-answer.ts';
import { createSeriousCheck } from './serious.ts';
import { type SiteData, siteData } from './site-data.ts';
import { index as indexOfSite, type SiteIndex } from './site-index.ts';
import { phrasesOf, typedWords, wordsOf } from './vocabulary.ts';

export { Results } from './results.tsx';

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

/** How similar a question and a wording of the FAQ must be for its answer to be the answer, from 0 to 1. */
const closest = 0.55;
/** The part of a question's words that a result must have. */
const leastShared = 0.3;
const mostResults = 3;

const idOf = ({ kind, id }: Project) => `${kind}/${id}`;

export const { answerFromSite, seriousAnswer } = createAnswers(siteData, indexOfSite);

/** Makes the functions that answer from a site. docs/chat.md has the order of the rules. */
export function createAnswers(site: SiteData, index: SiteIndex) {
  const { faq, owner, projects } = site;
  const { findPhrase, isOwnersName, isStopWord } = index;
  const languages = Object.entries(faq.languages).map(([lang, language]) => ({ ...language, lang }));
  const matchFaq = createFaqMatcher(faq, index);
  const choose = createChooser(site, index);
  const checkSerious = createSeriousCheck(site, index);
  const phrases = (list: 'it' | 'those' | 'last' | 'any') =>
    languages.flatMap(({ chooses }) => phrasesOf(chooses[list]));
  const titles = projects
    .flatMap((project) => {
      const { title, alsoCalled = [], quote } = project;
      const called = [title, ...title.split(/ [-–:] /), ...alsoCalled];
      const people = quote ? [{ project, phrase: wordsOf(quote.by), isPerson: true }] : [];
      return [...called.map((name) => ({ project, phrase: wordsOf(name), isPerson: false })), ...people];
    })
    .toSorted((a, b) => b.phrase.length - a.phrase.length);

  function languageOf(lang: string) {
    const language = faq.languages[lang];
    if (!language) throw new Error('The FAQ needs a language');
    return language;
  }

  function say(lang: string, text: string, more: Partial<SiteAnswer> = {}): SiteAnswer {
    const results = more.results ?? [];
    const lines = results.flatMap((id) => {
      const { title, note, to, href = '' } = index.byId.get(id) ?? {};
      return title ? `- ${link(title, to ?? href)}, ${plain(note)}` : [];
    });
    return {
      text,
      lang,
      markdown: [text, lines.join('\n')].filter(Boolean).join('\n\n'),
      results,
      isWhole: true,
      ask: fill(languageOf(lang).frame.ask, { name: plain(owner.name) }),
      isSerious: false,
      shown: results.filter((id) => projects.some((project) => idOf(project) === id)),
      ...more,
    };
  }

  /** What an entry says, in the language of the question or another. */
  function entryAnswer(entry: string, lang: string) {
    const shows = languages.flatMap(({ entries }) => entries[entry]?.shows ?? [])[0];
    const order =
      shows === 'newest' ? newestFirst : shows === 'best' ? compareProjects(owner.projectOrder) : undefined;
    if (order && projects.length === 0) return undefined;
    const results = order
      ? projects.toSorted(order).slice(0, mostResults).map(idOf)
      : [shows].flatMap((id) => id ?? []);
    for (const one of [lang, site.lang, ...Object.keys(faq.languages)]) {
      const text = fill(faq.languages[one]?.entries[entry]?.says ?? '', siteFacts(site, one));
      if (text) return say(one, text, { results });
    }
  }

  /** The answer to a greeting, thanks or a goodbye, maybe with one word more that the site doesn't know. */
  function smallTalk(words: readonly string[]) {
    for (const { lang, talk } of languages)
      for (const { asks, says = '' } of talk)
        for (const phrase of phrasesOf(asks)) {
          const [more = '', ...others] = words.slice(phrase.length);
          const isAll = others.length === 0 && (isStopWord(more) || index.formsOf(more).length === 0);
          if (isAll && phrase.every((one, at) => one === words[at]))
            return say(lang, fill(says, siteFacts(site, lang)));
        }
  }

  /**
   * The answer to distress, violence or abuse, also before a model is asked. Without a model, or after it has refused,
   * `withRule` adds sentences about people that have nothing to do with the site.
   */
  function seriousAnswer(question: string, withRule = false): SiteAnswer | undefined {
    const found = checkSerious(question, site.lang);
    if (!found || !(found.about === 'danger' || withRule)) return undefined;
    const { serious, frame } = languageOf(found.lang);
    const { says, unsure = says, helpLine } = serious;
    const text = { danger: says, people: unsure, work: frame.none }[found.about];
    return say(found.lang, fill(text, { helpLine }), { isSerious: true });
  }

  /** Answers a question from the content. `shown`: the projects of the answer before, from the site or a model. */
  function answerFromSite(question: string, { shown }: Pick<SiteAnswer, 'shown'>): SiteAnswer {
    const serious = seriousAnswer(question, true);
    if (serious) return serious;

    const typed = new Map<string, string>();
    const words = typedWords(question).flatMap((text) => {
      const word = text.toLowerCase();
      const meant = isStopWord(word) ? word : index.corrected(word);
      typed.set(meant, text);
      return isOwnersName(word) ? [] : meant;
    });
    const talk = smallTalk(wordsOf(question));
    if (talk) return talk;

    const lang = index.langOf(wordsOf(question), site.lang);
    const language = languageOf(lang);
    const { frame } = language;
    const facts = siteFacts(site, lang);
    const content = [...new Set(words.filter((one) => !isStopWord(one)))];
    const unknown = content.filter((one) => index.formsOf(one).length === 0);

    /** Fills in a template that may name what was not found. */
    function sentence(template: string, missing: readonly string[], more: Facts = facts) {
      const list = new Intl.ListFormat(lang, { type: 'disjunction' });
      const named = missing.map((one) => `“${plain(typed.get(one) ?? one)}”`);
      return fill(template, { ...more, words: list.format(named) });
    }
    function listOf(chosen: readonly Project[], missing: readonly string[] = [], isSure = true) {
      const shown = chosen.map(idOf);
      const isWhole = missing.length === 0 && isSure;
      const found = isSure ? fill(frame.found, { count: shown.length }) : frame.results;
      const text = missing.length > 0 ? sentence(frame.missing, missing) : found;
      return say(lang, text, { results: shown.slice(0, 12), shown, isWhole });
    }
    function about(project: Project, asked: readonly string[]) {
      const { text, missing, isFound } = projectAnswer(project, asked, language, lang, index);
      const lacks = sentence(frame.lacks, missing, projectFacts(project, lang));
      const isWhole = missing.length === 0;
      const said = [lacks, text].filter(Boolean).join('\n\n');
      return { ...say(lang, said, { shown: [idOf(project)], isWhole }), isFound };
    }

    const chosen = choose(words);
    const [first, second] = matchFaq(words);
    const isClose =
      !chosen?.isOldest &&
      first &&
      (first.isSame || (first.isCovered && first.score >= closest)) &&
      first.score > (second?.score ?? 0);
    const close = isClose ? entryAnswer(first.entry, lang) : undefined;
    if (close && first?.isSame) return close;

    const mentioned: Project[] = [];
    let rest: readonly string[] = words;
    for (const { project, phrase, isPerson } of titles) {
      const at = findPhrase(rest, [phrase])?.at;
      if (at === undefined) continue;
      if (!isPerson) rest = rest.toSpliced(at, phrase.length);
      if (!mentioned.includes(project)) mentioned.push(project);
    }

    const before = shown.flatMap((id) => projects.find((project) => idOf(project) === id) ?? []);
    if (before.length > 0 && mentioned.length === 0) {
      const those = findPhrase(words, phrases('those')) && choose(words, before);
      if (those) return listOf(those.projects);
      const places = languages.map(({ chooses }) => phrasesOf(chooses.places));
      const place = places
        .map((ofPlaces) => ofPlaces.findIndex((phrase) => findPhrase(words, [phrase])))
        .find((at) => at >= 0);
      const one = findPhrase(words, phrases('last'))
        ? -1
        : (place ?? (findPhrase(words, phrases('it')) && 0));
      const project = one === undefined ? undefined : before.at(one);
      const answer = project && about(project, words);
      if (answer?.isFound && answer.isWhole) return answer;
    }

    const [single, another] = mentioned;
    if (single && !another) return about(single, rest);

    if (chosen && chosen.projects.length > 0) {
      const others = chosen.left.filter((one) => !unknown.includes(one));
      const having = index.rank(others).filter(({ count }) => count === others.length);
      const fitting = having.flatMap(
        ({ id }) => chosen.projects.find((project) => idOf(project) === id) ?? [],
      );
      if (close && (chosen.isOrder || chosen.left.length > 0)) return close;
      if (chosen.left.length === 0) return listOf(chosen.projects);
      if (fitting.length > 0 && !chosen.isOrder) return listOf(fitting, unknown, chosen.isSure);
      if (chosen.isSure) return listOf(chosen.projects, chosen.left);
    }
    if (close) return close;

    const meant = content.filter((one) => !findPhrase([one], phrases('any')));
    const telling = meant.length > 0 ? meant : content;
    // A sentence that neither speaks to the owner nor names anything of the site is not a question to it.
    const spoken = wordsOf(question);
    const isForSite = spoken.some(index.isOwner) || !spoken.some(isStopWord);
    const asked =
      first && entryAnswer(first.entry, lang)
        ? [{ id: `faq:${first.entry}`, count: first.shared, isNamed: true }]
        : [];
    const results = [...asked, ...index.rank(telling)]
      .filter(
        ({ id, count, isNamed }) =>
          !id.startsWith('action') &&
          count > 0 &&
          count >= leastShared * telling.length &&
          (isForSite || isNamed || count > 1 || count === telling.length),
      )
      .toSorted((a, b) => b.count - a.count);
    const rows = [...new Set([...mentioned.map(idOf), ...results.map(({ id }) => id)])].slice(0, mostResults);
    if (rows.length === 0) {
      const alone = isForSite ? '' : fill(frame.none, { ...facts, name: '' });
      return alone ? say(lang, alone) : say(lang, sentence(frame.none, unknown), { isWhole: false });
    }
    // A single word somewhere in a text says little.
    const hasAll = results.some(({ count, isNamed }) => count === telling.length && (count > 1 || isNamed));
    const text = sentence(hasAll && unknown.length === 0 ? frame.results : frame.missing, unknown);
    return say(lang, text, { results: rows, isWhole: false });
  }

  return { answerFromSite, seriousAnswer };
}
