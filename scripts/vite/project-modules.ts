import type {
  MobileProject,
  ProjectCard,
  ProjectFacts,
  ProjectPage,
  WebsiteProject,
} from '../../src/content/project.ts';

/** Cards of each kind on the home page; the rest load on demand. */
const firstOfKind = 24;

/**
 * `virtual:projects`: the first cards.
 *
 * @param pages all projects, each kind in list order
 * @param isServer whether to list the others, for visitors without JavaScript
 */
export function projectsModule(pages: readonly ProjectPage[], isServer: boolean): string {
  const [first, later] = split(pages);
  const titles = isServer ? later.map(({ kind, id, title }) => ({ kind, id, title })) : [];
  return [
    `export const firstCards = ${JSON.stringify(first.map(cardOf))};`,
    `export const laterProjects = ${JSON.stringify(titles)};`,
  ].join('\n');
}

/** `virtual:project-counts`: the number of projects, in total and by technology. */
export function projectCountsModule(pages: readonly ProjectPage[]): string {
  const counts = { website: 0, mobile: 0 };
  const toolCounts: Record<string, typeof counts> = {};
  for (const { kind, technologies } of pages) {
    counts[kind] += 1;
    for (const { name } of technologies) {
      toolCounts[name] ??= { website: 0, mobile: 0 };
      toolCounts[name][kind] += 1;
    }
  }
  return [
    `export const projectCounts = ${JSON.stringify(counts)};`,
    `export const toolCounts = ${JSON.stringify(toolCounts)};`,
  ].join('\n');
}

/** `virtual:all-projects`: every card. */
export function allProjectsModule(pages: readonly ProjectPage[]): string {
  const [, later] = split(pages);
  return [
    `import { firstCards } from 'virtual:projects';`,
    `export const projectCards = [...firstCards, ...${JSON.stringify(later.map(cardOf))}];`,
  ].join('\n');
}

/** `virtual:project-facts`: the text of every record. */
export function projectFactsModule(pages: readonly ProjectPage[]): string {
  const facts = pages.map((page) => {
    const captions = page.kind === 'mobile' ? page.gallery.map(({ caption }) => caption) : [];
    return factsOf(page, captions);
  });
  return `export const projectFacts = ${JSON.stringify(facts)};`;
}

/** Extracts the text of a record, with the captions of its screenshots. */
export function factsOf(
  record: Pick<ProjectPage, 'kind'> &
    Omit<WebsiteProject, 'kind' | 'dateText'> & { dateText: string } & Partial<
      Pick<MobileProject, 'p3' | 'download'>
    >,
  captions: readonly string[],
): ProjectFacts {
  const { kind, id, title, description, owner, date, dateText, url, urlRepo, download, p1, p2, p3 } = record;
  const { role, problem, result } = record;
  return {
    kind,
    id,
    title,
    description,
    owner,
    date,
    dateText,
    url,
    urlRepo,
    ...(download === undefined ? {} : { download }),
    ...(role && { role }),
    ...(problem && { problem }),
    ...(result && { result }),
    technologies: record.technologies.map(({ name }) => name),
    paragraphs: [p1, p2, p3].filter((text) => text !== undefined).filter((text) => text !== ''),
    captions,
  };
}

/** `virtual:project-pages`: a loader for each page, by `mobile/3`. */
export function projectPagesModule(pages: readonly ProjectPage[]): string {
  const loaders = pages.map(({ kind, id }) => {
    const key = JSON.stringify(`${kind}/${id}`);
    return `${key}: () => import(${JSON.stringify(`virtual:project/${kind}/${id}`)})`;
  });
  return `export const projectPages = {${loaders.join(',\n')}};`;
}

function split(pages: readonly ProjectPage[]): [ProjectPage[], ProjectPage[]] {
  const kinds = ['website', 'mobile'].map((kind) => pages.filter((page) => page.kind === kind));
  return [
    kinds.flatMap((ofKind) => ofKind.slice(0, firstOfKind)),
    kinds.flatMap((ofKind) => ofKind.slice(firstOfKind)),
  ];
}

function cardOf(page: ProjectPage): ProjectCard {
  const { kind, id, title, image, imageAlt, description, technologies, facts = [] } = page;
  return {
    kind,
    id,
    title,
    image,
    imageAlt,
    description,
    technologies: technologies.map(({ name }) => name),
    ...(facts[0] && { fact: facts[0] }),
  };
}
