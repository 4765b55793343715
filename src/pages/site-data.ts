import { projectCards } from 'virtual:all-projects';
import { cv } from 'virtual:cv';
import { folder, lang, languages } from 'virtual:language';
import { path } from 'virtual:path';
import { projectFacts } from 'virtual:project-facts';
import { bot } from '#content/bot.ts';
import { faq } from '#content/faq.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import type { SiteData } from '#features/search/site-data.ts';
import { geminiSettings } from '#lib/env.ts';

const covers = new Map(projectCards.map(({ kind, id, image }) => [`${kind}/${id}`, image]));

/** The content that the search, the chat and its model know. */
export const siteData: SiteData = {
  projects: projectFacts.map(({ paragraphs, captions, technologies, ...project }) => ({
    ...project,
    p1: paragraphs[0] ?? '',
    p2: paragraphs[1] ?? '',
    p3: paragraphs[2],
    technologies: technologies.map((name) => ({ name })),
    screens: captions.map((caption) => ({ caption })),
    cover: covers.get(`${project.kind}/${project.id}`) ?? {
      name: '',
      width: 1,
      height: 1,
      widths: [],
      color: '',
    },
  })),
  path,
  owner,
  tools,
  services: bot.shop,
  faq,
  lang,
  cv,
  languages: languages.filter((one) => one.folder !== folder),
  model: geminiSettings() ? 'Gemini' : '',
};
