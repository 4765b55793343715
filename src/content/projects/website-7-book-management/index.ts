import type { WebsiteProject } from '#content/schema/project.ts';
import { laravel, mysql, php, tailwindcss } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '7',
  title: 'Book Management',
  alsoCalled: ['library app', 'library system', 'aplikasi perpustakaan', 'manajemen buku'],
  imageAlt:
    'The catalogue of a reading room with covers and who has borrowed what, and a phone reading an ISBN.',
  owner: 'A reading room near campus',
  date: '2023-01',
  url: 'private',
  urlRepo: 'https://example.com/book-management/source',
  description:
    'Lends the books of a small reading room: catalogue, members, loans and reminders. An ISBN fills in a new book, and overdue ones come to the top of the list.',
  problem: 'The lending list was on paper, and two volunteers could lend the same copy on the same evening.',
  role: 'Everything, while I opened the room two evenings a week.',
  result: 'A copy has at most one borrower, and overdue books come back after one message.',
  facts: ['900 books, 60 members', '2 months', 'Built alone'],
  p1: 'Book Management looks after a reading room that is open whenever a volunteer is there. Volunteers scan a book out and in again, members see what they have borrowed and what they can reserve, and once a week a list shows what is overdue. A new book needs only its ISBN: title, author and cover are looked up, and the volunteer adds the shelf.',
  p2: 'Loans looked simple until two volunteers lent the same copy on the same evening. A book and its copies are now separate records, a loan belongs to a copy, and the database itself forbids two open loans of one copy. Old books have no ISBN at all, so the search accepts a misspelt title and offers what sounds close, which also helps with names that are written in more than one way.',
  technologies: [laravel, php, mysql, tailwindcss],
} satisfies WebsiteProject;
