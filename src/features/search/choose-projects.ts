import { compareProjects, newestFirst } from '#content/assemble/compare-projects.ts';
import type { Project } from '#content/index.ts';
import type { Choice, Faq } from '#content/schema/chat.ts';
import { fill } from './facts.ts';
import { type Question, sentence } from './question.ts';
import type { Site } from './site.ts';
import { type SiteAnswer, say } from './site-answer.ts';
import { idOf } from './site-data.ts';
import { allNames, phrasesOf } from './vocabulary.ts';

const mostListed = 12;

/** The projects that meet the conditions of a question. */
export function chosenProjects(question: Question, site: Site): SiteAnswer | undefined {
  const { projects = [], left = [], isSure } = choose(question.words, site) ?? {};
  if (projects.length === 0 || (left.length > 0 && !isSure)) return undefined;
  return listOf(projects, question, site, left);
}

/** A list of projects; `left` are the words of the question that chose none of them. */
export function listOf(
  projects: readonly Project[],
  question: Question,
  site: Site,
  left: readonly string[] = [],
): SiteAnswer {
  const { lang, language, unknown } = question;
  const { frame } = language;
  const shown = projects.map(idOf);
  const isWhole = left.length === 0;
  const missing = left.filter((one) => unknown.includes(one));
  const text = isWhole
    ? fill(frame.found, { count: shown.length })
    : sentence(frame.missing, question, site, missing);
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

/** The projects that meet the conditions in a question; undefined without any. `left` are the other words that mean something. */
export function choose(words: readonly string[], site: Site, among: readonly Project[] = site.projects) {
  const { found, left } = readConditions(words, site);
  const has = (...kinds: Kind[]) => found.some(({ kind }) => kinds.includes(kind));
  const ownersOrder = compareProjects(site.owner.projectOrder);
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
  };
}

function readConditions(words: readonly string[], { projects, faq, startsAt, isStopWord }: Site) {
  const names = namesOf(projects, faq).toSorted((a, b) => b.phrase.length - a.phrase.length);
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

function namesOf(projects: readonly Project[], faq: Faq): Name[] {
  const technologies = new Set(projects.flatMap((project) => project.technologies.flatMap(allNames)));
  const named = (list: string, name: Omit<Name, 'phrase'>) =>
    phrasesOf(list).map((phrase) => ({ ...name, phrase }));
  return [
    ...[...technologies].flatMap((technology) =>
      named(technology, {
        kind: 'technology',
        meets: (project) => project.technologies.some((one) => allNames(one).includes(technology)),
      }),
    ),
    ...Object.values(faq.languages).flatMap(({ chooses }) =>
      (Object.entries(chooses) as [Choice, string][]).flatMap(([kind, list]) =>
        named(list, { kind, meets: choices[kind] }),
      ),
    ),
  ];
}
