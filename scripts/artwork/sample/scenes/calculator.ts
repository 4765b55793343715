import { phone } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { keypad, pastSums } from '../screens/calculator.ts';

export const scenes: Scene[] = [
  cover('mobile-2-calculator', {
    field: 'primary',
    body:
      phone({ screen: pastSums(), width: 292, x: 446, y: 84, rotate: 9 }) +
      phone({ screen: keypad(), width: 324, x: 128, y: -170, rotate: -7 }),
  }),
];
