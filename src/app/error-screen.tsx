import { owner } from '#content/owner.ts';
import { words } from '#content/words/site.ts';
import { assetPath, homePath } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Heading, Lead } from '#ui/heading.tsx';
import sheet from './below.css?url';

/** Shown for unknown and failing routes. The message of an unexpected error is not for visitors. */
export function ErrorScreen({ isNotFound = false }: { isNotFound?: boolean }) {
  return (
    <section className="wrap grid min-h-[70svh] content-center justify-items-start gap-6 py-24">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <title>{`${words.failure.title} | ${owner.name}`}</title>
      <meta name="robots" content="noindex" />
      {/* The coin on its edge, almost from the side. */}
      <div className="coin-metal relative h-44 w-15 rounded-[23px/50%] shadow-[0_18px_12px_-10px_var(--coin-shadow)]">
        <img
          src={assetPath('coin.svg')}
          alt=""
          className="absolute right-0 size-44 max-w-none origin-right scale-x-26"
        />
      </div>
      <Heading level={1}>{words.failure.title}</Heading>
      <Lead>{isNotFound ? words.failure.notFound : words.failure.unknown}</Lead>
      <Button to={homePath}>{words.failure.backToHome}</Button>
    </section>
  );
}
