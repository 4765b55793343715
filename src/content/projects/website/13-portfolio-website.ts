import type { WebsiteProject } from '#content/project.ts';
import { notion, react, tailwind, typescript, vite, vsCode } from '#content/technologies.ts';

export default {
  id: '13',
  title: 'Portfolio Website',
  image: 'website-13-portfolio-website.png',
  imageAlt: 'This site: the word Hello beside a gold coin',
  owner: 'Personal project',
  date: 'November 2026',
  url: 'https://example.com/',
  urlRepo: 'https://example.com/raka/portfolio',
  description:
    'This site: a React app that arrives as finished pages, with a coin that turns, a bot that answers and a form that reaches me.',
  p1: 'A portfolio is read on a phone, between two other things, by somebody who decides in two minutes. So every page of this site is a finished file before a script runs: who I am, what I built and how to reach me can be read on a slow link and without JavaScript. Then the app takes over for what needs one, such as the chat, the form and the slideshow.',
  p2: 'There is no server of mine behind it. The form speaks to Telegram and the chat to Gemini straight from the browser, which meant thinking hard about what may fail: no key, no network, a limit that is used up. Whatever happens, nothing you typed is lost and there is another way to send it. The coin was the fun part; its edge is ten discs standing close together.',
  technologies: [react, typescript, vite, tailwind, notion, vsCode],
} satisfies WebsiteProject;
