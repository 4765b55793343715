/** The files that the build writes beside the pages, and the data for them. */

import { noteText } from '#content/assemble/note-text.ts';
import { notes } from '#content/assemble/notes.built.ts';
import { cvPath, hasSection } from '#content/assemble/sections.ts';
import { dir, folder, lang, languages } from '#content/assemble/site-languages.ts';
import { path, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { tools } from '#content/tools.ts';
import { words } from '#content/words/site.ts';
import {
  absoluteUrl,
  assetPath,
  homePath,
  notePath,
  notesPath,
  ogImageFile,
  pageFolder,
  projectPath,
} from '#lib/paths.ts';
import { tokens } from '#ui/tokens.ts';
import { feedText } from './feed.ts';
import { llmsText } from './llms-text.ts';
import { resume } from './resume.ts';
import { vcard } from './vcard.ts';

const notePages = [
  { path: notesPath, title: words.notes.heading, kind: owner.role, owner: owner.fullName, dir },
  ...notes.map((note) => ({
    path: notePath(note),
    title: note.title,
    kind: words.notes.heading,
    owner: note.dateText,
    dir: note.dir ?? dir,
  })),
].slice(notes.length > 0 ? 0 : 1);

/** The paths of all pages, in sitemap order. */
export const pagePaths: string[] = [
  homePath,
  ...projects.map(projectPath),
  ...notePages.map(({ path }) => path),
];

export const pageUrls = pagePaths.map((path) => ({
  url: absoluteUrl(pageFolder(path)),
  alternates: languages.map(({ lang, folder }) => ({ lang, url: absoluteUrl(pageFolder(path, folder)) })),
}));

export const ogImages = [
  { file: ogImageFile(homePath), title: owner.name, kind: owner.role, owner: owner.location, dir },
  ...projects.map((project) => ({
    file: ogImageFile(projectPath(project)),
    title: project.title,
    kind: words.head.kinds[project.kind],
    owner: project.owner,
    dir: project.dir ?? dir,
  })),
  ...notePages.map(({ path, ...text }) => ({ file: ogImageFile(path), ...text })),
];

export const videos = projects.flatMap(({ video = '' }) => (/^https?:/.test(video) ? [video] : []));

const siteUrl = import.meta.env.VITE_SITE_URL && absoluteUrl(folder);

export const cv = {
  ...{ owner, words, dir, path, tools },
  projects: projects.map((project) => ({
    ...project,
    page: siteUrl ? absoluteUrl(pageFolder(projectPath(project))) : undefined,
  })),
  address: siteUrl || undefined,
};

/** The other files in this language, by path below the base. The relay gives the persona to the model. */
export async function textFiles(persona: string): Promise<{ file: string; type: string; text: string }[]> {
  const ofLanguage = [
    {
      file: `${folder}resume.json`,
      type: 'application/json',
      text: resume(owner, path, projects, siteUrl),
    },
    {
      file: `${folder}llms.txt`,
      type: 'text/plain',
      text: llmsText(owner, path, projects, notes, absoluteUrl(folder), cvPath),
    },
  ];
  if (siteUrl && notes.length > 0) {
    const entries = notes.map(async (note) => ({
      ...note,
      url: absoluteUrl(pageFolder(notePath(note))),
      html: (await noteText(note.file)) ?? '',
    }));
    const text = feedText(owner, await Promise.all(entries), siteUrl, lang);
    ofLanguage.push({ file: `${folder}feed.xml`, type: 'application/atom+xml', text });
  }
  if (folder) return ofLanguage;
  return [
    ...ofLanguage,
    { file: 'contact.vcf', type: 'text/vcard', text: vcard(owner, path, siteUrl) },
    ...(hasSection('chat') ? [{ file: 'persona.txt', type: 'text/plain', text: persona }] : []),
    { file: 'site.webmanifest', type: 'application/manifest+json', text: webManifest() },
  ];
}

/** https://www.w3.org/TR/appmanifest/ */
function webManifest(): string {
  const icon = (name: string) => ({ src: assetPath(`${name}.png`), type: 'image/png' });
  return JSON.stringify({
    name: owner.meta.title,
    short_name: owner.name,
    description: owner.meta.description,
    start_url: assetPath(''),
    scope: assetPath(''),
    display: 'minimal-ui',
    background_color: tokens.light.paper,
    theme_color: tokens.light.paper,
    icons: [
      { ...icon('icon-192'), sizes: '192x192' },
      { ...icon('icon-512'), sizes: '512x512' },
      { ...icon('icon-maskable-512'), sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
