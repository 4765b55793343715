import type { MobileProject } from '#content/project.ts';
import { kotlin, sqlite } from '#content/technologies.ts';

export default {
  id: '2',
  title: 'Calculator',
  imageKey: 'calcu',
  image: 'mobile-2-calculator.png',
  imageAlt: 'A calculator with large keys beside the history of earlier sums',
  owner: 'Personal project',
  date: 'September 2022',
  download: 'https://example.com/downloads/calculator.apk',
  url: 'private',
  urlRepo: 'https://example.com/raka/calculator',
  description:
    'A calculator for the market stall: big keys, thousands separated by dots, and a history that can be corrected in the middle.',
  p1: 'My aunt sells vegetables and used to add up on cardboard. This calculator is made for her: keys large enough for a thumb in a hurry, amounts written the Indonesian way, and every sum kept as a slip that can be opened again. If one line was wrong she changes that line and the total follows, without typing the rest a second time.',
  p2: 'It was my first Android app, and the arithmetic taught me more than the screens. Binary fractions turned 0.1 plus 0.2 into something no stall owner accepts, so all amounts are decimals with a fixed number of places. I wrote the parser for the expression by hand, with a table of some hundred sums as its test, and found out why percentages mean different things to different people.',
  technologies: [kotlin, sqlite],
} satisfies MobileProject;
