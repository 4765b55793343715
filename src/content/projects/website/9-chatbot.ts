import type { WebsiteProject } from '#content/project.ts';
import { express, postgresql, python, react } from '#content/technologies.ts';

export default {
  id: '9',
  title: 'Chatbot',
  image: 'website-9-chatbot.png',
  imageAlt: 'A chat window with a question about a scholarship and its answer',
  owner: 'A campus team of two',
  date: 'June 2024',
  url: 'private',
  urlRepo: 'https://example.com/raka/chatbot',
  description:
    'Answers what new students ask every August, from the handbook of the faculty, and names the page each answer comes from.',
  p1: 'Every August the student office answers the same sixty questions. The chatbot takes them in informal Indonesian, looks up the passages of the faculty handbook that fit, and answers in a few sentences with the page number beside them. When the handbook does not say, it does not either: it gives the office hours and the name of the person to ask.',
  p2: 'A language model that sounds sure of itself is worse than a handbook nobody reads. Most of our work went into letting it refuse. We collected two hundred real questions, marked which ones the handbook answers, and changed the instructions until refusals and answers fell on the right sides. The page numbers are copied by code and never written by the model.',
  technologies: [python, express, react, postgresql],
} satisfies WebsiteProject;
