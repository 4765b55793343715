import { useRef } from 'react';
import { coinBack, coinFront } from '#content/assemble/pictures.ts';
import { words } from '#content/words/site.ts';
import { Picture, pictureCss } from '#ui/picture.tsx';
import { useInView } from '#ui/use-in-view.ts';
import { useCoinFlip } from './use-coin-flip.ts';

/** On phones, four fifths of the pixels are enough for a turning coin. */
const sizes = '(max-width: 768px) min(280px, 72vw), 400px';

const back = { borderImage: `${pictureCss(coinBack, 640)} 0 fill / 0`, backgroundColor: coinBack.color };

export function Coin() {
  const coin = useRef<HTMLDivElement>(null);
  const flip = useRef<HTMLDivElement>(null);
  const isInView = useInView(coin);
  const listeners = useCoinFlip(flip);
  return (
    <div
      ref={coin}
      className="coin relative forced-color-adjust-none print:hidden"
      data-coin=""
      data-paused={isInView ? undefined : ''}
    >
      <div className="coin-shadow absolute inset-x-[12%] -bottom-9 h-9 rounded-full" />
      <div ref={flip} className="size-full transform-3d">
        <div className="coin-turn size-full transform-3d" aria-hidden="true">
          <div className="coin-face">
            <Picture picture={coinFront} alt="" sizes={sizes} isFirst className="size-full" />
            <b />
          </div>
          <div className="coin-face">
            {/* Not an image or a background: as one, it would be the largest contentful paint whenever it comes last. */}
            <span className="block size-full" style={back} />
            <b />
          </div>
          <i />
        </div>
      </div>
      <button
        type="button"
        className="absolute inset-0 cursor-grab touch-pan-y rounded-full focus-visible:outline-offset-8 active:cursor-grabbing"
        aria-label={words.hero.flipCoin}
        {...listeners}
      />
    </div>
  );
}
