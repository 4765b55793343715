/** Everything of the content that the build reads: run through Vite, since it globs. */
import { galleries } from '../../src/content/galleries.ts';
import { owner } from '../../src/content/owner.ts';
import type { MobileProject, WebsiteProject } from '../../src/content/project.ts';

const websites = import.meta.glob<WebsiteProject>('/src/content/projects/website/*.ts', {
  eager: true,
  import: 'default',
});
const mobiles = import.meta.glob<MobileProject>('/src/content/projects/mobile/*.ts', {
  eager: true,
  import: 'default',
});

export { galleries, mobiles, owner, websites };
