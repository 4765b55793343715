import type { MobileProject } from '#content/schema/project.ts';
import { canva, jetpackCompose, kotlin } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '4',
  order: 7,
  title: 'Games Collection',
  alsoCalled: ['koleksi game', 'tic tac toe', 'games app'],
  imageAlt: 'Three phones with one game each: tic-tac-toe, 2048 and snake.',
  owner: 'Mobile programming course',
  date: '2023-12',
  download: 'private',
  url: 'https://example.com/games-collection',
  urlRepo: 'https://example.com/games-collection/source',
  description: 'Three small games in one app without ads: 2048, snake, and tic-tac-toe.',
  p1: 'Games Collection was my final assignment in a mobile programming course: one app, three games, shared components. You can leave any game halfway through, say when the bus arrives, and find it exactly as it was, even after the phone has closed the app.',
  p2: 'Each game is a pure function from a state and a move to the next state, and the screen only draws the result. That made undo nearly free and let me replay whole games in tests. Snake was the awkward one: drawn from many small pieces, it stuttered on an old phone. Its body is now one path, redrawn once per step, while the head slides between cells.',
  technologies: [kotlin, jetpackCompose, canva],
} satisfies MobileProject;
