import { cvPath } from '#content/assemble/sections.ts';
import { folder, lang, languages } from '#content/assemble/site-languages.ts';
import { type Bot, bot } from '#content/bot.ts';
import { faq } from '#content/faq.ts';
import { type Project, path, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import { words } from '#content/words/site.ts';
import { geminiSettings } from '#lib/env.ts';
import { assetPath } from '#lib/paths.ts';

const noBot: Pick<Bot, 'shop' | 'stacks'> = { shop: {}, stacks: { web: [], mobile: [] } };

export type SiteData = typeof siteData;

/** The content that the search and the chat know. */
export const siteData = {
  projects,
  path,
  owner,
  tools,
  bot: import.meta.env.SITE_CHAT ? bot : noBot,
  faq,
  lang,
  documents: [
    ...(cvPath ? [{ label: words.hero.cv, url: assetPath(cvPath) }] : []),
    ...[owner.designPortfolio, owner.projectPortfolio].flatMap((pdf) => pdf ?? []),
  ],
  /** The other languages of the site. */
  languages: languages.filter((one) => one.folder !== folder),
  /** The name of the model that answers first, or empty. */
  model: geminiSettings() ? 'Gemini' : '',
};

/** The id of a project among all items: `mobile/5`. */
export const idOf = ({ kind, id }: Project) => `${kind}/${id}`;
