import type { WebsiteProject } from '#content/schema/project.ts';
import { laravel, postgresql, react, tailwindcss } from '#content/technologies.ts';

export default {
  kind: 'website',
  id: '10',
  order: 2,
  title: 'Online Course',
  alsoCalled: ['kursus online', 'e learning', 'course platform'],
  imageAlt: 'A lesson on the color wheel: the video, its notes, and the other lessons.',
  owner: 'A campus team of four',
  date: '2024-01',
  url: 'private',
  urlRepo: 'https://example.com/online-course/source',
  description: 'A course platform for evening classes, with video lessons, quizzes, and progress teachers can see.',
  problem: 'Evening students miss a session now and then and fall behind.',
  role: 'I built the video player and the progress tracking, in Laravel and React.',
  result: 'Students resume exactly where they left off, and teachers see who’s stuck before the next class.',
  facts: ['3 evening classes', 'One semester', 'Team of 4'],
  p1: 'Our team project in software engineering. Each lesson is a video with synchronized notes, a short quiz and an assignment. Students resume on any device. Teachers see who has finished and who’s stuck, and answer questions at the minute of the video where they came up.',
  p2: 'Saving the position every second would have flooded the server, but saving it less often lost minutes of progress. The browser now stores it and sends it on pause, twice a minute, and when the page closes. Progress counts only the parts that actually played, so dragging the slider to the end doesn’t finish a lesson. Every quiz rule is tested in both Laravel and React.',
  technologies: [laravel, react, postgresql, tailwindcss],
} satisfies WebsiteProject;
