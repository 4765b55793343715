import type { Project } from '#content/index.ts';

/** The text of a record, with the captions of its screenshots. */
export type ProjectFacts = Pick<
  Project,
  | 'kind'
  | 'id'
  | 'title'
  | 'description'
  | 'owner'
  | 'date'
  | 'dateText'
  | 'url'
  | 'urlRepo'
  | 'role'
  | 'problem'
  | 'result'
> & {
  download?: string | undefined;
  technologies: readonly string[];
  paragraphs: readonly string[];
  captions: readonly string[];
};

export function factsOf(project: Project): ProjectFacts {
  const { p1, p2, screens, technologies } = project;
  const p3 = project.kind === 'mobile' ? project.p3 : '';
  return {
    ...project,
    technologies: technologies.map(({ name }) => name),
    paragraphs: [p1, p2, p3].filter((text) => text !== undefined).filter((text) => text !== ''),
    captions: screens.map(({ caption }) => caption),
  };
}
