import type { WebsiteProject } from '#content/schema/project.ts';
import { gemini, react, tailwindcss, typescript, vite } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '13',
  order: 4,
  title: 'Portfolio Website',
  alsoCalled: ['this portfolio'],
  imageAlt: 'The home page of this website: the word Hello next to a gold coin.',
  owner: 'Personal project',
  date: '2026-11',
  url: 'https://example.com/',
  urlRepo: 'https://github.com/',
  description: 'The website you’re reading. Every page is prerendered, so it’s readable before any script runs.',
  p1: 'This website introduces me to people with a minute to spare: who I am, what I’ve built, and how to reach me. Each project is one record in the code, and its card, page, pictures and search results all come from it. The form keeps every message until it has been sent, and offers other ways if sending fails.',
  p2: 'It had to be readable on a slow phone. So the build renders every page to a file and prepares each picture in several sizes, and the chat, the form and the animations load only when they’re needed. Chat answers stream in. Without an API key, the chat answers from the site’s own content and says so.',
  technologies: [react, typescript, vite, tailwindcss, gemini],
} satisfies WebsiteProject;
