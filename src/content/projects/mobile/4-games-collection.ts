import type { MobileProject } from '#content/project.ts';
import { figma, kotlin } from '#content/technologies.ts';

export default {
  id: '4',
  title: 'Games Collection',
  imageKey: 'gamesCollection',
  image: 'mobile-4-games-collection.png',
  imageAlt: 'Boards of three small games on two phones',
  owner: 'A classmate and I',
  date: 'December 2022',
  download: 'https://example.com/downloads/games-collection.apk',
  url: 'private',
  urlRepo: 'https://example.com/raka/games-collection',
  description:
    'Four small games in one app of a few megabytes: 2048, snake, tic-tac-toe and a memory game with batik patterns.',
  p1: 'Games Collection began as homework on loops and ended as the app my little cousins ask for. Each game starts in one tap, needs no connection, and remembers where it was when somebody takes the phone away. The memory game uses sixteen batik patterns and tells the name of each pair that is found, which is how I learned them myself.',
  p2: 'The four games share one loop that draws only what changed, because the first version kept the phone warm while nothing moved. The opponent in tic-tac-toe looks at every game that can still follow, so I had to teach it to make mistakes: on the easy level it forgets one of its good moves on purpose. Writing that honest mistake took longer than writing the perfect player.',
  technologies: [kotlin, figma],
} satisfies MobileProject;
