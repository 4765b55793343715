import { projectCards } from 'virtual:all-projects';
import { languages } from 'virtual:language';
import { projectPages } from 'virtual:project-pages';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '#app/routes.tsx';
import { owner } from '#content/owner.ts';
import { words } from '#content/words.ts';
import { absoluteUrl, homePath, ogImageFile, pageFolder, projectPath, siteHref } from '#lib/paths.ts';

/** The language of every page, as for `lang` and `dir` of HTML, and where its pages are below the base. */
export { dir, folder, lang, languages } from 'virtual:language';

/** The addresses that become a file each, in the order of the site map. */
export const pagePaths: string[] = [homePath, ...projectCards.map(projectPath)];

/** The same as full addresses, with those of the page in each language. */
export const pageUrls = pagePaths.map((path) => ({
  url: absoluteUrl(pageFolder(path)),
  alternates: languages.map(({ lang, folder }) => ({ lang, url: absoluteUrl(pageFolder(path, folder)) })),
}));

/** The shared-link image of each page, and what is written on it. */
export async function ogImages() {
  const home = { file: ogImageFile(homePath), title: owner.name, kind: owner.role, owner: owner.location };
  const projects = projectCards.map(async (card) => {
    const page = (await projectPages[`${card.kind}/${card.id}`]?.())?.default;
    return {
      file: ogImageFile(projectPath(card)),
      title: card.title,
      kind: words.head.kinds[card.kind],
      owner: page?.owner ?? owner.fullName,
    };
  });
  return [home, ...(await Promise.all(projects))];
}

type RenderedPage = { head: string; page: string; data: string };

/**
 * Renders one page of the site as the browser will render it first.
 *
 * @param path an address without the base path, or `*` for the page of every unknown address
 * @returns the tags for `<head>`, the markup for `#root`, and what the router starts with in the browser, as JSON
 * @throws Error when a known address ends in the error screen, or a part of the page fails to render
 */
export async function renderPage(path: string): Promise<RenderedPage> {
  const basename = siteHref(homePath);
  const handler = createStaticHandler(routes, { basename });
  const address = basename + (path === '*' ? 'unknown-address' : path.slice(1));
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error(`answers with a redirect (${context.status})`);
  if (path !== '*' && context.errors) throw Object.values(context.errors)[0];

  const { prelude } = await prerender(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      // Else React moves large islands to the end of the page and brings them back by inline scripts.
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

/** React writes what belongs into `<head>` before the markup of the page. */
function splitHead(html: string): { head: string; page: string } {
  const head = html.match(/^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/)?.[0] ?? '';
  return { head, page: html.slice(head.length) };
}
