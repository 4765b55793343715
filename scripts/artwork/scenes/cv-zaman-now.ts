import { paper, phone } from '../frames.ts';
import { cover, type Scene } from '../kit.ts';
import { cvBuilder, cvSheet } from '../screens/cv.ts';

export const scenes: Scene[] = [
  cover('mobile-7-cv-zaman-now', {
    field: 'ink',
    body:
      paper({ screen: cvSheet(), width: 440, x: 322, y: 44, rotate: 6 }) +
      phone({ screen: cvBuilder(), width: 316, x: 72, y: -26, rotate: -7 }),
  }),
];
