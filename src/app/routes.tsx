import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { words } from '#content/words/site.ts';
import { hasUnsavedText } from '#lib/kept-text.ts';
import homeSheet from '#pages/home.css?url';
import { HomePage, homeChunks } from '#pages/home-page.tsx';
import notesSheet from '#pages/notes-page.css?url';
import projectSheet from '#pages/project-page.css?url';
import { createChunk } from '#ui/chunk.ts';
import { Part } from '#ui/part.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout.tsx';
import { reportMissingChunk } from './newer-version.tsx';

const websitePage = createChunk(async () => (await import('#pages/project-page.tsx')).WebsitePage);
const mobilePage = createChunk(async () => (await import('#pages/project-page.tsx')).MobilePage);

function notesRoute(): RouteObject {
  const page = () => import('#pages/notes-page.tsx');
  const chunk = createChunk(async () => (await page()).NotesPage);
  return {
    id: 'notes',
    path: 'notes/:slug?',
    element: <Part key="notes" chunk={chunk} words={words.failure} />,
    loader: loaderOf(notesSheet, async (slug) => {
      await chunk.load();
      await (await page()).loadNote(slug);
    }),
  };
}

export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorScreen />,
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [
          {
            id: 'home',
            index: true,
            element: <HomePage />,
            loader: loaderOf(homeSheet, loadHomeChunks),
            shouldRevalidate: () => false,
          },
          {
            id: 'website',
            path: 'website/:id',
            element: <Part key="website" chunk={websitePage} words={words.failure} />,
            loader: loaderOf(projectSheet, websitePage.load),
          },
          {
            id: 'mobile',
            path: 'mobile/:id',
            element: <Part key="mobile" chunk={mobilePage} words={words.failure} />,
            loader: loaderOf(projectSheet, mobilePage.load),
          },
          ...(import.meta.env.SITE_NOTES ? [notesRoute()] : []),
          { path: '*', element: <ErrorScreen isNotFound /> },
        ],
      },
    ],
  },
];

/** What the loaders return: with it, a prerendered page hydrates without waiting for them. */
export const prerenderedData = { home: null, website: null, mobile: null, notes: null };

/** Loads the code and styles of the other pages, so that links work offline. */
export async function loadOtherPages(): Promise<void> {
  // Fills the cache. A preload that nothing uses yet would be a warning in the console.
  for (const sheet of [homeSheet, projectSheet]) void fetch(sheet).catch(() => {});
  for (const chunk of [...homeChunks, websitePage, mobilePage]) await chunk.load().catch(() => {});
}

/** After a navigation, home renders at once, so that the scroll position can be restored. */
async function loadHomeChunks(): Promise<void> {
  await Promise.allSettled(homeChunks.map((chunk) => chunk.load()));
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

function loaderOf(sheet: string, load: (slug?: string) => Promise<unknown>) {
  return async ({ request, params }: LoaderFunctionArgs) => {
    try {
      await Promise.all([loadSheet(sheet), load(params.slug)]);
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
