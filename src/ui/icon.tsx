import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { assetPath } from '#lib/paths.ts';

/** A chunk of its own: icons are drawn after the page can answer. Without it their letters stand in. */
const svgChunk = () => import('react-inlinesvg').catch(() => ({ default: Letter }));
const SVG = lazy(svgChunk);

function Letter({ children }: { children?: ReactNode }) {
  return children;
}

type Props = { src: string; name: string; size: number };

/** A logo from `public/`, decorative beside its name. Its first letter stands in when it cannot be loaded. */
export function Icon({ src, name, size }: Props) {
  const url = assetPath(src);
  const hasTurn = useTurn();
  return (
    <span className="grid place-items-center" style={{ width: size, height: size }} aria-hidden>
      {hasTurn && (
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

let last: Promise<unknown> | undefined;

/** `true` once mounted, for one icon in each frame: to ask for dozens at once would keep a phone from answering. */
function useTurn(): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    let isGone = false;
    last = (last ?? svgChunk()).then(async () => {
      if (isGone) return;
      setHasTurn(true);
      await new Promise((resolve) => setTimeout(resolve, 16));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return hasTurn;
}
