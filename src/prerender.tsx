import { projectCards } from 'virtual:all-projects';
import { dir, languages } from 'virtual:language';
import { projectPages } from 'virtual:project-pages';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '#app/routes.tsx';
import { owner } from '#content/owner.ts';
import { words } from '#content/words.ts';
import { absoluteUrl, homePath, ogImageFile, pageFolder, projectPath, siteHref } from '#lib/paths.ts';

/** The language of all pages: `lang` and `dir` for HTML, and the folder of its pages below the base. */
export { dir, folder, lang } from 'virtual:language';

/** The instructions of the chat's model, for the relay. */
export { persona } from '#pages/site-persona.ts';

/** The paths of all pages, in sitemap order. */
export const pagePaths: string[] = [homePath, ...projectCards.map(projectPath)];

/** The same pages as full URLs, each with its URL in every language. */
export const pageUrls = pagePaths.map((path) => ({
  url: absoluteUrl(pageFolder(path)),
  alternates: languages.map(({ lang, folder }) => ({ lang, url: absoluteUrl(pageFolder(path, folder)) })),
}));

/** The social preview image of each page, and its text. */
export async function ogImages() {
  const home = {
    file: ogImageFile(homePath),
    title: owner.name,
    kind: owner.role,
    owner: owner.location,
    dir,
  };
  const projects = projectCards.map(async (card) => {
    const page = (await projectPages[`${card.kind}/${card.id}`]?.())?.default;
    return {
      file: ogImageFile(projectPath(card)),
      title: card.title,
      kind: words.head.kinds[card.kind],
      owner: page?.owner ?? owner.fullName,
      dir,
    };
  });
  return [home, ...(await Promise.all(projects))];
}

type RenderedPage = { head: string; page: string; data: string };

/**
 * Renders a page exactly as the browser first renders it.
 *
 * @param path without the base path, or `*` for the 404 page
 * @returns the tags for `<head>`, the markup for `#root`, and the router's initial data as JSON
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
  const { loaderData, errors } = context;
  return {
    ...splitHead(await new Response(prelude).text()),
    data: JSON.stringify(errors ? null : { loaderData }),
  };
}

/** React writes head tags before the page's markup. */
function splitHead(html: string): { head: string; page: string } {
  const head = html.match(/^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? '';
  return { head, page: html.slice(head.length) };
}
