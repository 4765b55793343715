import MiniSearch from 'minisearch';
import type { Guide } from '#content/guide-types.ts';
import { words } from '#content/words.ts';
import type { Knowledge, KnownProject } from '#features/chat/knowledge.ts';
import { projectPath, sectionPath, toolPath } from '#lib/paths.ts';
import { wordsOf } from './words.ts';

/** `path` is one of the site; `project` is that of a project. */
export type SearchResult = {
  kind: 'project' | 'tool' | 'section';
  title: string;
  path: string;
  project?: KnownProject;
};

const mostResults = 8;

/**
 * Makes a search over projects, tools and sections, with typing mistakes and beginnings of words understood.
 *
 * @returns at most eight results for what was typed, the best first
 */
export function createSearch({ projects, tools, site }: Knowledge, { projects: others }: Guide) {
  const { tools: toolList, project: projectList, contact } = words.bar.sections;
  const sections = {
    tools: ['tools', toolList],
    projects: ['project', projectList],
    path: ['path', words.path.heading],
    contact: ['contact', contact],
  };
  const documents: (SearchResult & { words?: string; text?: string })[] = [
    ...projects.map((project) => {
      const { kind, id, title, technologies, description, paragraphs } = project;
      const found = [...Object.values(others[`${kind}/${id}`] ?? {}), ...technologies].join(' ');
      const text = [description, ...paragraphs].join(' ');
      return { kind: 'project' as const, title, path: projectPath(project), project, words: found, text };
    }),
    ...tools.map((title) => {
      const isUsed = projects.some(({ technologies }) => technologies.includes(title));
      return { kind: 'tool' as const, title, path: isUsed ? toolPath(title) : sectionPath('tools') };
    }),
    ...Object.entries(sections).flatMap(([part, [id = '', title = '']]) =>
      site.parts.some((one) => one === part)
        ? { kind: 'section' as const, title, path: sectionPath(id) }
        : [],
    ),
  ];
  const index = new MiniSearch({
    fields: ['title', 'words', 'text'],
    tokenize: wordsOf,
    processTerm: (term) => term,
  });
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  const fuzzy = (term: string) => term.length > 4 && 0.2;
  const options = { boost: { title: 4, words: 2 }, combineWith: 'AND', prefix: true, fuzzy } as const;
  return (query: string): SearchResult[] =>
    index
      .search(query, options)
      .slice(0, mostResults)
      .flatMap(({ id }) => documents[id] ?? []);
}
