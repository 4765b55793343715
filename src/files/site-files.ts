/** The files that the build writes beside the pages, and what it draws them from. */

import { dir, folder, languages } from '#content/assemble/site-languages.ts';
import { path, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { path as ownPath } from '#content/path.ts';
import { tools } from '#content/tools.ts';
import { words } from '#content/words/site.ts';
import { absoluteUrl, assetPath, homePath, ogImageFile, pageFolder, projectPath } from '#lib/paths.ts';
import { llmsText } from './llms-text.ts';
import { resume } from './resume.ts';
import { vcard } from './vcard.ts';
import { webManifest } from './web-manifest.ts';

/** The paths of all pages, in sitemap order. */
export const pagePaths: string[] = [homePath, ...projects.map(projectPath)];

/** The same pages as full URLs, each with its URL in every language. */
export const pageUrls = pagePaths.map((path) => ({
  url: absoluteUrl(pageFolder(path)),
  alternates: languages.map(({ lang, folder }) => ({ lang, url: absoluteUrl(pageFolder(path, folder)) })),
}));

/** The social preview image of each page, and its text. */
export const ogImages = [
  { file: ogImageFile(homePath), title: owner.name, kind: owner.role, owner: owner.location, dir },
  ...projects.map((project) => ({
    file: ogImageFile(projectPath(project)),
    title: project.title,
    kind: words.head.kinds[project.kind],
    owner: project.owner,
    dir: project.dir ?? dir,
  })),
];

/** The addresses of videos on other sites. */
export const videos = projects.flatMap(({ video = '' }) => (/^https?:/.test(video) ? [video] : []));

const siteUrl = import.meta.env.VITE_SITE_URL && absoluteUrl(folder);

/** What the CV says. */
export const cv = { owner, words, dir, path, projects, tools, address: siteUrl || undefined };

/**
 * The other files in this language: paths below the base.
 *
 * @param persona the instructions for the model, which the relay gives it
 */
export function textFiles(persona: string): { file: string; type: string; text: string }[] {
  const cvFile = owner.cv === false ? undefined : 'cv.pdf';
  const ofLanguage = [
    {
      file: `${folder}resume.json`,
      type: 'application/json',
      text: resume(owner, ownPath, projects, siteUrl),
    },
    {
      file: `${folder}llms.txt`,
      type: 'text/plain',
      text: llmsText(owner, ownPath, projects, absoluteUrl(folder), cvFile),
    },
  ];
  if (folder) return ofLanguage;
  const { title, description } = owner.meta;
  const manifest = { name: title, shortName: owner.name, description, base: assetPath('') };
  return [
    ...ofLanguage,
    { file: 'contact.vcf', type: 'text/vcard', text: vcard(owner, ownPath, siteUrl) },
    { file: 'persona.txt', type: 'text/plain', text: persona },
    { file: 'site.webmanifest', type: 'application/manifest+json', text: webManifest(manifest) },
  ];
}
