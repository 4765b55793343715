import type { WebsiteProject } from '#content/schema/project.ts';
import { firebase, javascript, react, tailwindcss } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '12',
  order: 1,
  title: 'Batik Store',
  alsoCalled: ['toko batik', 'batik shop', 'web batik'],
  imageAlt: 'A grid of batik pieces, and one of them close up with its price and the time left on its reservation.',
  owner: 'A batik workshop in Imogiri',
  date: '2025-09',
  url: 'https://example.com/batik-store',
  urlRepo: 'private',
  description: 'An online shop for one-of-a-kind, hand-drawn batik. Reserving a piece makes sure it’s sold only once.',
  problem: 'Two customers could buy the same one-of-a-kind piece, and one of them would be disappointed.',
  role: 'I built everything, from the product photos to the reservation system.',
  result: 'No piece has been sold twice. Returns over color fell from one order in eight to one in fifty.',
  facts: ['120 one-of-a-kind pieces', '3 months', 'Solo project'],
  quote: { text: 'Customers now see the brown I actually dyed. That ended most of our returns.', by: 'Pak Joko', role: 'batik workshop, Imogiri' },
  p1: 'Customers browse by motif, color and length. Each piece’s page shows it close up and hanging, says what the motif means, and names its maker. Adding a piece to the cart reserves it and starts a countdown. Customers pay by bank transfer, as they always have.',
  p2: 'Because every piece is unique, two customers must never buy the same one. A reservation is a single Firestore transaction that either takes the piece or tells the customer someone got there first. When the time runs out, a scheduled function releases it. Color was the other problem: if a brown looks red on screen, the buyer sends the piece back. So I photographed every piece next to a gray card and corrected the colors. Before each deploy, a test sends 200 reservations for one piece at once: exactly one succeeds. The code is private. Ask me to show it.',
  technologies: [react, javascript, firebase, tailwindcss],
} satisfies WebsiteProject;
