import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { addressHasFollowed } from '#ui/scroll-to-pick.ts';

/**
 * Restores the place of each page on the way back. On hydration the router would go to the top: who has scrolled by then
 * stays.
 */
export function ScrollPlaces() {
  const early = useRef(0);
  const { key } = useLocation();

  // Runs after the effects of both children, before anything is painted.
  useLayoutEffect(() => {
    if (early.current > 0) window.scrollTo(0, early.current);
  }, []);

  return (
    <>
      <EarlyPlace place={early} />
      <ScrollRestoration />
      <Arrival key={key} />
    </>
  );
}

function EarlyPlace({ place }: { place: RefObject<number> }) {
  useLayoutEffect(() => {
    const isAlive = document.documentElement.dataset.alive !== undefined;
    place.current = isAlive ? 0 : window.scrollY;
  }, [place]);
  return null;
}

/** Comes after what the router does about each address. */
function Arrival() {
  useLayoutEffect(addressHasFollowed, []);
  return null;
}
