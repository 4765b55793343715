import type { MobileProject } from '#content/project.ts';
import { canva, kotlin, sqlite, word } from '#content/technologies.ts';

export default {
  id: '7',
  title: 'CV Zaman Now',
  imageKey: 'cvZamanNow',
  image: 'mobile-7-cv-zaman-now.png',
  imageAlt: 'A form on a phone beside the finished page of a curriculum vitae',
  owner: 'Personal project',
  date: 'May 2025',
  download: 'private',
  url: 'https://example.com/cv-zaman-now',
  urlRepo: 'https://example.com/raka/cv-zaman-now',
  description:
    'Writes a one-page CV with school leavers who have never written one: it asks small questions and lays out the answers.',
  p1: 'Vocational school graduates often have more to show than they think, and an empty page does not help. CV Zaman Now asks what they did last week rather than what their strengths are, suggests plain verbs, and turns the answers into one tidy page that fits a printer at the copy shop. Everything stays on the phone until they share the file.',
  p2: 'A page that must never become two is a layout problem with a person behind it. The app measures the text as it is typed and offers to shorten the least important lines first, showing what would go before it goes. Making the same page come out of a phone, a print shop and a mail program meant drawing the PDF myself, with fonts embedded and nothing left to the viewer.',
  technologies: [kotlin, sqlite, canva, word],
} satisfies MobileProject;
