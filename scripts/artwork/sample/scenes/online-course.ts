import { browserWindow } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { lesson } from '../screens/online-course.ts';

export const scenes: Scene[] = [
  cover('website-10-online-course', {
    field: 'success',
    body: browserWindow({
      screen: lesson(),
      address: 'kelas-malam.example.com/teori-warna/7',
      width: 770,
      x: 40,
      y: 24,
      rotate: 4,
      logical: { width: 1080, height: 800 },
    }),
  }),
];
