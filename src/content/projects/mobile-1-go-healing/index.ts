import type { MobileProject } from '#content/schema/project.ts';
import { dart, figma, firebase, flutter } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '1',
  order: 3,
  title: 'Go Healing',
  alsoCalled: ['quiet places app', 'healing app'],
  imageAlt: 'A map of Yogyakarta with quiet places, next to a journal of past visits.', // sample
  owner: 'A campus team of four', // sample
  date: '2024-08', // sample
  download: 'https://example.com/go-healing/download', // sample
  url: 'private',
  urlRepo: 'https://example.com/go-healing/source', // sample
  description: 'Finds quiet places near Yogyakarta, plans the way there, and keeps a journal of your visits.', // sample
  problem: 'Students wanted to get out for an afternoon but didn’t know where it would be quiet.', // sample
  role: 'I built the map and everything that works without a signal.', // sample
  result: 'Forty places stay current from one-word answers, even on roads without a signal.', // sample
  facts: ['40 quiet places', '4 months', 'Team of 4'], // sample
  p1: 'The map shows parks, reservoirs and small beaches around Yogyakarta, with how quiet each one is at that hour and how long the ride takes. After a visit you write one line about how it felt. Over time, the journal shows which kinds of places do you good.', // sample
  p2: 'Nobody measures quiet, so that was the hard part. We ask visitors for one of four words when they leave, weigh recent answers more, and show nothing until a place has enough of them. Riders often lose their signal on the way up to Mangunan, so places, map tiles and unsent journal entries stay on the phone and sync with Firestore when the network is back.', // sample
  technologies: [flutter, dart, firebase, figma],
} satisfies MobileProject;
