import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '#app/routes.tsx';
import { dir, folder, lang } from '#content/assemble/site-languages.ts';
import { persona } from '#files/persona.ts';
import { textFiles as filesWith } from '#files/site-files.ts';
import { homePath, pageFolder, siteHref } from '#lib/paths.ts';

export { cv, ogImages, pagePaths, pageUrls, videos } from '#files/site-files.ts';
/** The language of all pages: `lang` and `dir` for HTML, and the folder of its pages below the base. */
export { dir, folder, lang };

/** The other files in this language. */
export const textFiles = () => filesWith(persona());

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
  const address = basename + path.replace(/^\//, '');
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error(`responded with a redirect (${context.status})`);
  if (path !== '*' && context.errors) throw Object.values(context.errors)[0];

  const errors: unknown[] = [];
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
        errors.push(error);
      },
    },
  );
  if (errors.length > 0) throw errors[0];
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
