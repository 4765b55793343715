import { phone } from '../../frames.ts';
import { cover, type Scene, screen } from '../../kit.ts';
import { camera, spokenResult, tooDark } from '../screens/monev-camera.ts';
import { howItWorks, settings, today, welcome } from '../screens/monev-pages.ts';

export const scenes: Scene[] = [
  cover('mobile-5-monev', {
    field: 'gold',
    body:
      phone({ screen: camera(), width: 320, x: 96, y: -70, rotate: -9 }) +
      phone({ screen: spokenResult(), width: 330, x: 424, y: 40, rotate: 7 }),
  }),
  screen('monev-1', welcome()),
  screen('monev-2', camera()),
  screen('monev-3', spokenResult()),
  screen('monev-4', today()),
  screen('monev-5', settings()),
  screen('monev-6', tooDark()),
  screen('monev-7', howItWorks()),
];
