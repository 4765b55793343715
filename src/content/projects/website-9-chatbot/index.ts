import type { WebsiteProject } from '#content/schema/project.ts';
import { express, gemini, javascript, nodejs } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '9',
  order: 6,
  title: 'Chatbot',
  alsoCalled: ['chat bot', 'campus chatbot'],
  imageAlt: 'A conversation about campus life, with the handbook page below an answer.',
  owner: 'Personal project',
  date: '2024-06',
  url: 'private',
  urlRepo: 'private',
  description: 'Answers questions about campus life from the student handbook, and shows the passages it used.',
  p1: 'Chatbot answers what new students ask in their first weeks: how to register for courses, where to pay, whom to contact. It finds the matching passages in the student handbook, gives them to a language model with the question, and shows them below each answer. If you doubt an answer, open the page it came from.',
  p2: 'Without those passages, the model confidently invented offices and opening hours. Now the Express service refuses to answer when nothing in the handbook comes close, and names the office that knows. Answers stream, so the first words appear quickly. If the connection drops, the text stays and the answer can continue. The API key stays on the server, and each visitor gets a small number of questions per day.',
  technologies: [javascript, nodejs, express, gemini],
} satisfies WebsiteProject;
