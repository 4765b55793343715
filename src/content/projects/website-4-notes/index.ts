import type { WebsiteProject } from '#content/schema/project.ts';
import { express, nodejs, postgresql, react } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '4',
  order: 5,
  title: 'Notes',
  alsoCalled: ['note app', 'notes app', 'aplikasi catatan'],
  imageAlt: 'A list of notes with tags, and one of them open in the editor.',
  owner: 'Personal project',
  date: '2023-09',
  url: 'private',
  urlRepo: 'https://example.com/notes/source',
  description: 'Markdown notes with tags and one search field. Offline edits merge when you reconnect.',
  p1: 'A small web app for lecture notes and half-finished thoughts. Notes are Markdown with a live preview, a hashtag becomes a tag, and one field searches titles, text and tags. The app opens on the note you edited last, with the cursor where you left it, because that’s nearly always the one I want.',
  p2: 'The interesting part was editing on two devices. Each note has a revision number, and the Express service refuses to overwrite a newer one. The app then compares both versions with their last common one, merges what doesn’t conflict, and shows the rest side by side. Search uses PostgreSQL’s full-text index, which turned out to be far better than my first attempt with LIKE.',
  technologies: [react, nodejs, express, postgresql],
} satisfies WebsiteProject;
