import type { WebsiteProject } from '#content/schema/project.ts';
import { bootstrap, laravel, mysql, php } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '1',
  order: 9,
  title: 'Official Website',
  alsoCalled: ['school website', 'website sekolah', 'web sekolah'],
  imageAlt: 'The home page of a vocational school near Mount Merapi, and its admissions checklist on a phone.',
  owner: 'A vocational school in Sleman',
  date: '2022-08',
  url: 'https://example.com/official-website',
  urlRepo: 'private',
  description: 'A vocational school’s website with programs, news and admissions, maintained by its own teachers.',
  p1: 'Visitors find programs, teachers, news and what families need to bring for admission. Teachers write posts, change dates and replace photos after a simple login. Every page answers a question the front office used to answer by phone, and names someone to call if it doesn’t.',
  p2: 'The previous site went stale because only one person knew how to edit it. So the editor offers only what the pages can show: a title, a picture, and text with headings and lists. Photos come straight from phones, so the server crops and compresses them. Deleted posts can be restored, and a printed one-page guide hangs in the office.',
  technologies: [laravel, php, mysql, bootstrap],
} satisfies WebsiteProject;
