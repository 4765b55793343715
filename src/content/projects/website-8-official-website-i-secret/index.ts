import type { WebsiteProject } from '#content/schema/project.ts';
import { figma, laravel, mysql, tailwindcss } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '8',
  title: 'Official Website I-Secret',
  alsoCalled: ['i secret', 'isecret', 'skincare site', 'skincare website', 'web skincare'],
  imageAlt:
    'The first page of I-Secret with three products, what the serum contains and the way to the skin guide.',
  owner: 'I-Secret',
  date: '2023-11',
  url: 'https://example.com/i-secret',
  urlRepo: 'private',
  description:
    'The official website of I-Secret, a skincare label: products with all their ingredients, a short guide by skin type, and the shops that sell them.',
  p1: 'I-Secret wanted a website that answers what its customers ask in the shop: what is in it, is it for me, and where can I buy it. Each product lists all its ingredients in plain words, a guide of four questions leads to a small routine, and the list of shops can be sorted by town. There is no basket: orders go to the shops or to the marketplaces.',
  p2: 'Ingredients were the difficult part, since the label, the brochure and the registration used different names for the same thing. They are now kept once, with their other names, and every product refers to them; a correction appears everywhere, and the search finds a product by any of the names. The photographs are heavy, so the server makes them in several sizes and the page asks for the one it shows.',
  technologies: [laravel, mysql, tailwindcss, figma],
} satisfies WebsiteProject;
