import { browserWindow, phone } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { closeUp, shop } from '../screens/batik-store.ts';

export const scenes: Scene[] = [
  cover('website-12-batik-store', {
    field: 'danger',
    body:
      browserWindow({
        screen: shop(),
        address: 'batik-imogiri.example.com',
        width: 760,
        x: -14,
        y: 38,
        rotate: -5,
        logical: { width: 1040, height: 800 },
      }) + phone({ screen: closeUp(), width: 262, x: 524, y: 62, rotate: 6 }),
  }),
];
