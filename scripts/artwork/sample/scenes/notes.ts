import { browserWindow } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { merged, notes } from '../screens/notes.ts';

export const scenes: Scene[] = [
  cover('website-4-notes', {
    field: 'gold',
    body:
      browserWindow({
        screen: notes(),
        address: 'notes.example.com',
        width: 800,
        x: 34,
        y: 34,
        rotate: -5,
        logical: { width: 1060, height: 760 },
      }) + merged(),
  }),
];
