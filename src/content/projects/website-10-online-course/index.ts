import type { WebsiteProject } from '#content/schema/project.ts';
import { laravel, postgresql, react, tailwindcss } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '10',
  title: 'Online Course',
  alsoCalled: ['kursus online', 'e learning', 'course platform'],
  imageAlt: 'A lesson on the colour wheel: the video, the notes that follow it and the lessons around it.',
  owner: 'A campus team of four',
  date: '2024-05',
  url: 'private',
  urlRepo: 'https://example.com/online-course/source',
  description:
    'A course platform for evening classes: lessons with video and notes, short quizzes, and a page where teachers see who is stuck and at which step.',
  problem: 'Evening students miss a session now and then and lose the thread.',
  role: 'The video player and the progress, in Laravel and in React.',
  result: 'Students go on at the second where they stopped, and teachers see who is stuck before the next class.',
  facts: ['One semester', 'Team of 4', '3 evening classes'],
  p1: 'Online Course was our team project in software engineering: a place for evening classes whose students miss a session now and then. A lesson is a video with notes that follow it, a short quiz and a task to hand in. Students go on where they stopped, on any device; teachers see who has finished and who is stuck, and answer questions at the minute of the video where they came up.',
  p2: 'I looked after the player and the progress. Saving the position every second would have flooded the service, and saving it rarely lost minutes; it is now kept in the browser and sent at pauses, twice a minute, and when the page is left. Progress counts the parts that were really played, so dragging the slider to the end does not finish a lesson. Each rule of a quiz is tested both in Laravel and in React.',
  technologies: [laravel, react, postgresql, tailwindcss],
} satisfies WebsiteProject;
