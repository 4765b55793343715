import type { WebsiteProject } from '#content/schema/project.ts';
import { figma, html, javascript, sass } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '6',
  order: 11,
  title: 'Remake SMKDEV',
  alsoCalled: ['smkdev', 'smk dev'],
  imageAlt: 'The landing page of a school for young developers, with its classes and how to join.',
  owner: 'Personal project',
  date: '2023-05',
  url: 'https://example.com/remake-smkdev',
  urlRepo: 'https://example.com/remake-smkdev/source',
  description: 'A redesigned landing page for a developer school: same content, clearer order, light on cheap phones.',
  p1: 'An exercise on a real page: take the landing page of SMKDEV, a school for young developers, keep every fact, and make it easier to follow. Visitors first see what they can become, then which classes get them there and how long those take, and only then read about the school. I designed it in Figma at three widths before writing any Sass.',
  p2: 'Landing pages tend to pile up carousels, fonts and videos before they show any text. This one has one font, images sized for the screen, and a menu that opens without JavaScript. The Sass files match the design block by block, so I could compare the page with the design. I fixed or explained every difference.',
  technologies: [html, sass, javascript, figma],
} satisfies WebsiteProject;
