import { paper, phone } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { cvBuilder, cvSheet } from '../screens/cv.ts';

export const scenes: Scene[] = [
  cover('mobile-7-cv-zaman-now', {
    field: 'ink',
    body:
      paper({ screen: cvSheet(), width: 432, x: 366, y: 40, rotate: 6 }) +
      phone({ screen: cvBuilder(), width: 306, x: 44, y: -22, rotate: -7 }),
  }),
];
