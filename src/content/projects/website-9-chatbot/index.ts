import type { WebsiteProject } from '#content/schema/project.ts';
import { express, gemini, javascript, nodejs } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '9',
  title: 'Chatbot',
  alsoCalled: ['chat bot', 'campus chatbot'],
  imageAlt: 'A conversation about student life, with the page of the handbook under an answer.',
  owner: 'Personal project',
  date: '2024-06',
  url: 'private',
  urlRepo: 'private',
  description:
    'A chat page for questions about campus life, answered from the student handbook with the passage it was read from. When the handbook is silent, it says so.',
  p1: 'Chatbot answers what new students ask in their first weeks: how to fill in the study plan, where to pay, whom to write to. It looks for fitting passages in the student handbook, gives them to the model together with the question, and shows under each answer the passages it used. Somebody who does not trust the answer can open the page it came from.',
  p2: 'Without those passages the model invented offices and opening hours with great confidence. Now the Express service refuses to answer when nothing in the handbook comes close, and names the office that would know. Answers are streamed, so the first words appear early; a cut connection keeps what has arrived and offers to go on. The key of the model stays on the server, and each visitor has a small budget of questions a day.',
  technologies: [javascript, nodejs, express, gemini],
} satisfies WebsiteProject;
