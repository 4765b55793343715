import type { PathView } from '#content/assemble/path-view.ts';
import type { Bot } from '#content/bot.ts';
import type { Faq } from '#content/faq.ts';
import type { Project } from '#content/index.ts';
import type { Owner } from '#content/schema/owner.ts';

/** Not every kind has each of these. */
export type SiteProject = Project & { p3?: string | undefined; download?: string | undefined };

/** The content that the search and the chat find things in. */
export type SiteData = {
  projects: readonly SiteProject[];
  path: PathView;
  owner: Owner;
  tools: readonly { name: string; src: string }[];
  bot: Pick<Bot, 'shop' | 'stacks'>;
  faq: Faq;
  /** The page's language. */
  lang: string;
  /** The path of the CV below the base, or empty. */
  cv: string;
  /** The other languages of the site, and their pages below the base. */
  languages: readonly { lang: string; name: string; folder: string }[];
  /** The name of the model that answers first, or empty. */
  model: string;
};
