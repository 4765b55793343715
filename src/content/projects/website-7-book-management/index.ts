import type { WebsiteProject } from '#content/schema/project.ts';
import { laravel, mysql, php, tailwindcss } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '7',
  order: 3,
  title: 'Book Management',
  alsoCalled: ['library app', 'library system', 'aplikasi perpustakaan', 'manajemen buku'],
  imageAlt: 'The catalog of a reading room with covers and borrowers, and a phone scanning an ISBN.',
  owner: 'A reading room near campus',
  date: '2023-01',
  url: 'private',
  urlRepo: 'https://example.com/book-management/source',
  description: 'Manages lending for a small reading room: catalog, members, due dates and reminders.',
  problem: 'The lending list was on paper, so two volunteers could lend the same copy on the same evening.',
  role: 'I built everything while running the room two evenings a week.',
  result: 'Each copy has at most one borrower, and overdue books come back after one reminder.',
  facts: ['900 books, 60 members', '2 months', 'Solo project'],
  p1: 'Volunteers scan books out and back in, members see what they’ve borrowed and what they can reserve, and a weekly list shows what’s overdue. A new book needs only its ISBN: the app looks up title, author and cover, and the volunteer enters the shelf.',
  p2: 'Loans looked simple until two volunteers promised the same copy on the same evening. Books and copies are now separate records, a loan belongs to a copy, and the database allows only one open loan per copy. Old books have no ISBN, so the search accepts misspelled titles and suggests similar-sounding ones, which also helps with names that have several spellings.',
  technologies: [laravel, php, mysql, tailwindcss],
} satisfies WebsiteProject;
