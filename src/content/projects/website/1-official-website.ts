import type { WebsiteProject } from '#content/project.ts';
import { bootstrap, laravel, mysql, php } from '#content/technologies.ts';

export default {
  id: '1',
  title: 'Official Website',
  image: 'website-1-official-website.png',
  imageAlt: 'The home page of a vocational school on a laptop',
  owner: 'A vocational school in Bantul',
  date: 'July 2022',
  url: 'https://example.com/official-website',
  urlRepo: 'private',
  description:
    'The website of a vocational school: news, majors and enrolment, kept up to date by teachers who are not web people.',
  p1: 'The old site of the school was a blog that nobody could edit any more. The new one answers the three questions parents arrive with: what can my child learn here, what does it cost, and how do we sign up. Teachers write the news themselves in a form with four fields, and the enrolment page closes by itself when the term is full.',
  p2: 'The difficulty was not the code but the pictures: phones upload photos of twelve megabytes, and the school pays for its hosting by the gigabyte. Uploads are now resized on arrival, and the page says politely when a picture is too dark to use. I also wrote a two-page handbook with screenshots, which is the part of the project the school praises most.',
  technologies: [laravel, php, mysql, bootstrap],
} satisfies WebsiteProject;
