import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { homePath } from '#lib/paths.ts';
import { buttonClass } from '#ui/button.tsx';
import { SiteLink } from '#ui/site-link.tsx';

/** Shown for unknown and failing routes. The message of an unexpected error is not for visitors. */
export function ErrorScreen({ isNotFound = false }: { isNotFound?: boolean }) {
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <title>{`${words.failure.title} | ${owner.name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="h2">{words.failure.title}</h1>
      <p className="sub">{isNotFound ? '404 Not Found' : words.failure.unknown}</p>
      <SiteLink to={homePath} className={buttonClass()}>
        {words.failure.backToHome}
      </SiteLink>
    </section>
  );
}
