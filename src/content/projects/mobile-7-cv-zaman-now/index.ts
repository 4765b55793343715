import type { MobileProject } from '#content/schema/project.ts';
import { canva, dart, firebase, flutter } from '#content/technologies.ts';

export default {
  kind: 'mobile',
  id: '7',
  order: 4,
  title: 'CV Zaman Now',
  alsoCalled: ['cv jaman now', 'aplikasi cv', 'cv app', 'cv builder', 'resume builder'],
  imageAlt: 'The steps of a nearly finished CV on a phone, in front of the finished page.',
  owner: 'Personal project',
  date: '2025-02',
  download: 'private',
  url: 'https://example.com/cv-zaman-now',
  urlRepo: 'private',
  description: 'Builds a CV step by step on your phone and saves it as a one-page PDF.',
  p1: 'For students writing their first CV, often with nothing but a phone. The app asks for one section at a time, explains it in a sentence, shows an example from a similar field, and warns when a line says too little. The PDF is also easy for software to read, because applicant tracking systems often open it first.',
  p2: 'Fitting the text on one page took longer than everything else combined. The app measures the layout before drawing it: it first tightens the spacing, then shrinks the type within a readable range, and only then says which section is too long and by how many lines. Drafts stay on the phone and sync to Firebase only after you sign in, because a CV contains an address and a phone number.',
  technologies: [flutter, dart, firebase, canva],
} satisfies MobileProject;
