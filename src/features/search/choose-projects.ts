import { compareProjects, newestFirst } from '#content/assemble/compare-projects.ts';
import type { Project } from '#content/index.ts';
import type { Choice, Faq } from '#content/schema/chat.ts';
import { fill } from './facts.ts';
import { entryThatCovers } from './match-faq.ts';
import { type Question, sentence } from './question.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import { idOf, type SiteData } from './site-data.ts';
import type { SiteIndex } from './site-index.ts';
import { phrasesOf } from './vocabulary.ts';

const mostListed = 12;

/** The projects that meet the conditions of a question. */
export function chosenProjects(question: Question, site: Site): SiteAnswer | undefined {
  const { words, unknown } = question;
  const { choose, index, projectsById } = site;
  const chosen = choose(words);
  if (!chosen || chosen.projects.length === 0) return undefined;
  const { left, isOrder, isSure, projects } = chosen;
  if ((isOrder || left.length > 0) && entryThatCovers(question, site)) return undefined;
  if (left.length === 0) return listOf(projects, question, site);
  const others = left.filter((one) => !unknown.includes(one));
  const having = index.rank(others).filter(({ count }) => count === others.length);
  const fitting = having
    .flatMap(({ id }) => projectsById.get(id) ?? [])
    .filter((project) => projects.includes(project));
  if (fitting.length > 0 && !isOrder) return listOf(fitting, question, site, unknown, isSure);
  return isSure ? listOf(projects, question, site, left) : undefined;
}

/** A list of projects, or results if none is sure to fit. */
export function listOf(
  projects: readonly Project[],
  question: Question,
  site: Site,
  missing: readonly string[] = [],
  isSure = true,
): SiteAnswer {
  const { lang, language } = question;
  const { found, results, missing: lacking } = language.frame;
  const shown = projects.map(idOf);
  const all = isSure ? fill(found, { count: shown.length }) : results;
  const text = missing.length > 0 ? sentence(lacking, question, site, missing) : all;
  const isWhole = missing.length === 0 && isSure;
  return say(site, lang, text, { results: shown.slice(0, mostListed), shown, isWhole });
}

type Kind = Choice | 'technology' | 'year';
/** A phrase of a question; with `meets`, a condition on projects. */
type Name = { kind: Kind; phrase: string[]; meets?: ((project: Project) => boolean) | undefined };

const isOpen = (address = 'private') => address !== 'private';

const choices: Partial<Record<Choice, (project: Project) => boolean>> = {
  website: ({ kind }) => kind === 'website',
  mobile: ({ kind }) => kind === 'mobile',
  demo: ({ url }) => isOpen(url),
  source: ({ urlRepo }) => isOpen(urlRepo),
  download: ({ download }) => isOpen(download),
};

/** Makes a function that reads conditions on projects; `left` are the other words that mean something. */
export function createChooser({ projects, faq, owner }: SiteData, { startsAt, isStopWord }: SiteIndex) {
  const ownersOrder = compareProjects(owner.projectOrder);
  const names = namesOf(projects, faq).toSorted((a, b) => b.phrase.length - a.phrase.length);

  function read(words: readonly string[]): { found: Name[]; left: string[] } {
    const [found, left]: [Name[], string[]] = [[], []];
    for (let at = 0; at < words.length; ) {
      const text = words[at] ?? '';
      const name = names.find(({ phrase }) => startsAt(words, at, phrase));
      if (name) found.push(name);
      else if (/^(19|20)\d\d$/.test(text))
        found.push({ kind: 'year', phrase: [text], meets: ({ date }) => date.startsWith(text) });
      else if (!isStopWord(text)) left.push(text);
      at += name?.phrase.length ?? 1;
    }
    return { found, left };
  }

  return (words: readonly string[], among: readonly Project[] = projects) => {
    const { found, left } = read(words);
    const has = (...kinds: Kind[]) => found.some(({ kind }) => kinds.includes(kind));
    const order = has('newest', 'oldest') ? newestFirst : has('best') ? ownersOrder : undefined;
    const [wanted, unwanted]: [Name[], Name[]] = [[], []];
    let isNot = false;
    for (const name of found) {
      if (name.kind === 'not' || name.kind === 'but') isNot = name.kind === 'not';
      else if (name.meets) (isNot ? unwanted : wanted).push(name);
    }
    if (!order && wanted.length + unwanted.length === 0) return undefined;
    // Kinds and years are alternatives, technologies only with "or".
    const fits = (project: Project) =>
      !unwanted.some(({ meets }) => meets?.(project)) &&
      wanted.every(({ kind }) => {
        const alike = wanted.filter((name) => name.kind === kind);
        return alike[kind === 'technology' && !has('or') ? 'every' : 'some'](({ meets }) => meets?.(project));
      });
    const fitting = among.filter(fits).toSorted(order ?? (() => 0));
    if (has('oldest')) fitting.reverse();
    return {
      projects: order ? fitting.slice(0, 3) : fitting,
      left,
      /** Whether a record has what was asked, whatever the other words say. */
      isSure: has('technology', 'year'),
      /** Nothing but an order, which an entry may have, too. */
      isOrder: wanted.length + unwanted.length === 0,
      isOldest: has('oldest'),
    };
  };
}

function namesOf(projects: readonly Project[], faq: Faq): Name[] {
  const names = new Map<string, Name>();
  function add(list: string, name: Omit<Name, 'phrase'>) {
    for (const phrase of phrasesOf(list))
      if (!names.has(phrase.join(' '))) names.set(phrase.join(' '), { ...name, phrase });
  }
  const technologies = projects.flatMap(({ technologies }) => technologies);
  for (const called of new Set(technologies.flatMap(({ name, alsoCalled = [] }) => [name, ...alsoCalled])))
    add(called, {
      kind: 'technology',
      meets: (project) =>
        project.technologies.some(({ name, alsoCalled = [] }) => [name, ...alsoCalled].includes(called)),
    });
  for (const { chooses } of Object.values(faq.languages))
    for (const [choice, phrases] of Object.entries(chooses) as [Choice, string][])
      add(phrases, { kind: choice, meets: choices[choice] });
  return [...names.values()];
}
