import type { Project } from '#content/index.ts';
import { choose, listOf } from './choose-projects.ts';
import { fill, plain, projectFacts } from './facts.ts';
import { type Question, sentence } from './question.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import { idOf } from './site-data.ts';
import { projectTexts } from './site-items.ts';
import { phrasesOf, wordsOf } from './vocabulary.ts';

const mostQuotes = 2;
const sentenceEnd = /(?<=[.!?])\s+/;

/** "Which of those use Firebase", "the second one", "when was it finished". */
export function projectJustShown(question: Question, site: Site): SiteAnswer | undefined {
  const { words, shown } = question;
  const { findPhrase } = site;
  if (shown.length === 0 || mentionedProjects(question, site).projects.length > 0) return undefined;
  const those = findPhrase(words, site.phrases('those')) && choose(words, site, shown);
  if (those) return listOf(those.projects, question, site);
  const places = Object.values(site.faq.languages)
    .map(({ chooses }) => phrasesOf(chooses.places).findIndex((phrase) => findPhrase(words, [phrase])))
    .find((at) => at >= 0);
  const isLast = findPhrase(words, site.phrases('last'));
  const place = isLast ? -1 : (places ?? (findPhrase(words, site.phrases('it')) && 0));
  const project = place === undefined ? undefined : shown.at(place);
  const found = project && factsAndQuotes(project, words, question, site);
  return found?.isFound && found.answer.isWhole ? found.answer : undefined;
}

/** The name of one project, maybe with a question about it. */
export function oneProject(question: Question, site: Site): SiteAnswer | undefined {
  const { projects, rest } = mentionedProjects(question, site);
  const [project, another] = projects;
  return project && !another ? factsAndQuotes(project, rest, question, site).answer : undefined;
}

/** The projects whose name, or whose user's, is in a question, and the other words. */
export function mentionedProjects({ words }: Question, { findPhrase, projects }: Site) {
  const names = projects.flatMap((project) => {
    const { title, alsoCalled = [], quote } = project;
    const called = [title, ...title.split(/ [-–:] /), ...alsoCalled];
    const titles = called.map((name) => ({ project, phrase: wordsOf(name), isPerson: false }));
    return quote ? [...titles, { project, phrase: wordsOf(quote.by), isPerson: true }] : titles;
  });
  const found: Project[] = [];
  let rest = words;
  for (const { project, phrase, isPerson } of names.toSorted((a, b) => b.phrase.length - a.phrase.length)) {
    const at = findPhrase(rest, [phrase])?.at;
    if (at === undefined) continue;
    if (!isPerson) rest = rest.toSpliced(at, phrase.length);
    if (!found.includes(project)) found.push(project);
  }
  return { projects: found, rest };
}

/**
 * What a record says to the words of a question: the facts asked for, and the sentences with most of the other words.
 */
function factsAndQuotes(project: Project, words: readonly string[], question: Question, site: Site) {
  const { lang, language } = question;
  const { facts, chooses, frame } = language;
  const { findPhrase, formsOf, isStopWord } = site;
  const values = projectFacts(project, lang);
  const asked = facts.filter(({ asks }) => findPhrase(words, phrasesOf(asks)));
  const said = asked.flatMap(({ says, none = '' }) => fill(says, values) || fill(none, values) || []);
  const read = [...Object.values(chooses), ...asked.map(({ asks }) => asks)];
  const ofRules = wordsOf(read.join(' ')).map((one) => [one]);
  const left = words.filter((one) => !isStopWord(one) && !findPhrase([one], ofRules));
  const scored = ['', ...projectTexts(project)]
    .flatMap((text) => (text.startsWith('“') ? text : text.split(sentenceEnd)))
    .map((quote) => {
      const has = new Set(wordsOf(quote).flatMap((one) => formsOf(one, project.lang ?? lang)));
      return { quote, has: left.filter((one) => formsOf(one).some((form) => has.has(form))) };
    });
  const quotes: string[] = [];
  let missing = left;
  while (quotes.length < mostQuotes) {
    const news = (one: (typeof scored)[number]) => one.has.filter((word) => missing.includes(word)).length;
    const best = scored.reduce((most, one) => (news(one) > news(most) ? one : most));
    if (news(best) === 0) break;
    missing = missing.filter((word) => !best.has.includes(word));
    quotes.push(`> ${plain(best.quote)}`);
  }
  const isFound = said.length + quotes.length > 0;
  const title = `**[${values.title}](${values.page})**`;
  const text = isFound ? [title, ...said, ...quotes].join('\n\n') : fill(frame.project, values);
  const lacks = sentence(frame.lacks, question, site, missing, values);
  const more = { shown: [idOf(project)], isWhole: missing.length === 0 };
  const answer = say(site, lang, [lacks, text].filter(Boolean).join('\n\n'), more);
  return { answer, isFound: isFound || left.length === 0 };
}
