import type { Choice, Faq } from '#content/faq.ts';
import type { SiteProject } from './site-data.ts';
import { phrasesOf, type Vocabulary, wordsOf } from './vocabulary.ts';

type Kind = Choice | 'tech' | 'year';
/** A phrase of a question; with `meets`, a condition on projects. */
type Name = { kind: Kind; meets?: ((project: SiteProject) => boolean) | undefined };

const isOpen = (address = 'private') => address !== 'private';

const choices: Partial<Record<Choice, (project: SiteProject) => boolean>> = {
  website: ({ kind }) => kind === 'website',
  mobile: ({ kind }) => kind === 'mobile',
  demo: ({ url }) => isOpen(url),
  source: ({ urlRepo }) => isOpen(urlRepo),
  download: ({ download }) => isOpen(download),
};

/** Makes a function that reads a question of nothing but conditions on projects; `undefined` when it says anything else. */
export function createChooser(projects: readonly SiteProject[], faq: Faq, { root, isStopWord }: Vocabulary) {
  const names = new Map<string, Name>();
  const rooted = (words: readonly string[]) => words.map(root).join(' ');
  function add(phrases: readonly string[], name: Name) {
    for (const phrase of phrases.map((one) => rooted(wordsOf(one))))
      if (phrase && !names.has(phrase)) names.set(phrase, name);
  }
  const uses = (techs: readonly string[]): Name => ({
    kind: 'tech',
    meets: ({ technologies }) => technologies.some(({ name }) => techs.includes(name)),
  });
  const used = new Set(projects.flatMap(({ technologies }) => technologies.map(({ name }) => name)));
  for (const one of used) add([one], uses([one]));
  for (const [phrases, techs] of Object.entries(faq.technologies))
    if (techs.some((one) => used.has(one))) add(phrasesOf(phrases), uses(techs));
  for (const { chooses } of Object.values(faq.languages))
    for (const [choice, phrases] of Object.entries(chooses) as [Choice, string][])
      if (choice !== 'about' && choice !== 'it')
        add(phrasesOf(phrases), { kind: choice, meets: choices[choice] });

  function read(words: readonly string[]): Name[] | undefined {
    const found: Name[] = [];
    for (let at = 0; at < words.length; ) {
      const phrase = [4, 3, 2, 1].find((length) => names.has(rooted(words.slice(at, at + length)))) ?? 0;
      const text = words[at] ?? '';
      const name = names.get(rooted(words.slice(at, at + phrase)));
      if (name) found.push(name);
      else if (/^(19|20)\d\d$/.test(text))
        found.push({ kind: 'year', meets: ({ date }) => date.startsWith(text) });
      else if (!isStopWord(text)) return undefined;
      at += phrase || 1;
    }
    return found;
  }

  return (words: readonly string[]) => {
    const found = read(words);
    const has = (...kinds: Kind[]) => found?.some(({ kind }) => kinds.includes(kind)) ?? false;
    const order = has('newest', 'oldest') ? newestFirst : has('best') ? ownersOrder : undefined;
    if (!found || !(order || found.some(({ meets }) => meets))) return undefined;
    const [wanted, unwanted]: [Name[], Name[]] = [[], []];
    let isNot = false;
    for (const name of found) {
      if (name.kind === 'not' || name.kind === 'but') isNot = name.kind === 'not';
      else if (name.meets) (isNot ? unwanted : wanted).push(name);
    }
    // Kinds and years are alternatives, technologies only with "or".
    const fits = (project: SiteProject) =>
      !unwanted.some(({ meets }) => meets?.(project)) &&
      wanted.every(({ kind }) => {
        const alike = wanted.filter((name) => name.kind === kind);
        return alike[kind === 'tech' && !has('or') ? 'every' : 'some'](({ meets }) => meets?.(project));
      });
    const fitting = projects.filter(fits).toSorted(order ?? (() => 0));
    if (has('oldest')) fitting.reverse();
    return { projects: order ? fitting.slice(0, 3) : fitting, isOrdered: order !== undefined };
  };
}

export const newestFirst = (a: SiteProject, b: SiteProject) => b.date.localeCompare(a.date);

/** Those with an `order` first; the lists of both kinds already follow the owner's order. */
export const ownersOrder = (a: SiteProject, b: SiteProject) => (a.order ?? 1e6) - (b.order ?? 1e6);
