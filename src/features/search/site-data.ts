import type { PathView } from '#content/assemble/path-view.ts';
import type { Bot } from '#content/bot.ts';
import type { Faq } from '#content/faq.ts';
import type { Project } from '#content/index.ts';
import type { Owner } from '#content/schema/owner.ts';

export type SiteProject = Project & { p3?: string | undefined; download?: string | undefined };

export type SiteData = {
  projects: readonly SiteProject[];
  path: PathView;
  owner: Owner;
  tools: readonly { name: string; src: string }[];
  bot: Pick<Bot, 'shop' | 'stacks'>;
  faq: Faq;
  lang: string;
  /** Paths below the base; `cv` may be empty. */
  cv: string;
  languages: readonly { lang: string; name: string; folder: string }[];
  /** The name of the model that answers first, or empty. */
  model: string;
};
