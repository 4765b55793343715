import { useRef } from 'react';
import { coinBack, coinFront } from '#content/assemble/pictures.ts';
import { words } from '#content/words/site.ts';
import { Picture } from '#ui/picture.tsx';
import { useCoinFlip } from './use-coin-flip.ts';

/** On phones, two thirds of the pixels are enough for a turning coin. */
const sizes = '(max-width: 768px) min(210px, 54vw), 400px';

export function Coin() {
  const coin = useRef<HTMLDivElement>(null);
  const listeners = useCoinFlip(coin);
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
      <button type="button" className="coin-grip" aria-label={words.hero.flipCoin} {...listeners} />
    </div>
  );
}
