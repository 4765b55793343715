import type { MobileProject } from '#content/schema/project.ts';
import { canva, dart, firebase, flutter } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '7',
  title: 'CV Zaman Now',
  alsoCalled: ['cv jaman now', 'aplikasi cv', 'cv app', 'cv builder', 'resume builder'],
  imageAlt: 'The steps of a nearly finished CV on a phone, in front of the CV as a page.',
  owner: 'Personal project',
  date: '2025-02',
  download: 'private',
  url: 'https://example.com/cv-zaman-now',
  urlRepo: 'private',
  description:
    'Builds a CV on the phone, step by step, and saves it as a tidy PDF of one page. It explains each section in a sentence and warns when a line says too little.',
  p1: 'CV Zaman Now is for students who write their first CV, often with only a phone at hand. It asks for one section at a time, shows an example from a similar field, and tells how much is left. The result is a single page in one of a few layouts, saved as a PDF that a machine can read too, because many applications are opened by one first.',
  p2: 'Fitting the text on one page took longer than everything else. The layout is measured before it is drawn: the app first tightens the spacing, then the type within a readable range, and only then says which section is too long, and by how many lines. Drafts are kept on the phone and go to Firebase only when their owner signs in, since a CV holds an address and a telephone number.',
  technologies: [flutter, dart, firebase, canva],
} satisfies MobileProject;
