import type { WebsiteProject } from '#content/schema/project.ts';
import { express, nodejs, postgresql, react } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '4',
  title: 'Notes',
  alsoCalled: ['note app', 'notes app', 'aplikasi catatan'],
  imageAlt: 'A list of notes with tags, and one of them open in the editor.',
  owner: 'Personal project',
  date: '2023-09',
  url: 'private',
  urlRepo: 'https://example.com/notes/source',
  description:
    'Notes that stay in order: write in Markdown, tag while typing and find everything again from one search field. Changes made without a network are kept and merged later.',
  p1: 'Notes is a small web app for lecture notes and half-finished thoughts. A note is Markdown with a live preview; a word with a hash sign becomes a tag, and one search field looks through titles, text and tags at once. It opens on the note that was edited last, with the cursor where it stood, because that is nearly always the one I want.',
  p2: 'The interesting part was editing on two devices. Each note keeps a revision number, and the Express service refuses to overwrite a newer one. The app then compares both texts with the last one they had in common, joins what does not collide and shows the rest side by side. PostgreSQL does the search with its own full-text index, which turned out far better than my first attempt with LIKE.',
  technologies: [react, nodejs, express, postgresql],
} satisfies WebsiteProject;
