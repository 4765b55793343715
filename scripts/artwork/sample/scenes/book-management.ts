import { browserWindow, phone } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { catalogue, scan } from '../screens/book-management.ts';

export const scenes: Scene[] = [
  cover('website-7-book-management', {
    field: 'accent',
    body:
      browserWindow({
        screen: catalogue(),
        address: 'ruang-baca.example.com/buku',
        width: 762,
        x: 20,
        y: 40,
        rotate: -4,
        logical: { width: 1040, height: 800 },
      }) + phone({ screen: scan(), width: 226, x: 560, y: 172, rotate: 8 }),
  }),
];
