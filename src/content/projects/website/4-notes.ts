import type { WebsiteProject } from '#content/project.ts';
import { css, javascript, react } from '#content/technologies.ts';

export default {
  id: '4',
  title: 'Notes',
  image: 'website-4-notes.png',
  imageAlt: 'A wall of notes in a browser with one of them open',
  owner: 'Personal project',
  date: 'October 2022',
  url: 'https://example.com/notes',
  urlRepo: 'https://example.com/raka/notes',
  description:
    'Notes that save themselves, archive in one key and find any word in a blink. My first project without a tutorial.',
  p1: 'I wrote Notes for my own lectures. A note is plain text with a title and a date; it saves itself while I type, one key archives it and another brings it back. The search looks through everything as the word is typed and marks where it was found. After a semester of daily use there is nothing in it that I do not use.',
  p2: 'Two open tabs taught me what state means: the older one happily overwrote what the newer one had saved. Every change now carries the version it was based on, and when they differ the note shows both texts and lets me pick. Doing this with nothing but the storage of the browser made me read its specification from beginning to end for the first time.',
  technologies: [react, javascript, css],
} satisfies WebsiteProject;
