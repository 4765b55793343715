import type { MobileProject } from '#content/project.ts';
import { dart, figma, firebase, flutter } from '#content/technologies.ts';

export default {
  id: '1',
  title: 'Go Healing',
  imageKey: 'gohealing',
  image: 'mobile-1-go-healing.png',
  imageAlt: 'Two phones with a map of quiet places around Yogyakarta and the page of one of them',
  owner: 'A campus team of four',
  date: 'June 2023',
  download: 'private',
  url: 'private',
  urlRepo: 'private',
  description:
    'Finds quiet places near you, plans a short trip to them and keeps a journal of how each one felt, even where the signal is gone.',
  p1: 'Go Healing is for students who have one free afternoon and no plan. It shows calm places within reach, such as a river bank, a pine forest or a library garden, with the way there by bus or motorbike and what it costs to get in. After the visit the app asks one question, how do you feel now, and keeps the answer next to a photo, so that over a semester a small map of good days appears.',
  p2: 'The places we like best have no signal, so everything had to work without one. The list, the map tiles of the province and the journal live on the phone, and Firebase only fills in what changed once it is back online. Two people editing the same journal entry was the hard case: we ended up keeping both versions and letting the owner choose, which turned out to be friendlier than any clever merge.',
  technologies: [flutter, dart, firebase, figma],
} satisfies MobileProject;
