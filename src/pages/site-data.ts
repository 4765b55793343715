import { folder, lang, languages } from '#content/assemble/site-languages.ts';
import { bot } from '#content/bot.ts';
import { faq } from '#content/faq.ts';
import { path, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import type { SiteData } from '#features/search/site-data.ts';
import { geminiSettings } from '#lib/env.ts';

/** The content that the search, the chat and its model know. */
export const siteData: SiteData = {
  projects,
  path,
  owner,
  tools,
  bot,
  faq,
  lang,
  cv: owner.cv === false ? '' : `${folder}cv.pdf`,
  languages: languages.filter((one) => one.folder !== folder),
  model: geminiSettings() ? 'Gemini' : '',
};
