import { coinBack, coinFront } from 'virtual:pictures';
import { Picture } from '#ui/picture.tsx';
import { useCoinFlip } from './use-coin-flip.ts';

/** On the finest screens of phones a coin that turns needs no more than two thirds of their pixels. */
const sizes =
  '(max-width: 768px) and (min-resolution: 2.5dppx) min(210px, 54vw), (max-width: 768px) min(350px, 86vw), 400px';

export function Coin() {
  const { coin, grip } = useCoinFlip();
  return (
    <div ref={coin} className="coin">
      <div className="coin-shadow" />
      <div className="coin-flip">
        <div className="coin-turn" aria-hidden="true">
          <i />
          <i />
          <i />
          <div className="coin-face">
            <Picture picture={coinFront} alt="" sizes={sizes} first />
            <b />
          </div>
          <div className="coin-face coin-face-back">
            <Picture picture={coinBack} alt="" sizes={sizes} />
            <b />
          </div>
        </div>
      </div>
      <button type="button" className="coin-grip" aria-label="Flip the coin" {...grip} />
    </div>
  );
}
