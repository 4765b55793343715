import type { MobileProject } from '#content/project.ts';
import { dart, figma, flutter, python, tensorflow } from '#content/technologies.ts';

export default {
  id: '5',
  title: 'Monev - Money Voice Identifier',
  imageKey: 'monev',
  image: 'mobile-5-monev.png',
  imageAlt: 'The camera view of Monev over a banknote, with its value written large',
  owner: 'A research team of three',
  date: 'August 2024',
  download: 'https://example.com/store/monev',
  url: 'private',
  urlRepo: 'private',
  description:
    'Says the value of a rupiah note aloud as soon as the camera sees it, for people who cannot. Works without a connection.',
  p1: 'Monev is for blind and low-vision people who are paid in cash. Hold a note in front of the phone, in any direction and folded if need be, and the app says its value and buzzes a pattern for it. It counts along, so that change can be checked at the counter, and every screen can be used with eyes closed: there is one large area to touch and each action has its own sound.',
  p2: 'The model runs on the phone, since a payment cannot wait for a network. We photographed worn and wet notes in kitchens, buses and night markets, because a model trained on clean scans fails at the first real counter. The hardest part was silence: the app now says nothing until three frames in a row agree, and tells people to find light when it cannot be sure, instead of guessing a sum.',
  p3: 'A teacher at a school for blind children tried each version with us. Her first sentence changed the app more than any paper did: do not tell me that you are loading, tell me when you are done.',
  technologies: [flutter, dart, tensorflow, python, figma],
} satisfies MobileProject;
