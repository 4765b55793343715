import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '#app/routes.tsx';
import { noteText } from '#content/assemble/note-text.ts';
import { notes } from '#content/assemble/notes.ts';
import { dir, folder, lang, languages } from '#content/assemble/site-languages.ts';
import { path, projects } from '#content/index.ts';
import { owner } from '#content/owner.ts';
import { path as ownPath } from '#content/path.ts';
import { tools } from '#content/tools.ts';
import { words } from '#content/words/site.ts';
import { feedText } from '#files/feed.ts';
import { llmsText } from '#files/llms-text.ts';
import { resume } from '#files/resume.ts';
import { vcard } from '#files/vcard.ts';
import { webManifest } from '#files/web-manifest.ts';
import {
  absoluteUrl,
  assetPath,
  homePath,
  notePath,
  notesPath,
  ogImageFile,
  pageFolder,
  projectPath,
  siteHref,
} from '#lib/paths.ts';
import { persona } from '#pages/site-persona.ts';

/** The language of all pages: `lang` and `dir` for HTML, and the folder of its pages below the base. */
export { dir, folder, lang };

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
  ...notePages.map(({ path, ...text }) => ({ file: ogImageFile(path), ...text })),
];

/** The addresses of videos on other sites. */
export const videos = projects.flatMap(({ video = '' }) => (/^https?:/.test(video) ? [video] : []));

const siteUrl = import.meta.env.VITE_SITE_URL && absoluteUrl(folder);

/** What the CV says. */
export const cv = { owner, words, dir, path, projects, tools, address: siteUrl || undefined };

/** The other files in this language: paths below the base. */
export async function textFiles(): Promise<{ file: string; type: string; text: string }[]> {
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
      text: llmsText(owner, ownPath, projects, notes, absoluteUrl(folder), cvFile),
    },
  ];
  if (siteUrl && notes.length > 0) {
    const entries = notes.map(async (note) => ({
      ...note,
      url: absoluteUrl(pageFolder(notePath(note))),
      html: await noteText(note.file),
    }));
    const text = feedText(owner, await Promise.all(entries), siteUrl, lang);
    ofLanguage.push({ file: `${folder}feed.xml`, type: 'application/atom+xml', text });
  }
  if (folder) return ofLanguage;
  const { title, description } = owner.meta;
  const manifest = { name: title, shortName: owner.name, description, base: assetPath('') };
  return [
    ...ofLanguage,
    { file: 'contact.vcf', type: 'text/vcard', text: vcard(owner, ownPath, siteUrl) },
    // The relay gives the model these instructions.
    { file: 'persona.txt', type: 'text/plain', text: persona() },
    { file: 'site.webmanifest', type: 'application/manifest+json', text: webManifest(manifest) },
  ];
}

type RenderedPage = { head: string; page: string; path: string };

/**
 * Renders a page exactly as the browser first renders it.
 *
 * @param path without the base path, or `*` for the 404 page
 * @returns the tags for `<head>`, the markup for `#root`, and the path at which the file is served
 * @throws Error when a known path shows the error screen, or a part of the page fails to render
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const basename = siteHref(homePath);
  const handler = createStaticHandler(routes, { basename });
  const address = basename + (path === '*' ? 'unknown-address' : path.slice(1));
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error(`responded with a redirect (${context.status})`);
  if (path !== '*' && context.errors) throw Object.values(context.errors)[0];

  const { prelude } = await prerender(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      // Otherwise React moves large Suspense boundaries to the end and restores them with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error;
      },
    },
  );
  return {
    ...splitHead(await new Response(prelude).text()),
    path: path === '*' ? '' : siteHref(`/${pageFolder(path, '')}`),
  };
}

/** React writes head tags before the page's markup. */
function splitHead(html: string): { head: string; page: string } {
  const head = html.match(/^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? '';
  return { head, page: html.slice(head.length) };
}
