import type { WebsiteProject } from '#content/schema/project.ts';
import { figma, html, javascript, sass } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '6',
  title: 'Remake SMKDEV',
  alsoCalled: ['smkdev', 'smk dev'],
  imageAlt: 'A landing page for a school of young developers, with its classes and the way to join.',
  owner: 'SMKDEV',
  date: '2023-05',
  url: 'https://example.com/remake-smkdev',
  urlRepo: 'https://example.com/remake-smkdev/source',
  description:
    'A rebuilt landing page for SMKDEV, a school for young developers: the same content, told in a clearer order and light enough for a cheap phone.',
  p1: 'Remake SMKDEV is an exercise with a real page: take the landing page of a developer school, keep every fact, and make it easier to follow. Visitors now learn first what they can become, then which classes lead there and how long they take, and only then about the school. The design was drawn in Figma at three widths before the first line of Sass was written.',
  p2: 'A landing page easily collects a carousel, several fonts and a video before it shows any text. The remake has one font, pictures in the size that the screen asks for, and a menu that opens without JavaScript. The Sass files follow the blocks of the design one to one, so page and drawing could be compared block by block; whatever differed was either fixed or given a reason.',
  technologies: [html, sass, javascript, figma],
} satisfies WebsiteProject;
