import type { WebsiteProject } from '#content/project.ts';
import { figma, html, javascript, sass } from '#content/technologies.ts';

export default {
  id: '6',
  title: 'Remake SMKDEV',
  image: 'website-6-remake-smkdev.png',
  imageAlt: 'The landing page of a programming school with its classes',
  owner: 'SMKDEV',
  date: 'March 2023',
  url: 'https://example.com/remake-smkdev',
  urlRepo: 'https://example.com/raka/remake-smkdev',
  description:
    'The landing page of a programming school, built again from its design to learn how far careful markup carries.',
  p1: 'During my internship I was given the design of the SMKDEV landing page and a week. The task was to rebuild it so that it looks the same from the smallest phone to a projector, loads on a school connection and can be read by a screen reader. Visitors find the classes, the price and the next start date without scrolling twice.',
  p2: 'I had built pages before, but never measured one. The first version weighed four megabytes, most of it pictures hidden on a phone. I cut what nobody saw, let the browser choose the size of each picture and replaced a slider library by thirty lines of CSS. Writing the reasons next to each change became the habit I value most from that internship.',
  technologies: [html, sass, javascript, figma],
} satisfies WebsiteProject;
