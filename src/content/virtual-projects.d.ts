/** Made at build from the records in `projects/`: see `scripts/vite/projects-plugin.ts`. */
declare module 'virtual:projects' {
  import type { ProjectCard, ProjectTitle } from '#content/project.ts';

  /** The first projects of each kind: websites first, each kind in the order of its list. */
  export const firstCards: ProjectCard[];
  /** The other projects; empty in the browser. */
  export const laterProjects: ProjectTitle[];
}

declare module 'virtual:project-counts' {
  import type { ProjectCard } from '#content/project.ts';

  /** The number of projects per kind. */
  export const projectCounts: Record<ProjectCard['kind'], number>;
  /** The number of projects per technology. */
  export const toolCounts: Record<string, Record<ProjectCard['kind'], number>>;
}

declare module 'virtual:all-projects' {
  import type { ProjectCard } from '#content/project.ts';

  /** All cards. */
  export const projectCards: ProjectCard[];
}

declare module 'virtual:project-facts' {
  import type { ProjectFacts } from '#content/project.ts';

  /** The text of all records, for the chat. */
  export const projectFacts: ProjectFacts[];
}

declare module 'virtual:project-pages' {
  import type { ProjectPage } from '#content/project.ts';

  /** Loaders of project pages, by `mobile/3`. */
  export const projectPages: Record<string, () => Promise<{ default: ProjectPage }>>;
}

declare module 'virtual:path' {
  import type { PathView } from '#content/path-view.ts';

  export const path: PathView;
}

/** The parts of the home page in order. Nothing may link to any other part. */
declare module 'virtual:home-parts' {
  import type { HomePart } from '#content/owner.ts';

  export const homeParts: readonly HomePart[];
}

/** The path of the CV below the base, or empty. */
declare module 'virtual:cv' {
  export const cv: string;
}

/** Pictures outside projects. */
declare module 'virtual:pictures' {
  import type { Picture } from '#content/picture.ts';

  export const coinFront: Picture;
  export const coinBack: Picture;
  export const portrait: Picture;
}
