import type { MobileProject } from '#content/schema/project.ts';
import { canva, jetpackCompose, kotlin } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '4',
  title: 'Games Collection',
  alsoCalled: ['koleksi game', 'tic tac toe', 'games app'],
  imageAlt: 'Three phones with a game each: noughts and crosses, merging numbers up to 2048, and snake.',
  owner: 'Mobile programming course',
  date: '2022-12',
  download: 'private',
  url: 'https://example.com/games-collection',
  urlRepo: 'https://example.com/games-collection/source',
  description:
    'Three small games in one app: merging numbers, snake, and noughts and crosses for two on one phone. No advertisements, no accounts, and each round can be left and resumed.',
  p1: 'Games Collection began as the final task of a mobile programming course: one app, several games, shared parts. It holds a number-merging board, a snake, and noughts and crosses for two people who share a phone. Every game can be left in the middle, for instance when the bus arrives, and waits exactly as it was, even after the phone has closed the app.',
  p2: 'Each game is a pure function from a state and a move to the next state; the screen only draws what it is given. That made undo nearly free and let me replay whole rounds in tests. Snake was the awkward one: drawn from many small pieces it stuttered on an old phone, so its body is now a single path that is redrawn once a step, while the head slides between the cells.',
  technologies: [kotlin, jetpackCompose, canva],
} satisfies MobileProject;
