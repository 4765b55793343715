import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { assetPath } from '#lib/paths.ts';

/** Without its chunk the picture of the file stays. */
const SVG = lazy(() => import('react-inlinesvg').catch(() => ({ default: Loader })));

function Loader({ loader }: { loader?: ReactNode }) {
  return loader;
}

type Props = { src: string; name: string; size: number };

/**
 * A logo from `public/`, decorative beside its name: a picture in the file, an SVG that follows the theme once the script is
 * there. Its first letter stands in when it cannot be loaded.
 */
export function Icon({ src, name, size }: Props) {
  const url = assetPath(src);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const picture = <img src={url} width={size} height={size} alt="" loading="lazy" />;
  return (
    <span className="grid place-items-center" style={{ width: size, height: size }} aria-hidden>
      {isMounted ? (
        <Suspense fallback={picture}>
          <SVG src={url} width={size} height={size} cacheRequests loader={picture}>
            <span className="grid size-full place-items-center rounded-xl bg-emas-soft font-extrabold text-soga">
              {name.charAt(0)}
            </span>
          </SVG>
        </Suspense>
      ) : (
        picture
      )}
    </span>
  );
}
