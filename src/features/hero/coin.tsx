import { coinBack, coinFront } from 'virtual:pictures';
import { Picture } from '#ui/picture.tsx';

const sizes = '(max-width: 768px) min(350px, 86vw), 400px';
/** Discs between the faces: seen from the side they are the edge. */
const edge = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9];

export function Coin() {
  return (
    <div className="coin" aria-hidden="true">
      <div className="coin-turn">
        {edge.map((depth) => (
          <i key={depth} style={{ transform: `translateZ(${depth}px)` }} />
        ))}
        <div className="coin-face">
          <Picture picture={coinFront} alt="" sizes={sizes} first />
        </div>
        <div className="coin-face coin-face-back">
          <Picture picture={coinBack} alt="" sizes={sizes} />
        </div>
      </div>
      <div className="coin-shadow" />
    </div>
  );
}
