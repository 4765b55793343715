import { useRef } from 'react';
import { coinBack, coinFront } from '#content/assemble/pictures.ts';
import { words } from '#content/words/site.ts';
import { Picture, pictureCss } from '#ui/picture.tsx';
import { useInView } from '#ui/use-in-view.ts';
import { useCoinFlip } from './use-coin-flip.ts';

/** On phones, four fifths of the pixels are enough for a turning coin. */
const sizes = '(max-width: 768px) min(280px, 72vw), 400px';

export function Coin() {
  const coin = useRef<HTMLDivElement>(null);
  const flip = useRef<HTMLDivElement>(null);
  const isInView = useInView(coin);
  const listeners = useCoinFlip(flip);
  return (
    <div ref={coin} className="coin" data-paused={isInView ? undefined : ''}>
      <div className="coin-shadow" />
      <div ref={flip} className="coin-flip">
        <div className="coin-turn" aria-hidden="true">
          <div className="coin-face">
            <Picture picture={coinFront} alt="" sizes={sizes} isFirst />
            <b />
          </div>
          <div className="coin-face coin-face-back">
            {/* Not an image or a background: as one, it would be the largest contentful paint whenever it comes last. */}
            <span style={{ borderImageSource: pictureCss(coinBack, 640), backgroundColor: coinBack.color }} />
            <b />
          </div>
          <i />
        </div>
      </div>
      <button type="button" className="coin-grip" aria-label={words.hero.flipCoin} {...listeners} />
    </div>
  );
}
