import type { WebsiteProject } from '#content/schema/project.ts';
import { gemini, github, react, tailwindcss, typescript, vite } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '13',
  title: 'Portfolio Website',
  alsoCalled: ['this portfolio'],
  imageAlt: 'The first page of this website: the word Hello beside a turning gold coin.',
  owner: 'Personal project',
  date: '2026-11',
  url: 'https://example.com/',
  urlRepo: 'https://github.com/',
  description:
    'The website you are reading: projects, a contact form and a chat that knows them all. Every page is a finished file, so it can be read before any script has run.',
  p1: 'This website introduces me to people who have a minute: a greeting, the tools I use, my projects and a way to write to me. Each project is one record in the code; its card, its page, its pictures and what the bot can say about it are made from that record. Messages arrive in my Telegram, and when that fails the form offers other ways with the text still in it.',
  p2: 'It had to be readable on a slow phone before any script has run. So the build renders every page to a file, makes the pictures in the sizes that the layout asks for, and leaves the chat, the form and the animations until they are needed. The chat draws an answer while it streams in, and only the part that is new. Without a key it answers from the content of the site itself, and says so.',
  technologies: [react, typescript, vite, tailwindcss, gemini, github],
} satisfies WebsiteProject;
