import { phone } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { numberTiles, snake, ticTacToe } from '../screens/games.ts';

export const scenes: Scene[] = [
  cover('mobile-4-games-collection', {
    field: 'danger',
    body:
      phone({ screen: ticTacToe(), width: 262, x: 2, y: 78, rotate: -11 }) +
      phone({ screen: snake(), width: 262, x: 536, y: 78, rotate: 11 }) +
      phone({ screen: numberTiles(), width: 310, x: 245, y: 32 }),
  }),
];
