import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { owner } from '#content/owner.ts';
import { homePath } from '#lib/paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useNewerPage } from './newer-version.tsx';

/** The screen of every route that does not exist or fails. */
export function ErrorScreen() {
  const error = useRouteError();
  const isGone = error instanceof Error && /dynamically imported module|module script/i.test(error.message);
  if (useNewerPage(isGone)) return null;
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <title>{`Unexpected Application Error! | ${owner.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="h2">Unexpected Application Error!</h1>
      <p className="sub">{isGone ? goneText : errorText(error)}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={homePath} className={buttonClass()}>
          Back to Home
        </Link>
        {isGone && (
          <Button look="quiet" onClick={() => location.reload()}>
            Load the page
          </Button>
        )}
      </div>
    </section>
  );
}

/** Its own words would show an address. */
const goneText =
  'A part of this page could not be loaded. Please check your connection and try again. If the site has been renewed since you came, load the page: what you have written here would be lost by that.';

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Something went wrong on this page.';
}
