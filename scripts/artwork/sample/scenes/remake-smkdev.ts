import { browserWindow, phone } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { landing, onPhone } from '../screens/remake-smkdev.ts';

export const scenes: Scene[] = [
  cover('website-6-remake-smkdev', {
    field: 'danger',
    body:
      browserWindow({
        screen: landing(),
        address: 'smkdev.example.com',
        width: 756,
        x: 72,
        y: 36,
        rotate: 5,
        logical: { width: 1040, height: 780 },
      }) + phone({ screen: onPhone(), width: 236, x: 26, y: 150, rotate: -8 }),
  }),
];
