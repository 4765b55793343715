import type { WebsiteProject } from '#content/schema/project.ts';
import { bootstrap, laravel, mysql, php } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '1',
  title: 'Official Website',
  alsoCalled: ['school website', 'website sekolah', 'web sekolah'],
  imageAlt: 'The first page of a vocational school under Merapi, and on a phone what to bring for admission.',
  owner: 'A vocational school in Sleman',
  date: '2022-08',
  url: 'https://example.com/official-website',
  urlRepo: 'private',
  description:
    'The official website of a vocational school: programmes, news and admission in one place, kept up to date by its teachers without a programmer.',
  p1: 'The school needed a website that its own staff could keep alive. Visitors find the programmes, the teachers, the news and what a family has to bring for admission; teachers write posts, change dates and exchange pictures behind a plain login. Every page answers one question that the front office used to answer by telephone, and says whom to call when it does not.',
  p2: 'The site before it had stopped because only one person knew how to edit it. So the editor offers just what the pages can show: a title, a picture, and text with headings and lists. Pictures are cut and compressed on the server, since they arrive straight from a phone, and a deleted post can be brought back. A printed page of instructions hangs in the office.',
  technologies: [laravel, php, mysql, bootstrap],
} satisfies WebsiteProject;
