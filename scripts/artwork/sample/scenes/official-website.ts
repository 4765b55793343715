import { browserWindow, phone } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { admission, firstPage } from '../screens/official-website.ts';

export const scenes: Scene[] = [
  cover('website-1-official-website', {
    field: 'primary',
    body:
      browserWindow({
        screen: firstPage(),
        address: 'smk-lereng-merapi.example.com',
        width: 742,
        x: -17,
        y: 24,
        rotate: -5,
        logical: { width: 1040, height: 760 },
      }) + phone({ screen: admission(), width: 262, x: 528, y: 92, rotate: 7 }),
  }),
];
