import { browserWindow } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { surah } from '../screens/e-quran.ts';

export const scenes: Scene[] = [
  cover('website-3-e-quran', {
    field: 'success',
    body: browserWindow({
      screen: surah(),
      address: 'e-quran.example.com/112/2',
      width: 806,
      x: -14,
      y: 22,
      rotate: -4,
      logical: { width: 1040, height: 720 },
    }),
  }),
];
