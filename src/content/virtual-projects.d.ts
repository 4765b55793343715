/** Made at build from the records in `projects/`: see `scripts/vite/projects-plugin.ts`. */
declare module 'virtual:projects' {
  import type { ProjectCard, ProjectTitle } from '#content/project.ts';

  /** The first projects of each kind: websites first, each kind in the order of its list. */
  export const firstCards: ProjectCard[];
  /** The others, at build only: in the browser it is empty. */
  export const laterProjects: ProjectTitle[];
}

declare module 'virtual:project-counts' {
  import type { ProjectCard } from '#content/project.ts';

  /** How many projects there are. */
  export const projectCounts: Record<ProjectCard['kind'], number>;
  /** How many use a technology, by its name. */
  export const toolCounts: Record<string, Record<ProjectCard['kind'], number>>;
}

declare module 'virtual:all-projects' {
  import type { ProjectCard } from '#content/project.ts';

  /** What lists show of each project: the first ones, then all others. */
  export const projectCards: ProjectCard[];
}

declare module 'virtual:project-facts' {
  import type { ProjectFacts } from '#content/project.ts';

  /** All that is text in the record of each project, for the chat. */
  export const projectFacts: ProjectFacts[];
}

declare module 'virtual:project-pages' {
  import type { ProjectPage } from '#content/project.ts';

  /** Loads what one page shows; the keys are `mobile/3`. */
  export const projectPages: Record<string, () => Promise<{ default: ProjectPage }>>;
}

/** The path as the page shows it. */
declare module 'virtual:path' {
  import type { PathView } from '#content/path-view.ts';

  export const path: PathView;
}

/** Apart from the path itself, for those who only ask whether there is any. */
declare module 'virtual:has-path' {
  export const hasPath: boolean;
}

/** The file of the CV below the site's base, or empty. */
declare module 'virtual:cv' {
  export const cv: string;
}

/** The pictures that belong to no project. */
declare module 'virtual:pictures' {
  import type { Picture } from '#content/picture.ts';

  export const coinFront: Picture;
  export const coinBack: Picture;
  export const portrait: Picture;
}
