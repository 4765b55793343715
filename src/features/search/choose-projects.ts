import type { Choice, Faq } from '#content/faq.ts';
import type { SiteProject } from './site-data.ts';
import { phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

type Name = { type: Choice } | { type: 'tech'; techs: readonly string[] } | { type: 'year'; year: string };

export type Chosen = { projects: SiteProject[]; isOrdered: boolean };

/** Makes a function that reads a question of nothing but conditions on projects; `undefined` when it says anything else. */
export function createChooser(projects: readonly SiteProject[], faq: Faq, { root, isStopWord }: Vocabulary) {
  const rooted = (phrase: string) => phrase.split(' ').map(root).join(' ');
  const names = new Map<string, Name>();
  const add = (phrases: readonly string[], name: Name) => {
    for (const phrase of phrases) if (!names.has(rooted(phrase))) names.set(rooted(phrase), name);
  };
  const used = [...new Set(projects.flatMap(({ technologies }) => technologies.map(({ name }) => name)))];
  for (const one of used) add([wordsOf(one).join(' ')], { type: 'tech', techs: [one] });
  for (const [words, techs] of Object.entries(faq.technologies)) {
    const found = techs.filter((one) => used.includes(one));
    if (found.length > 0) add(phrasesOf(words), { type: 'tech', techs: found });
  }
  for (const { chooses } of Object.values(faq.languages))
    for (const type of [
      'website',
      'mobile',
      'newest',
      'oldest',
      'best',
      'not',
      'but',
      'or',
      'demo',
      'source',
      'download',
      'any',
    ] as const)
      add(phrasesOf(chooses[type]), { type });

  function read(words: readonly string[]): Name[] | undefined {
    const found: Name[] = [];
    for (let at = 0; at < words.length; ) {
      const lengths = [4, 3, 2, 1].filter((length) => at + length <= words.length);
      const length = lengths.find((one) => names.has(rooted(words.slice(at, at + one).join(' '))));
      const name = length && names.get(rooted(words.slice(at, at + length).join(' ')));
      const text = words[at] ?? '';
      if (name) found.push(name);
      else if (/^(19|20)\d\d$/.test(text)) found.push({ type: 'year', year: text });
      else if (!isStopWord(text)) return undefined;
      at += length ?? 1;
    }
    return found;
  }

  return (words: readonly string[]): Chosen | undefined => {
    const found = read(words);
    if (!found?.some(({ type }) => !['any', 'not', 'but', 'or'].includes(type))) return undefined;
    const has = (...types: Name['type'][]) => found.some(({ type }) => types.includes(type));
    const [wanted, unwanted]: [Name[], Name[]] = [[], []];
    let isNot = false;
    for (const name of found) {
      if (name.type === 'not' || name.type === 'but') isNot = name.type === 'not';
      else (isNot ? unwanted : wanted).push(name);
    }
    const fitting = projects.filter(
      (project) =>
        fits(project, wanted, has('or')) && !unwanted.some((name) => meets(project, name) === true),
    );
    const order = has('newest', 'oldest') ? newestFirst : has('best') ? ownersOrder : undefined;
    const ordered = order ? fitting.toSorted(order) : fitting;
    if (has('oldest')) ordered.reverse();
    return { projects: order ? ordered.slice(0, 3) : ordered, isOrdered: order !== undefined };
  };
}

/** Kinds and years are alternatives, technologies only with "or". */
function fits(project: SiteProject, wanted: readonly Name[], isOr: boolean): boolean {
  return wanted.every(({ type }) => {
    const alike = wanted.filter((name) => name.type === type);
    return alike[type === 'tech' && !isOr ? 'every' : 'some']((name) => meets(project, name) ?? true);
  });
}

function meets(
  { kind, date, technologies, url, urlRepo, download }: SiteProject,
  name: Name,
): boolean | undefined {
  const isOpen = (address = 'private') => address !== 'private';
  switch (name.type) {
    case 'tech':
      return technologies.some((one) => name.techs.includes(one.name));
    case 'year':
      return date.startsWith(name.year);
    case 'website':
    case 'mobile':
      return kind === name.type;
    case 'demo':
      return isOpen(url);
    case 'source':
      return isOpen(urlRepo);
    case 'download':
      return isOpen(download);
    default:
      return undefined;
  }
}

export const newestFirst = (a: SiteProject, b: SiteProject) => b.date.localeCompare(a.date);

/** Those with an `order` first; the lists of both kinds already follow the owner's order. */
export const ownersOrder = (a: SiteProject, b: SiteProject) => (a.order ?? 1e6) - (b.order ?? 1e6);
