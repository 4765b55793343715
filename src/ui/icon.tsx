import { type CSSProperties, startTransition, useEffect, useRef, useState } from 'react';
import type InlineSvg from 'react-inlinesvg';
import { assetPath } from '#lib/paths.ts';
import { useWasNear } from './use-in-view.ts';

type Props = { src: string; name: string; size: number };

/**
 * A decorative logo from `public/`: an image in the prerendered file; once near the window, an inline SVG that follows the theme. Falls back
 * to the first letter of its name.
 */
export function Icon({ src, name, size }: Props) {
  const url = assetPath(src);
  const [Svg, setSvg] = useState<typeof InlineSvg>();
  const frame = useRef<HTMLSpanElement>(null);
  const wasNear = useWasNear(frame);
  useEffect(() => {
    if (wasNear)
      import('react-inlinesvg')
        .then((found) => startTransition(() => setSvg(() => found.default)))
        .catch(() => undefined);
  }, [wasNear]);
  const picture = <img src={url} width={size} height={size} alt="" loading="lazy" />;
  return (
    <span ref={frame} className="grid place-items-center" style={{ width: size, height: size }} aria-hidden>
      {Svg ? (
        <Svg src={url} width={size} height={size} cacheRequests loader={picture}>
          <span className="grid size-full place-items-center rounded-field bg-gold-soft font-extrabold text-accent">
            {name.charAt(0)}
          </span>
        </Svg>
      ) : (
        picture
      )}
    </span>
  );
}

/** A logo in the color of the text, in forced colors and on paper, too. */
export function PlainIcon({ src }: { src: string }) {
  return (
    <span
      className="size-5 bg-current forced-colors:bg-[CanvasText] mask-(--icon) mask-contain mask-center mask-no-repeat forced-color-adjust-none print:[print-color-adjust:exact]"
      style={{ '--icon': `url(${assetPath(src)})` } as CSSProperties}
    />
  );
}
