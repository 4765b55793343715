/** Made at build from the records in `projects/`: see `scripts/vite/projects-plugin.ts`. */
declare module 'virtual:projects' {
  import type { ProjectCard, ProjectPage } from '#content/project.ts';

  /** What lists need of each project: websites first, each kind by id. */
  export const projectCards: ProjectCard[];
  /** Loads what one page needs; the keys are `mobile/3`. */
  export const projectPages: Record<string, () => Promise<{ default: ProjectPage }>>;
}

/** The pictures that belong to no project. */
declare module 'virtual:pictures' {
  import type { Picture } from '#content/picture.ts';

  export const coinFront: Picture;
  export const coinBack: Picture;
  export const portrait: Picture;
}
