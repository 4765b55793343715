import { lazy, type ReactNode, Suspense } from 'react';
import { assetPath } from '#lib/paths.ts';
import { useIsMounted } from './use-is-mounted.ts';

/** A chunk of its own: icons are drawn after the page can answer. Without it their letters stand in. */
const SVG = lazy(() => import('react-inlinesvg').catch(() => ({ default: Letter })));

function Letter({ children }: { children?: ReactNode }) {
  return children;
}

type Props = { src: string; name: string; size: number };

/** A logo from `public/`, decorative beside its name. Its first letter stands in when it cannot be loaded. */
export function Icon({ src, name, size }: Props) {
  const url = assetPath(src);
  const isMounted = useIsMounted();
  return (
    <span className="grid place-items-center" style={{ width: size, height: size }} aria-hidden>
      {isMounted && (
        <Suspense>
          <SVG src={url} width={size} height={size} cacheRequests>
            <span className="grid size-full place-items-center rounded-xl bg-emas-soft font-extrabold text-soga">
              {name.charAt(0)}
            </span>
          </SVG>
        </Suspense>
      )}
      <noscript>
        <img src={url} width={size} height={size} alt="" />
      </noscript>
    </span>
  );
}
