import type { WebsiteProject } from '#content/project.ts';
import { express, github, postgresql, react, tailwind } from '#content/technologies.ts';

export default {
  id: '12',
  title: 'Batik Store',
  image: 'website-12-batik-store.png',
  imageAlt: 'A grid of batik cloths with their patterns and prices',
  owner: 'A batik workshop in Imogiri',
  date: 'October 2025',
  url: 'https://example.com/batik-store',
  urlRepo: 'private',
  description:
    'A store for hand-drawn batik in which every cloth is the only one: its maker, its pattern, its meaning, its price.',
  p1: 'A workshop of eleven women in Imogiri draws batik by hand, so no cloth exists twice. The store shows each one with the name of its maker, the pattern and what it stands for, and a photo in daylight beside a coin for scale. Prices include shipping to the main islands, because a sum that grows at the end is what made people leave the marketplace they used before.',
  p2: 'When there is one of everything, two buyers at the same moment are the normal case. The cloth is reserved when payment starts and comes back by itself when it does not end. Colour was the other promise to keep: we photograph on a grey card and correct all pictures to it, and returns because of a different shade have become rare enough to be talked about.',
  technologies: [react, express, postgresql, tailwind, github],
} satisfies WebsiteProject;
