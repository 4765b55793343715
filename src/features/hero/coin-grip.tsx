import type { RefObject } from 'react';
import { words } from '#content/words.ts';
import { useCoinFlip } from './use-coin-flip.ts';

/** What a visitor flips the coin by. */
export function CoinGrip({ coin }: { coin: RefObject<HTMLElement | null> }) {
  const listeners = useCoinFlip(coin);
  return <button type="button" className="coin-grip" aria-label={words.hero.flipCoin} {...listeners} />;
}
