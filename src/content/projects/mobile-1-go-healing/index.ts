import type { MobileProject } from '#content/schema/project.ts';
import { dart, figma, firebase, flutter } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '1',
  order: 3,
  title: 'Go Healing',
  alsoCalled: ['quiet places app', 'healing app'],
  imageAlt: 'A map of Yogyakarta with quiet places, next to a journal of past visits.',
  owner: 'A campus team of four',
  date: '2024-08',
  download: 'https://example.com/go-healing/download',
  url: 'private',
  urlRepo: 'https://example.com/go-healing/source',
  description: 'Finds quiet places near Yogyakarta and the way there, and keeps a journal.',
  problem: 'Students wanted to get out for an afternoon but didn’t know where it would be quiet.',
  role: 'I built the map and everything that works without a signal.',
  result: 'One-word ratings from visitors keep 40 places current, and the app works without a signal.',
  facts: ['40 quiet places', '4 months', 'Team of 4'],
  p1: 'The map shows parks, reservoirs and small beaches around Yogyakarta, with how quiet each one is at that hour and how long the ride takes. After a visit you write one line about how it felt. Over time, the journal shows which kinds of places do you good.',
  p2: 'Nobody measures quiet, so that was the hard part. We ask visitors for one of four words when they leave, weight recent answers more heavily, and show nothing until a place has enough of them. Riders often lose their signal on the way up to Mangunan, so places, map tiles and unsent journal entries stay on the phone and sync with Firestore when the network is back.',
  technologies: [flutter, dart, firebase, figma],
} satisfies MobileProject;
