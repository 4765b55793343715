import type { MobileProject } from '#content/schema/project.ts';
import { dart, figma, firebase, flutter } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '1',
  title: 'Go Healing',
  alsoCalled: ['quiet places app', 'healing app'],
  imageAlt: 'A map of Yogyakarta with quiet places on it, beside a journal of earlier visits.',
  owner: 'A campus team of four',
  date: '2024-08',
  download: 'https://example.com/go-healing/download',
  url: 'private',
  urlRepo: 'https://example.com/go-healing/source',
  description:
    'Finds quiet places near you, plans the way there and keeps a journal of how each visit felt. Made for students in Yogyakarta who need an afternoon away from screens.',
  problem: 'Students wanted to get out for an afternoon and did not know where it would be quiet.',
  role: 'The map, and everything that has to work without a signal.',
  result: 'Forty places stay up to date through one-word answers, even on the road to Mangunan.',
  facts: ['40 quiet places', '4 months', 'Team of 4'],
  p1: 'Go Healing is for students who want to get out for an afternoon and do not know where to go. The map shows parks, reservoirs and small beaches around Yogyakarta, each with how quiet it is at that hour and how long the ride takes. After a visit you write one line about how it felt, and the journal slowly shows which kind of place does you good.',
  p2: 'Quietness was the hard part, because nobody measures it. We ask visitors for one of four words when they leave, weigh recent answers more than old ones, and show nothing at all until a place has enough of them. Riders often lose their signal on the way up to Mangunan, so places, map tiles and unsent journal lines live on the phone and are exchanged with Firestore when the network is back.',
  technologies: [flutter, dart, firebase, figma],
} satisfies MobileProject;
