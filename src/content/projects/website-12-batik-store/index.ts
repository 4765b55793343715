import type { WebsiteProject } from '#content/schema/project.ts';
import { firebase, javascript, react, tailwindcss } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '12',
  title: 'Batik Store',
  alsoCalled: ['toko batik', 'batik shop', 'web batik'],
  imageAlt:
    'A shop with batik cloths in a grid, and one of them close up with its price and how long it is reserved.',
  owner: 'A batik workshop in Imogiri',
  date: '2025-09',
  url: 'https://example.com/batik-store',
  urlRepo: 'private',
  description:
    'An online shop for hand-drawn batik in which every cloth is one of a kind: see the motif closely, read who made it, reserve it and pay by transfer.',
  problem: 'Two customers could buy the same one-of-a-kind cloth, and one of them had to be disappointed.',
  role: 'Everything, from the photographs beside a grey card to the reservations.',
  result: 'No cloth has been sold twice, and fewer come back because of their colour.',
  facts: ['120 cloths, one of each', '3 months', 'Built alone'],
  quote: { text: 'Customers see the brown that I dyed. That was the end of most of our returns.', by: 'Pak Joko', role: 'batik workshop, Imogiri' },
  p1: 'Batik Store sells cloths of which there is only one each. The grid lets you look by motif, colour and length; the page of a cloth shows it close up and hung, and says what the motif stands for and who drew it. Putting a cloth into the basket reserves it, and a clock beside it says for how long. Payment is by transfer, as the customers of the workshop are used to.',
  p2: 'One of a kind means that two customers must never buy the same cloth. A reservation is a single Firestore transaction that either takes the cloth or says that somebody was faster; when the time runs out, a scheduled function gives it back. Colours were the other worry: the photographs are taken beside a grey card and corrected, because a brown that turns red on the screen comes back by post.',
  technologies: [react, javascript, firebase, tailwindcss],
} satisfies WebsiteProject;
