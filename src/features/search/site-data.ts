import type { PathView } from '#content/assemble/path-view.ts';
import { cvPath } from '#content/assemble/sections.ts';
import { folder, lang, languages } from '#content/assemble/site-languages.ts';
import { type Bot, bot } from '#content/bot.ts';
import { faq } from '#content/faq.ts';
import { type Project, path, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import type { Faq } from '#content/schema/chat.ts';
import type { Owner } from '#content/schema/owner.ts';
import { tools } from '#content/tools.ts';
import { geminiSettings } from '#lib/env.ts';

export type SiteData = {
  projects: readonly Project[];
  path: PathView;
  owner: Owner;
  tools: readonly { name: string; src: string }[];
  bot: Pick<Bot, 'shop' | 'stacks'>;
  faq: Faq;
  lang: string;
  /** A path below the base. */
  cv: string | undefined;
  languages: readonly { lang: string; name: string; folder: string }[];
  /** The name of the model that answers first, or empty. */
  model: string;
};

/** The id of a project among all items: `mobile/5`. */
export const idOf = ({ kind, id }: Project) => `${kind}/${id}`;

/** The content that the search and the chat know. */
export const siteData: SiteData = {
  projects,
  path,
  owner,
  tools,
  bot: import.meta.env.SITE_CHAT ? bot : { shop: {}, stacks: { web: [], mobile: [] } },
  faq,
  lang,
  cv: cvPath,
  languages: languages.filter((one) => one.folder !== folder),
  model: geminiSettings() ? 'Gemini' : '',
};
