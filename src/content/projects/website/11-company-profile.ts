import type { WebsiteProject } from '#content/project.ts';
import { excel, javascript, powerpoint, sass } from '#content/technologies.ts';

export default {
  id: '11',
  title: 'Company Profile',
  image: 'website-11-company-profile.png',
  imageAlt: 'The home page of a building contractor with its finished houses',
  owner: 'A contractor in Sleman',
  date: 'February 2023',
  url: 'https://example.com/company-profile',
  urlRepo: 'https://example.com/raka/company-profile',
  description:
    'A building contractor shows finished houses by budget and plot, since that is what customers ask first.',
  p1: 'The contractor wanted a company profile with vision and mission. The customers I called wanted to know what a house costs on a plot like theirs. The site starts with that: forty finished houses, to be sorted by plot width and budget, each with its plan, the time it took and what was changed on the way. Vision and mission have their page too, and it is short.',
  p2: 'There was no list of these houses, only folders full of photos. I sat with the foreman for two afternoons and wrote down what he remembered, which became the data of the site. The sorted list is made at build time into plain pages, so it opens at once and costs nothing to host; the owner adds a house by filling in a row of a spreadsheet.',
  technologies: [javascript, sass, excel, powerpoint],
} satisfies WebsiteProject;
