import { useRef } from 'react';
import { coinBack, coinFront } from '#content/assemble/pictures.ts';
import { words } from '#content/words/site.ts';
import { Picture, pictureCss } from '#ui/picture.tsx';
import { useInView } from '#ui/use-in-view.ts';
import { useCoinFlip } from './use-coin-flip.ts';

/** On phones, four fifths of the pixels are enough for a turning coin. */
const sizes = '(max-width: 768px) min(280px, 72vw), 400px';

const back = { borderImage: `${pictureCss(coinBack, 640)} 0 fill / 0`, backgroundColor: coinBack.color };

/** Centered even when it is wider than the text. */
const coinClass =
  'coin relative mx-[calc(50%-var(--coin-size)/2)] mb-7 size-(--coin-size) perspective-[1200px] forced-color-adjust-none md:mx-0 low:mx-0 low:mt-4 print:hidden';
const discClass = 'absolute inset-0 rounded-full backface-hidden';

export function Coin() {
  const coin = useRef<HTMLDivElement>(null);
  const flip = useRef<HTMLDivElement>(null);
  const isInView = useInView(coin);
  const listeners = useCoinFlip(flip);
  return (
    <div ref={coin} className={coinClass} data-paused={isInView ? undefined : ''}>
      <div className="coin-shadow absolute inset-x-[12%] -bottom-9 h-9 rounded-full" />
      <div ref={flip} className="size-full transform-3d">
        <div className="coin-turn size-full transform-3d" aria-hidden="true">
          {/* More discs between the faces look no better, and each is drawn in every frame. */}
          <i className={`coin-metal -translate-z-2.5 ${discClass}`} />
          <div className={`translate-z-2.5 overflow-hidden ${discClass}`}>
            <Picture picture={coinFront} alt="" sizes={sizes} isFirst className="size-full" />
            <b className="coin-glint absolute -inset-x-1/2 inset-y-0" />
          </div>
          <div className={`-translate-z-2.5 rotate-y-180 overflow-hidden ${discClass}`}>
            {/* Not an image or a background: as one, it would be the largest contentful paint whenever it comes last. */}
            <span className="block size-full" style={back} />
            <b className="coin-glint absolute -inset-x-1/2 inset-y-0" />
          </div>
          <i className={`coin-metal translate-z-2.5 rotate-y-180 ${discClass}`} />
          {/* Discs have no thickness: this strip is the coin while only its edge shows. It comes last and touches neither
              face, or Chromium would cut a face in two along it. */}
          <i className="coin-metal absolute inset-x-[calc(50%-9.5px)] inset-y-0 rotate-y-90" />
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
