import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { owner } from '#content/owner.ts';
import { words } from '#content/words.ts';
import { homePath, siteHref } from '#lib/paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { useNewerPage } from './newer-version.tsx';

/** Shown for unknown and failing routes. */
export function ErrorScreen() {
  const error = useRouteError();
  // Its message contains a URL.
  const isGone = error instanceof Error && /dynamically imported module|module script/i.test(error.message);
  if (useNewerPage(isGone)) return null;
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <title>{`${words.failure.title} | ${owner.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="h2">{words.failure.title}</h1>
      <p className="sub">{isGone ? words.failure.page : errorText(error)}</p>
      <div className="flex flex-wrap gap-3">
        <a href={siteHref(homePath)} className={buttonClass()}>
          {words.failure.backToHome}
        </a>
        {isGone && (
          <Button look="quiet" onClick={() => location.reload()}>
            {words.failure.reloadPage}
          </Button>
        )}
      </div>
    </section>
  );
}

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : words.failure.unknown;
}
