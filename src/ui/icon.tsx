import { startTransition, useEffect, useState } from 'react';
import type InlineSvg from 'react-inlinesvg';
import { assetPath } from '#lib/paths.ts';

type Props = { src: string; name: string; size: number };

/**
 * A logo from `public/`, decorative beside its name: a picture in the file, an SVG that follows the theme once the script is
 * there. Its first letter stands in when it cannot be loaded.
 */
export function Icon({ src, name, size }: Props) {
  const url = assetPath(src);
  const [Svg, setSvg] = useState<typeof InlineSvg>();
  useEffect(() => {
    import('react-inlinesvg')
      .then((found) => startTransition(() => setSvg(() => found.default)))
      // The picture of the file stays.
      .catch(() => undefined);
  }, []);
  const picture = <img src={url} width={size} height={size} alt="" loading="lazy" />;
  return (
    <span className="grid place-items-center" style={{ width: size, height: size }} aria-hidden>
      {Svg ? (
        <Svg src={url} width={size} height={size} cacheRequests loader={picture}>
          <span className="grid size-full place-items-center rounded-xl bg-gold-soft font-extrabold text-accent">
            {name.charAt(0)}
          </span>
        </Svg>
      ) : (
        picture
      )}
    </span>
  );
}
