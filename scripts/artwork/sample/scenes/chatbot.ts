import { browserWindow, paper } from '../../frames.ts';
import { cover, type Scene } from '../../kit.ts';
import { conversation, handbookPage } from '../screens/chatbot.ts';

export const scenes: Scene[] = [
  cover('website-9-chatbot', {
    field: 'primary-soft',
    body:
      paper({ screen: handbookPage(), width: 404, x: 392, y: 26, rotate: 7 }) +
      browserWindow({
        screen: conversation(),
        address: 'tanya-kampus.example.com',
        width: 478,
        x: 22,
        y: 34,
        rotate: -4,
        logical: { width: 680, height: 740 },
      }),
  }),
];
