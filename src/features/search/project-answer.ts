import type { Project } from '#content/index.ts';
import { choose, listOf } from './choose-projects.ts';
import { fill, plain, projectFacts } from './facts.ts';
import { type Question, sentence } from './question.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import { idOf } from './site-data.ts';
import { projectTexts } from './site-items.ts';
import { phrasesOf, wordsOf } from './vocabulary.ts';

const sentenceEnd = /(?<=[.!?])\s+/;

/** "Which of those use Firebase", "the second one", "when was it finished". */
export function projectJustShown(question: Question, site: Site): SiteAnswer | undefined {
  const { words, shown } = question;
  const { faq, findPhrase } = site;
  if (shown.length === 0 || mentionedProjects(question, site).projects.length > 0) return undefined;
  const languages = Object.values(faq.languages);
  const says = (choice: 'it' | 'those' | 'last') =>
    languages.some(({ chooses }) => findPhrase(words, phrasesOf(chooses[choice])));
  const chosen = says('those') && choose(words, site, shown);
  if (chosen) return listOf(chosen.projects, question, site);
  const [position] = languages.flatMap(({ chooses }) => {
    const at = phrasesOf(chooses.places).findIndex((phrase) => findPhrase(words, [phrase]));
    return at < 0 ? [] : at;
  });
  const project = says('last') ? shown.at(-1) : shown[position ?? (says('it') ? 0 : -1)];
  const answer = project && aboutProject(project, words, question, site);
  return answer?.isWhole ? answer : undefined;
}

/** The name of one project, maybe with a question about it. */
export function oneProject(question: Question, site: Site): SiteAnswer | undefined {
  const { projects, rest } = mentionedProjects(question, site);
  const [project, another] = projects;
  return project && !another ? aboutProject(project, rest, question, site) : undefined;
}

/** The projects whose name, or whose user's, is in a question, and the other words. */
function mentionedProjects({ words }: Question, { findPhrase, projects }: Site) {
  const names = projects.flatMap((project) => {
    const { title, alsoCalled = [], quote } = project;
    const called = [title, ...title.split(/ [-–:] /), ...alsoCalled];
    const titles = called.map((name) => ({ project, phrase: wordsOf(name), isPerson: false }));
    return quote ? [...titles, { project, phrase: wordsOf(quote.by), isPerson: true }] : titles;
  });
  const found = new Set<Project>();
  let rest = words;
  for (const { project, phrase, isPerson } of names.toSorted((a, b) => b.phrase.length - a.phrase.length)) {
    const at = findPhrase(rest, [phrase])?.at;
    if (at === undefined) continue;
    // The quote has the name, too.
    if (!isPerson) rest = rest.toSpliced(at, phrase.length);
    found.add(project);
  }
  return { projects: [...found], rest };
}

/** What a record says to the words of a question: the facts asked for, and the sentence with most of the other words. */
function aboutProject(
  project: Project,
  words: readonly string[],
  question: Question,
  site: Site,
): SiteAnswer {
  const { lang, language } = question;
  const { facts, chooses, frame } = language;
  const { findPhrase, formsIn, formsOf, isStopWord } = site;
  const values = projectFacts(project, lang);
  const asked = facts.filter(({ asks }) => findPhrase(words, phrasesOf(asks)));
  const said = asked.flatMap(({ says, none = '' }) => fill(says, values) || fill(none, values) || []);
  const ofRules = [...Object.values(chooses), ...asked.map(({ asks }) => asks)].join(' ');
  const read = wordsOf(ofRules).map((one) => [one]);
  const left = words.filter((one) => !isStopWord(one) && !findPhrase([one], read));
  const sentences = projectTexts(project)
    .flatMap((text) => (text.startsWith('“') ? text : text.split(sentenceEnd)))
    .map((text) => {
      const forms = new Set(formsIn(text, project.lang ?? lang));
      return { text, has: left.filter((one) => formsOf(one).some((form) => forms.has(form))) };
    });
  const best = sentences.reduce((most, one) => (one.has.length > most.has.length ? one : most), {
    text: '',
    has: [],
  });
  const quoted = best.text && `> ${plain(best.text)}`;
  const missing = left.filter((word) => !sentences.some(({ has }) => has.includes(word)));
  const lacks = sentence(frame.lacks, question, site, missing, values);
  const title = `**[${values.title}](${values.page})**`;
  const found = [...said, quoted].filter(Boolean);
  const texts = found.length > 0 ? [title, ...found] : [fill(frame.project, values)];
  const text = [lacks, ...texts].filter(Boolean).join('\n\n');
  return say(site, lang, text, { shown: [idOf(project)], isWhole: best.has.length === left.length });
}
