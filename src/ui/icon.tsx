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

const waiting = new Set<() => void>();

/** `true` once mounted, for one icon in each frame: to ask for dozens at once would keep a phone from answering. */
function useTurn(): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    const take = () => setHasTurn(true);
    waiting.add(take);
    if (waiting.size === 1) void svgChunk().then(giveTurns);
    return () => void waiting.delete(take);
  }, []);
  return hasTurn;
}

function giveTurns(): void {
  const [first] = waiting;
  if (!first) return;
  waiting.delete(first);
  first();
  setTimeout(giveTurns, 16);
}
