import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { owner } from '#content/owner.ts';
import { homePath } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';

/** The screen of every route that does not exist or fails. */
export function ErrorScreen() {
  const error = useRouteError();
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <title>{`Unexpected Application Error! | ${owner.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="h2">Unexpected Application Error!</h1>
      <p className="sub">{errorText(error)}</p>
      <Link to={homePath} className={buttonClass()}>
        Back to Home
      </Link>
    </section>
  );
}

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  // Its own words would show an address.
  const isChunk = error instanceof Error && /dynamically imported module|module script/i.test(error.message);
  if (isChunk) return 'A part of this page could not be loaded. Please check your connection and try again.';
  return error instanceof Error ? error.message : 'Something went wrong on this page.';
}
