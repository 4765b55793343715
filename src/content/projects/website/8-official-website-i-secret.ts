import type { WebsiteProject } from '#content/project.ts';
import { canva, laravel, mysql, php, tailwind } from '#content/technologies.ts';

export default {
  id: '8',
  title: 'Official Website I-Secret',
  image: 'website-8-official-website-i-secret.png',
  imageAlt: 'The home page of a perfume house with three bottles',
  owner: 'I-Secret',
  date: 'April 2024',
  url: 'https://example.com/i-secret',
  urlRepo: 'private',
  description:
    'The website of a small perfume house: a scent finder instead of a catalogue, and orders that go straight to a chat.',
  p1: 'I-Secret mixes perfume in small batches and sells by chat. Visitors of the site do not know the names of the scents, so it asks three questions, about weather, company and mood, and suggests two bottles with the reason in one sentence. The order opens a chat that already carries the bottle, the size and the address, which saves the owner an hour every evening.',
  p2: 'Scents cannot be photographed, and the first design tried to make up for it with large pictures and music. Watching five customers use it, we threw both away and wrote better sentences. The technical knot was the stock: a batch is forty bottles, and two people in two chats could order the last one. The form now holds a bottle for ten minutes and says so.',
  technologies: [laravel, php, mysql, tailwind, canva],
} satisfies WebsiteProject;
