import type { WebsiteProject } from '#content/schema/project.ts';
import { figma, laravel, mysql, tailwindcss } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '8',
  order: 8,
  title: 'Official Website I-Secret',
  alsoCalled: ['i secret', 'isecret', 'skincare site', 'skincare website', 'web skincare'],
  imageAlt: 'The home page of I-Secret with three products, a serum’s ingredients, and a link to the skin guide.',
  owner: 'I-Secret',
  date: '2023-11',
  url: 'https://example.com/i-secret',
  urlRepo: 'private',
  description: 'A skincare brand’s website: every ingredient explained, a four-question guide, and where to buy.',
  p1: 'The website answers what customers ask in shops: what’s in it, is it right for me, and where can I buy it? Each product lists all its ingredients in plain words, four questions lead to a small routine, and the list of shops can be sorted by town. There’s no cart: orders go through shops and marketplaces.',
  p2: 'Ingredients were the difficult part, because the label, the brochure and the registration used different names for the same thing. Each ingredient is now stored once with its other names, and every product refers to it. A correction appears everywhere, and the search finds a product by any of the names. The server prepares the photos in several sizes, and the page loads the one it needs.',
  technologies: [laravel, mysql, tailwindcss, figma],
} satisfies WebsiteProject;
