import { phone } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { journal, quietMap } from '../screens/go-healing.ts';

export const scenes: Scene[] = [
  cover('mobile-1-go-healing', {
    field: 'success',
    body:
      phone({ screen: journal(), width: 300, x: 44, y: 92, rotate: -8 }) +
      phone({ screen: quietMap(), width: 366, x: 346, y: -196, rotate: 6 }),
  }),
];
