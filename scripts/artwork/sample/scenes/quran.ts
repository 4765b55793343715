import { phone } from '../../frames.ts';
import { cover, type Scene, screen } from '../../kit.ts';
import { bookmarks, juzSearch, reader, surahList } from '../screens/quran.ts';

export const scenes: Scene[] = [
  cover('mobile-3-quran', {
    field: 'accent',
    body:
      phone({ screen: surahList(), width: 300, x: 462, y: 84, rotate: 8 }) +
      phone({ screen: reader(), width: 372, x: 92, y: -40, rotate: -6 }),
  }),
  screen('quran-1', surahList()),
  screen('quran-2', reader()),
  screen('quran-3', bookmarks()),
  screen('quran-4', juzSearch()),
];
