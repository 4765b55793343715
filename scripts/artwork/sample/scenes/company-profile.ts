import { browserWindow } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { firstPage, plan } from '../screens/company-profile.ts';

export const scenes: Scene[] = [
  cover('website-11-company-profile', {
    field: 'accent',
    body:
      browserWindow({
        screen: firstPage(),
        address: 'griya-selaras.example.com',
        width: 772,
        x: 52,
        y: 44,
        rotate: -4,
        logical: { width: 1040, height: 780 },
      }) + plan(),
  }),
];
