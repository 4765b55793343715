import { browserWindow } from '../../frames.ts';
import { kawungLayer } from '../../kawung.ts';
import { cover, type Scene } from '../../kit.ts';
import { coin, home } from '../screens/portfolio-website.ts';

const ivory = 'radial-gradient(120% 130% at 22% 0%,#FFFDF6 0%,#F5ECD8 52%,#E6D6B4 100%)';

export const scenes: Scene[] = [
  cover('website-13-portfolio-website', {
    field: 'gold-soft',
    body:
      `<div class="fill" style="background:${ivory}">${kawungLayer({ color: 'rgb(140 75 18/.14)', size: 84 })}</div>` +
      browserWindow({
        screen: home(),
        address: 'raka.example.com',
        width: 800,
        x: -36,
        y: 42,
        rotate: -4,
        logical: { width: 1060, height: 740 },
      }) +
      coin(),
  }),
];
