import type { WebsiteProject } from '#content/schema/project.ts';
import { bootstrap, html, javascript, sass } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '11',
  order: 10,
  title: 'Company Profile',
  alsoCalled: ['profil perusahaan', 'contractor site', 'contractor website'],
  imageAlt: 'The home page of a building contractor, with a finished house, its dimensions and its floor plan.',
  owner: 'A building contractor in Bantul',
  date: '2022-10',
  url: 'https://example.com/company-profile',
  urlRepo: 'private',
  description: 'A contractor’s website: finished houses with floor plans, and a form that asks the right questions.',
  p1: 'The contractor wanted to reach families planning a house and spend less time explaining the basics by phone. The website shows finished houses with a floor plan, photos and what was special about the site. A page on costs explains what drives the price. The request form asks for location, size and schedule, so the first call can start with the real questions.',
  p2: 'Nobody at the company wanted to learn a website editor, so the content is a folder of plain files: one text file and a few photos for each house. A script turns them into pages and uploads them, and if a photo is missing, the script stops and says which one. Bootstrap provides the grid and the form, Sass the rest. Only the filter by building type needs JavaScript.',
  technologies: [html, sass, bootstrap, javascript],
} satisfies WebsiteProject;
