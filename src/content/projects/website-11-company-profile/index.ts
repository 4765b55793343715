import type { WebsiteProject } from '#content/schema/project.ts';
import { bootstrap, html, javascript, sass } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '11',
  title: 'Company Profile',
  alsoCalled: ['profil perusahaan', 'contractor site', 'contractor website'],
  imageAlt: 'The first page of a building contractor, with a finished house, its measures and its plan.',
  owner: 'A building contractor in Bantul',
  date: '2022-10',
  url: 'https://example.com/company-profile',
  urlRepo: 'private',
  description:
    'The company profile of a building contractor: services, finished work with plans and photographs, and a request form that asks the right questions first.',
  p1: 'A building contractor wanted to be found by families who plan a house, and to spend less time explaining the basics on the telephone. The website shows finished work with a plan, a few photographs and what was special about the site; a page on costs explains what drives a price. The request form asks for place, size and time, so the first call can begin with the real questions.',
  p2: 'The company has nobody who edits a website, so its content is one folder of plain files: a text and a few pictures for each finished house. A script turns them into pages and puts them on the server, and a missing picture stops it with a sentence that says which. Bootstrap gives the grid and the form, Sass the rest; only the filter by kind of building needs JavaScript.',
  technologies: [html, sass, bootstrap, javascript],
} satisfies WebsiteProject;
