import type { WebsiteProject } from '#content/project.ts';
import { firebase, laravel, postgresql, react, tailwind } from '#content/technologies.ts';

export default {
  id: '10',
  title: 'Online Course',
  image: 'website-10-online-course.png',
  imageAlt: 'A lesson with its video, chapters and progress',
  owner: 'SMKDEV',
  date: 'September 2024',
  url: 'https://example.com/online-course',
  urlRepo: 'private',
  description:
    'Lessons for students on prepaid data: short videos that can be fetched at school, quizzes that work offline.',
  p1: 'The course platform of SMKDEV is used by students whose data plan ends before the month does. Lessons are cut into parts of five minutes, can be fetched on the school network and watched at home, and every video has a text version of the same content. Quizzes are corrected on the device and handed in when there is a connection again.',
  p2: 'Handing in later sounds simple until two devices hand in different answers for the same quiz. We treat answers as a list of events with their times and let the last one before the deadline count, shown to the student as such. Teachers see who is stuck at which minute of which video, and nothing else about how somebody studies, which was a decision and not an omission.',
  technologies: [laravel, react, firebase, postgresql, tailwind],
} satisfies WebsiteProject;
