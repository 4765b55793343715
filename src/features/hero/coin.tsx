import { coinBack, coinFront } from 'virtual:pictures';
import { useMemo, useRef } from 'react';
import { Island, islandSource } from '#ui/island.tsx';
import { Picture } from '#ui/picture.tsx';

/** On the finest screens of phones a coin that turns needs no more than two thirds of their pixels. */
const sizes =
  '(max-width: 768px) and (min-resolution: 2.5dppx) min(210px, 54vw), (max-width: 768px) min(350px, 100vw - 32px), 400px';

const grip = islandSource('coin', async () => (await import('./coin-grip.tsx')).CoinGrip);

export function Coin() {
  const coin = useRef<HTMLDivElement>(null);
  const content = useMemo(() => ({ coin }), []);
  return (
    <div ref={coin} className="coin">
      <div className="coin-shadow" />
      <div className="coin-flip">
        <div className="coin-turn" aria-hidden="true">
          <div className="coin-face">
            <Picture picture={coinFront} alt="" sizes={sizes} first />
            <b />
          </div>
          <div className="coin-face coin-face-back">
            <Picture picture={coinBack} alt="" sizes={sizes} />
            <b />
          </div>
          <i />
        </div>
      </div>
      <Island source={grip} content={content} />
    </div>
  );
}
