import { browserWindow } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { bottles, firstPage } from '../screens/i-secret.ts';

export const scenes: Scene[] = [
  cover('website-8-official-website-i-secret', {
    field: 'ink',
    body:
      browserWindow({
        screen: firstPage(),
        address: 'i-secret.example.com',
        width: 742,
        x: -13,
        y: 44,
        rotate: -4,
        logical: { width: 1040, height: 780 },
      }) + bottles(),
  }),
];
