import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { words } from '#content/words/site.ts';
import { hasUnsavedText } from '#lib/kept-text.ts';
import homeSheet from '#pages/home.css?url';
import { HomePage, homeChunks } from '#pages/home-page.tsx';
import notesSheet from '#pages/notes-page.css?url';
import projectSheet from '#pages/project-page.css?url';
import { type Chunk, createChunk } from '#ui/chunk.ts';
import { Part } from '#ui/part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { reportMissingChunk } from './newer-version.tsx';

type Load = (slug?: string) => Promise<unknown>;

const projectPages = () => import('#pages/project-page.tsx');
const websitePage = createChunk(async () => (await projectPages()).WebsitePage);
const mobilePage = createChunk(async () => (await projectPages()).MobilePage);
/** After a navigation, home renders at once, so that the scroll position can be restored. */
const loadHome: Load = () => Promise.allSettled(homeChunks.map((chunk) => chunk.load()));

const pages: RouteObject[] = [
  {
    id: 'home',
    index: true,
    element: <HomePage />,
    loader: loaderOf(homeSheet, loadHome),
    shouldRevalidate: () => false,
  },
  page('website', 'website/:id', projectSheet, websitePage),
  page('mobile', 'mobile/:id', projectSheet, mobilePage),
  ...(import.meta.env.SITE_NOTES ? [notesRoute()] : []),
  { path: '*', element: <ErrorScreen isNotFound /> },
];

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorScreen />,
    HydrateFallback: () => null,
    children: [{ errorElement: <ErrorScreen />, children: pages }],
  },
];

function page(id: string, path: string, sheet: string, chunk: Chunk, ...more: Load[]): RouteObject {
  const element = <Part key={id} chunk={chunk} words={words.failure} />;
  return { id, path, element, loader: loaderOf(sheet, chunk.load, ...more) };
}

/** A function, so that a build without notes has no such chunk. */
function notesRoute(): RouteObject {
  const find = () => import('#pages/notes-page.tsx');
  const chunk = createChunk(async () => (await find()).NotesPage);
  return page('notes', 'notes/:slug?', notesSheet, chunk, async (slug) => (await find()).loadNote(slug));
}

/** What the loaders return: with it, a prerendered page hydrates without waiting for them. */
export const prerenderedData = { home: null, website: null, mobile: null, notes: null };

/** Loads the code and styles of the other pages, so that links work offline. */
export async function loadOtherPages(): Promise<void> {
  // Fills the cache. A preload that nothing uses yet would be a warning in the console.
  for (const sheet of [homeSheet, projectSheet]) void fetch(sheet).catch(() => {});
  for (const chunk of [...homeChunks, websitePage, mobilePage]) await chunk.load().catch(() => {});
}

/** Adds a style sheet to the page, where React finds it, too. A disabled link says that it is inline. */
async function loadSheet(href: string): Promise<void> {
  if (import.meta.env.SSR) return;
  const found = document.querySelector<HTMLLinkElement>(`head > link[rel=stylesheet][href="${href}"]`);
  if (found?.sheet || found?.disabled) return;
  const link = found ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
    if (!found) document.head.append(link);
  }).catch((error) => {
    link.remove();
    throw error;
  });
}

function loaderOf(sheet: string, ...loads: Load[]) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    try {
      await Promise.all([loadSheet(sheet), ...loads.map((load) => load(params.slug))]);
      return null;
    } catch {
      return stayOrReload(request);
    }
  };
}

/** When the code of a page cannot be loaded, lets the browser open the page; offline, or with unsent text, the visitor stays. */
async function stayOrReload({ url, signal }: Request): Promise<never> {
  const isThere = await fetch(url, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (isThere && !hasUnsavedText()) location.assign(url);
  else await reportMissingChunk(words.failure.page);
  // Another navigation ends this one.
  return new Promise((_, reject) => signal.addEventListener('abort', reject));
}
