import MiniSearch from 'minisearch';
import { words } from '#content/words.ts';
import type { Knowledge } from '#features/chat/knowledge.ts';
import { projectPath, sectionPath, toolPath } from '#lib/paths.ts';
import { phrasesOf, wordsOf } from './words.ts';

export type SearchResult = {
  kind: 'project' | 'tool' | 'section';
  title: string;
  /** A path of the site. */
  path: string;
  /** Of a project: the first sentences, and which picture its card has. */
  description?: string;
  project?: { kind: 'website' | 'mobile'; id: string };
};

const mostResults = 8;

/**
 * Makes a search over projects, tools and sections, with typing mistakes and beginnings of words understood.
 *
 * @param names other names of projects, parted by commas, by kind and id
 * @returns at most eight results for what was typed, the best first
 */
export function createSearch(
  { projects, tools, site, path }: Knowledge,
  names: Record<string, { names?: string; words?: string }> = {},
): (query: string) => SearchResult[] {
  const { sections } = words.bar;
  const titles = {
    tools: sections.tools,
    project: sections.project,
    contact: sections.contact,
    path: words.path.heading,
  };
  const isThere = (part: keyof typeof titles) => site.parts.includes(part === 'project' ? 'projects' : part);
  const pages: SearchResult[] = (Object.keys(titles) as (keyof typeof titles)[])
    .filter((part) => isThere(part) && (part !== 'path' || path.entries.length > 0))
    .map((part) => ({ kind: 'section', title: titles[part], path: sectionPath(part) }));
  const results: SearchResult[] = [
    ...projects.map(
      (project): SearchResult => ({
        kind: 'project',
        title: project.title,
        path: projectPath(project),
        description: project.description,
        project,
      }),
    ),
    ...tools.map((tool): SearchResult => {
      const isUsed = projects.some(({ technologies }) => technologies.includes(tool));
      return { kind: 'tool', title: tool, path: isUsed ? toolPath(tool) : sectionPath('tools') };
    }),
    ...pages,
  ];
  const index = new MiniSearch<{ id: number; title: string; words: string; text: string }>({
    fields: ['title', 'words', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 4, words: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(
    results.map(({ title, path: at }, id) => {
      const project = projects.find((one) => projectPath(one) === at);
      const more = names[at.slice(1)];
      return {
        id,
        title,
        words: [...phrasesOf(more?.names), ...phrasesOf(more?.words), ...(project?.technologies ?? [])].join(
          ' ',
        ),
        text: project ? [project.description, project.owner, ...project.paragraphs].join(' ') : '',
      };
    }),
  );
  return (query) =>
    index
      .search(query)
      .slice(0, mostResults)
      .flatMap(({ id }) => results[id] ?? []);
}
