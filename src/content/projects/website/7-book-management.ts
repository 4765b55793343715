import type { WebsiteProject } from '#content/project.ts';
import { excel, express, mysql, nodejs, react } from '#content/technologies.ts';

export default {
  id: '7',
  title: 'Book Management',
  image: 'website-7-book-management.png',
  imageAlt: 'A table of library books with their covers and due dates',
  owner: 'A village library in Kulon Progo',
  date: 'November 2023',
  url: 'private',
  urlRepo: 'https://example.com/raka/book-management',
  description:
    'Lending for a village library with two thousand books and one volunteer: catalogue, loans, reminders and a yearly report.',
  p1: 'The library opens three afternoons a week and is run by one volunteer. The program knows which book is where, lends with two scans, sends a friendly reminder by message when a book is late and prints the yearly report the village office asks for. Children can look up from their own phone whether the next volume of a series is back.',
  p2: 'The catalogue arrived as a spreadsheet with nine ways of writing the same author. I wrote an import that proposes which rows belong together and lets a person decide, and it found out that the library owned four copies of a book everybody believed lost. Loans had to go on during power cuts, so the day is written to a file first and to the database when the light comes back.',
  technologies: [express, nodejs, mysql, react, excel],
} satisfies WebsiteProject;
